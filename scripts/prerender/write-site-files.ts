import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Language, publishedLanguages } from '../../src/config/languages';
import { site } from '../../src/config/site';
import { contentLoaders } from '../../src/content/load';
import { legalLastChanged } from '../../src/content/facts';
import type { ShellContent } from '../../src/content/types';
import { schemes } from '../../src/theme/tokens';
import { siteFiles } from './files/site-files';
import { builtPages } from './policy/built-pages';
import { headerRules, headersFile } from './policy/headers';

/** RFC 9116 asks for a date of expiry less than a year ahead; move it when the contact is confirmed. */
const securityExpires = '2027-10-31';

/** Writes sitemap, robots, manifests, header rules and the like beside the pages. */
export async function writeSiteFiles({ directory }: { readonly directory: string }): Promise<void> {
  const shells = new Map<Language, ShellContent>();
  for (const language of publishedLanguages) shells.set(language, await contentLoaders[language].shell());
  const files = siteFiles({
    site,
    languages: publishedLanguages,
    lastModified: legalLastChanged,
    backgroundColour: schemes.light.ground,
    manifestTexts: (language) => ({
      name: site.brand,
      shortName: site.brand.split(' ')[0] ?? site.brand,
      description: shells.get(language)?.organization.description ?? '',
    }),
    securityExpires,
    feeds: [],
  });
  const headers = headersFile(headerRules(site, await builtPages(directory)));
  for (const [path, text] of [...files, ['/_headers', headers] as const]) {
    const file = join(directory, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
