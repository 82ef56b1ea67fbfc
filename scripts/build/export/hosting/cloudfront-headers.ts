import type { HostingTable } from "./table";

/** What CloudFront calls each header that has a place of its own, and how it is told of it. */
const places: Record<string, (value: string) => Record<string, object>> = {
	"Content-Security-Policy": (value) => ({
		ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value },
	}),
	"X-Content-Type-Options": () => ({ ContentTypeOptions: { Override: true } }),
	"X-Frame-Options": (value) => ({ FrameOptions: { Override: true, FrameOption: value } }),
	"Referrer-Policy": (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
	"Strict-Transport-Security": (value) => ({
		StrictTransportSecurity: {
			Override: true,
			AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
			IncludeSubdomains: value.includes("includeSubDomains"),
			Preload: value.includes("preload"),
		},
	}),
};

/** Writes a response headers policy of CloudFront, for `aws cloudfront create-response-headers-policy`. */
export function cloudFrontHeaders({ host, headers }: HostingTable): string {
	const all = Object.entries({ ...headers.ofAll, ...headers.overTls });
	const others = all.filter(([name]) => !places[name]);
	const config = {
		Name: `${host.replaceAll(".", "-")}-headers`,
		SecurityHeadersConfig: Object.assign({}, ...all.map(([name, value]) => places[name]?.(value))),
		CustomHeadersConfig: {
			Quantity: others.length,
			Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })),
		},
	};
	return `${JSON.stringify(config, null, "\t")}\n`;
}
