/**
 * Addresses that nobody links and that a server has to take calmly: slashes too many, signs that are no address, ways out
 * of the site's folder, and lengths beyond any limit.
 * @param page the path of a page, to which some are close
 */
export const oddAddresses = (page: string): string[] => [
	"//",
	`/${page}`,
	`${page}/`,
	"//example.org/",
	"//example.org/%2e%2e",
	"/%5cexample.org/",
	"/*",
	"/{path}",
	"/%",
	"/%zz",
	"/%E0%A4%A",
	"/%00",
	`${page}%00`,
	"/%ff/",
	`${page.toUpperCase()}%0a`,
	"/a%2fb",
	"/%0d%0aA:b",
	"/../",
	"/%2e%2e/%2e%2e/etc/passwd",
	"/..%2f..%2fetc/passwd",
	"/index.html/",
	`/${"a".repeat(300)}`,
	`/${"a".repeat(3_000)}`,
	`/${"a/".repeat(2_000)}`,
	`/${"a".repeat(9_000)}`,
	`${page}?${"a".repeat(9_000)}`,
];
