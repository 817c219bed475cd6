/** What a host reads besides the site's own files: `npm run build -- --host nginx`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '~/config/site';
import { site } from '~generated/site';
import type { buildSettings } from '~scripts/settings/build-settings';
import { type HeaderRule, headerRules } from './host-rules';
import { headersFile, redirectsFile } from './netlify-files';
import { nginxRules } from './nginx-rules';
import { vercelConfig } from './vercel-config';

/** The file of each host: its place, from the folder of the site, and its text. */
const formats = {
  netlify: { place: '_redirects', text: redirectsFile },
  nginx: { place: '../site.nginx', text: nginxRules },
  vercel: { place: '../config.json', text: vercelConfig },
} as const satisfies Readonly<
  Record<string, { place: string; text: (site: Site, rules: readonly HeaderRule[]) => string }>
>;

export type Host = keyof typeof formats;

/** @throws TypeError where the build knows no such host */
export function parseHost(name: string): Host {
  // Object.keys forgets the names it is given, hence the assertion.
  const hosts = Object.keys(formats) as readonly Host[];
  const host = hosts.find((one) => one === name);
  if (host === undefined) throw new TypeError(`--host: ${name} is none of ${hosts.join(', ')}`);
  return host;
}

/** `_headers` for every host that reads it, and what the chosen one reads besides. */
export async function writeHostFiles(
  { directory, isPreview }: Pick<typeof buildSettings, 'directory' | 'isPreview'>,
  host: Host | null,
): Promise<void> {
  const rules = headerRules(site, isPreview);
  await writeFile(join(directory, '_headers'), headersFile(rules));
  if (host === null) return;
  const { place, text } = formats[host];
  await writeFile(join(directory, place), text(site, rules));
}
