import type { HeaderRule } from '~scripts/build/policy/headers';

/** developers.cloudflare.com/pages, "Headers": rules past this limit are not read. */
const rulesMax = 100;

/**
 * A `_headers` file for Cloudflare Pages and Netlify, which do not serve it.
 * @throws Error where it has more rules than Cloudflare reads
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > rulesMax)
    throw new Error(`prerender: _headers has ${rules.length} rules; Cloudflare reads ${rulesMax}`);
  const blocks = rules.map(({ path, headers }) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  );
  return `# Written by the build. The rest of the policy is in the pages.\n${blocks.join('\n')}`;
}
