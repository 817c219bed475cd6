/** What a host reads besides the site's own files, each in its format: `npm run build -- --host nginx`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostPath } from '~/seo/addresses';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { type HeaderRule, headerRules, notFoundPages, patternOf } from './host-rules';
import { nginxRules } from './nginx-rules';

/** developers.cloudflare.com/pages, "Headers": rules past this limit are not read. */
const rulesMax = 100;

/**
 * `_headers`, for Netlify and Cloudflare Pages, which read it and do not serve it. Rules that Cloudflare leaves out are of
 * the last regions' feeds, which it then serves by their endings, as XML and JSON.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > rulesMax)
    console.warn(
      `_headers has ${rules.length} rules, of which Cloudflare Pages reads ${rulesMax}; other hosts read all`,
    );
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  );
  return `# Written by the build. The rest of the policy is in the pages.\n${blocks.join('\n')}`;
}

/** `_redirects`, for Netlify, which finds the default language's 404 page alone. Cloudflare Pages finds them all. */
export function redirectsFile(siteSettings: SiteSettings): string {
  const { site } = siteSettings;
  const lines = notFoundPages(siteSettings)
    .filter(({ folder }) => folder !== '/')
    .map(({ folder, file }) => `${hostPath(site, `${folder}*`)} ${hostPath(site, `/${file}`)} 404`);
  return ['# Written by the build.', ...lines, ''].join('\n');
}

/**
 * The `config.json` of Vercel's Build Output API, version 3. Its `vercel.json` has no 404 page for a language, and would
 * have to be committed, though the rules follow from the settings.
 */
export function vercelConfig(siteSettings: SiteSettings, rules: readonly HeaderRule[]): string {
  const { site } = siteSettings;
  const routesOf = (isOfFile: boolean) =>
    rules
      .filter((rule) => (rule.isOfFile ?? false) === isOfFile)
      .map(({ path, headers }) => ({ src: patternOf(path), headers, continue: true }));
  const routes = [
    ...routesOf(false),
    { src: '^/_headers$', status: 404 },
    { handle: 'filesystem' },
    { src: '^(/.+?)/?$', dest: '$1.html', check: true },
    { handle: 'hit' },
    ...routesOf(true),
    { handle: 'error' },
    // The default language's folder holds the others, and comes last.
    ...notFoundPages(siteSettings)
      .toSorted((one, other) => other.folder.length - one.folder.length)
      .map(({ folder, file }) => ({
        src: patternOf(hostPath(site, `${folder}*`)),
        dest: hostPath(site, `/${file}`),
        status: 404,
      })),
  ];
  return `${JSON.stringify({ version: 3, routes }, null, 2)}\n`;
}

export interface Host {
  /** What the host reads: its place, from the folder of the site, and its text. */
  readonly rules?: { readonly place: string; readonly text: typeof vercelConfig };
  /** Whether the host leads from `/about/` to `about.html` by a rule of its own or of the build. */
  readonly hasSlashRule?: true;
}

const hosts: ReadonlyMap<string, Host> = new Map<string, Host>([
  ['cloudflare-pages', { hasSlashRule: true }],
  ['github-pages', {}],
  ['netlify', { hasSlashRule: true, rules: { place: '_redirects', text: redirectsFile } }],
  ['nginx', { hasSlashRule: true, rules: { place: '../site.nginx', text: nginxRules } }],
  ['vercel', { hasSlashRule: true, rules: { place: '../config.json', text: vercelConfig } }],
]);

/** @throws TypeError if the build knows no such host */
export function parseHost(name: string): Host {
  const host = hosts.get(name);
  if (host === undefined) throw new TypeError(`--host: ${name} is none of ${[...hosts.keys()].join(', ')}`);
  return host;
}

/** `_headers` for every host that reads it, and what the chosen one reads besides. */
export async function writeHostFiles(
  directory: string,
  siteSettings: SiteSettings,
  { host, isPreview }: { readonly host: Host; readonly isPreview: boolean },
): Promise<void> {
  const rules = headerRules(siteSettings, isPreview);
  await writeFile(join(directory, '_headers'), headersFile(rules));
  if (host.rules) await writeFile(join(directory, host.rules.place), host.rules.text(siteSettings, rules));
}
