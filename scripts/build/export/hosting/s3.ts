import { contentType } from "./file-types";
import { compressedEndings, filesForHosts } from "./files-for-hosts";
import type { HostingTable } from "./table";

/** Filters of the AWS command line, of which the last that matches a file holds; `*` stands for slashes, too. */
const include = (patterns: string[]) => patterns.map((pattern) => `--include "${pattern}"`);
const exclude = (patterns: string[]) => patterns.map((pattern) => `--exclude "${pattern}"`);

/**
 * Writes a shell script that uploads the site to a bucket and empties CloudFront's cache. S3 keeps headers with each file,
 * so they are given there, the type too: the AWS command line does not know all of them, and of no text the charset. Files
 * with hashed names go first and old ones last: no page ever names a file that is not there.
 */
export function s3Upload({ base, types, endings, caching }: HostingTable): string {
	const hashed = caching.hashedFolders.map((folder) => `${folder.slice(base.length + 1)}*`);
	const known = (all: string[]) =>
		all.flatMap((ending) => (types.all[ending] ? [{ ending, type: types.all[ending] }] : []));
	const everyKnown = known(endings.others).map(({ ending }) => `*.${ending}`);
	const left = [...filesForHosts, ...compressedEndings.map((ending) => `*.${ending}`)];
	const sync = (filters: string[], options: string) => `aws s3 sync out "$bucket" ${filters.join(" ")} ${options}`;
	const typed = (type: string, cacheControl: string) =>
		`--content-type "${contentType(type)}" --cache-control "${cacheControl}"`;
	return `# Made by the build: do not edit. sh hosting/s3.sh BUCKET DISTRIBUTION
set -eu
bucket="s3://$1${base}"
distribution="$2"
# Files with a hash in their names.
${known(endings.hashed)
	.map(({ ending, type }) => {
		const files = hashed.map((folder) => `${folder}.${ending}`);
		return sync([...exclude(["*"]), ...include(files)], typed(type, caching.hashed));
	})
	.join("\n")}
# All others.
${known(endings.others)
	.map(({ ending, type }) =>
		sync([...exclude(["*"]), ...include([`*.${ending}`]), ...exclude(hashed)], typed(type, caching.others)),
	)
	.join("\n")}
${sync(exclude([...hashed, ...everyKnown, ...left]), `--cache-control "${caching.others}"`)}
${sync(exclude(left), "--delete")}
aws cloudfront create-invalidation --distribution-id "$distribution" --paths "/*"
`;
}
