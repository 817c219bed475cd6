/** Files of the site that Netlify and Cloudflare Pages read, and do not serve. */
import type { Site } from '~/config/site';
import { hostPath } from '~/seo/addresses';
import { type HeaderRule, notFoundPages } from './host-rules';

/** developers.cloudflare.com/pages, "Headers": rules past this limit are not read. */
const rulesMax = 100;

/**
 * `_headers`, for both.
 * @throws Error where it has more rules than Cloudflare reads
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > rulesMax)
    throw new Error(`prerender: _headers has ${rules.length} rules; Cloudflare reads ${rulesMax}`);
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  );
  return `# Written by the build. The rest of the policy is in the pages.\n${blocks.join('\n')}`;
}

/** `_redirects`, for Netlify, which finds the default language's 404 page alone. Cloudflare Pages finds them all. */
export function redirectsFile(site: Site): string {
  const lines = notFoundPages
    .filter(({ folder }) => folder !== '/')
    .map(({ folder, file }) => `${hostPath(site, `${folder}*`)} ${hostPath(site, `/${file}`)} 404`);
  return ['# Written by the build.', ...lines, ''].join('\n');
}
