import { fileTypes } from "./file-types";
import { askAnew, filesForHosts, hashedFolderNames, keepForAYear } from "./headers";

/** Endings in folders of hashed names of which the AWS command line does not know the type. */
const UNKNOWN_TO_AWS = ["webp", "woff2"] as const;

/** Plain texts, of whose charset the AWS command line says nothing, and a browser would guess it. */
const TEXTS = "*.txt";

/** Filters of the AWS command line, of which the last that matches a file holds. */
const include = (patterns: string[]) => patterns.map((pattern) => `--include "${pattern}"`);
const exclude = (patterns: string[]) => patterns.map((pattern) => `--exclude "${pattern}"`);

/**
 * Writes a shell script that uploads the site to a bucket and empties CloudFront's cache. S3 keeps headers with each file,
 * so they are given there. Files with hashed names go first and old ones last: no page ever names a file that is not there.
 */
export function s3Upload(): string {
	const hashed = hashedFolderNames.map((folder) => `${folder}/*`);
	const unknown = UNKNOWN_TO_AWS.map((ending) => `*.${ending}`);
	const upload = (command: string, filters: string[], options: string) =>
		`aws s3 ${command} out "$bucket" ${filters.join(" ")} ${options}`;
	const year = `--cache-control "${keepForAYear}"`;
	return `# Made by the build: do not edit. sh hosting/s3.sh BUCKET DISTRIBUTION
set -eu
bucket="s3://$1"
distribution="$2"
${upload("sync", [...exclude(["*"]), ...include(hashed), ...exclude(unknown)], year)}
${UNKNOWN_TO_AWS.map((ending) => {
	const own = hashedFolderNames.map((folder) => `${folder}/*.${ending}`);
	return upload("cp", [...exclude(["*"]), ...include(own)], `--recursive --content-type ${fileTypes[ending]} ${year}`);
}).join("\n")}
${upload("sync", [...exclude(["*"]), ...include([TEXTS])], `--content-type "${fileTypes.txt}; charset=utf-8" --cache-control "${askAnew}"`)}
${upload("sync", exclude([...hashed, ...filesForHosts, TEXTS]), `--cache-control "${askAnew}"`)}
${upload("sync", exclude(filesForHosts), "--delete")}
aws cloudfront create-invalidation --distribution-id "$distribution" --paths "/*"
`;
}
