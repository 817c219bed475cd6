/** The configuration files of hosts, each in the host's format: `npm run build -- --host nginx`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostPath } from '~/seo/addresses';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { type HeaderRule, createHeaderRules, listNotFoundPages, toRegExpSource } from './host-rules';
import { formatNginxRules } from './nginx-rules';

/** Cloudflare Pages reads no further rules (developers.cloudflare.com/pages, "Headers"). */
const rulesMax = 100;

/**
 * Formats `_headers`, which Netlify and Cloudflare Pages read and do not serve. The last rules, which Cloudflare ignores past
 * its limit, are those of feeds; it then serves the feeds with the general types of XML and JSON.
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  if (rules.length > rulesMax)
    console.warn(
      `_headers has ${rules.length} rules, of which Cloudflare Pages reads ${rulesMax}; other hosts read all`,
    );
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  );
  return `# Written by the build. The rest of the policy is in the pages.\n${blocks.join('\n')}`;
}

/**
 * Formats `_redirects` for Netlify, which by itself finds only the 404 page of the default language. Cloudflare Pages finds
 * all.
 */
export function formatNetlifyRedirects(siteSettings: SiteSettings): string {
  const { site } = siteSettings;
  const lines = listNotFoundPages(siteSettings)
    .filter(({ folder }) => folder !== '/')
    .map(({ folder, file }) => `${hostPath(site, `${folder}*`)} ${hostPath(site, `/${file}`)} 404`);
  return ['# Written by the build.', ...lines, ''].join('\n');
}

/**
 * Formats `config.json` of Vercel's Build Output API, version 3. `vercel.json` supports no 404 page for a language, and would
 * have to be committed although the rules depend on the settings.
 */
export function formatVercelConfig(siteSettings: SiteSettings, rules: readonly HeaderRule[]): string {
  const { site } = siteSettings;
  const toRoutes = (requiresFile: boolean) =>
    rules
      .filter((rule) => (rule.requiresFile ?? false) === requiresFile)
      .map(({ path, headers }) => ({ src: toRegExpSource(path), headers, continue: true }));
  const routes = [
    ...toRoutes(false),
    { src: toRegExpSource(hostPath(site, '/_headers')), status: 404 },
    { handle: 'filesystem' },
    { src: '^(/.+?)/?$', dest: '$1.html', check: true },
    { handle: 'hit' },
    ...toRoutes(true),
    { handle: 'error' },
    // Longer folders first: the folder of the default language, `/`, contains the others.
    ...listNotFoundPages(siteSettings)
      .toSorted((a, b) => b.folder.length - a.folder.length)
      .map(({ folder, file }) => ({
        src: toRegExpSource(hostPath(site, `${folder}*`)),
        dest: hostPath(site, `/${file}`),
        status: 404,
      })),
  ];
  return `${JSON.stringify({ version: 3, routes }, null, 2)}\n`;
}

export interface Host {
  /** The host's configuration file: its path, relative to the folder of the site, and the function that formats its text. */
  readonly rules?: { readonly place: string; readonly text: typeof formatVercelConfig };
  /** Whether `/about/` leads to `about.html`, by the host itself or by a rule that the build writes. */
  readonly hasSlashRule?: true;
}

const hosts: ReadonlyMap<string, Host> = new Map<string, Host>([
  ['cloudflare-pages', { hasSlashRule: true }],
  ['github-pages', {}],
  ['netlify', { hasSlashRule: true, rules: { place: '_redirects', text: formatNetlifyRedirects } }],
  ['nginx', { hasSlashRule: true, rules: { place: '../site.nginx', text: formatNginxRules } }],
  ['vercel', { hasSlashRule: true, rules: { place: '../config.json', text: formatVercelConfig } }],
]);

/** @throws TypeError if the build knows no such host */
export function parseHost(name: string): Host {
  const host = hosts.get(name);
  if (host === undefined) throw new TypeError(`--host: ${name} is none of ${[...hosts.keys()].join(', ')}`);
  return host;
}

/** Writes `_headers` for every host that reads it, and the configuration file of the chosen host. */
export async function writeHostFiles(
  directory: string,
  siteSettings: SiteSettings,
  { host, isPreview }: { readonly host: Host; readonly isPreview: boolean },
): Promise<void> {
  const rules = createHeaderRules(siteSettings, isPreview);
  await writeFile(join(directory, '_headers'), formatHeaders(rules));
  if (host.rules) await writeFile(join(directory, host.rules.place), host.rules.text(siteSettings, rules));
}
