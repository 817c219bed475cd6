/** Writes the content of each page in every language, and the module that imports it on demand. */
import { possiblePageIds } from '~/content/pageTable';
import { constant, type GeneratedFolder } from '~scripts/generate/generated-folder';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { SiteContent } from './compose';

const shellType = "import type { ShellContent } from '~/schemas/shell';";
const pageTypes = "import type { PageContents } from '~/pages/contents';";

/** `content/<language>/<page>.ts` */
export function writeContent(
  folder: GeneratedFolder,
  contents: SiteContent,
  { dataFolder, pages: { pageIds } }: SiteSettings,
): void {
  for (const [language, { shell, pages }] of contents) {
    const write = (name: string, type: string, imported: string, content: unknown) => {
      const source = `${dataFolder}/content/${language}/${name}.json and what else the page shows`;
      folder.writeModule(`content/${language}/${name}.ts`, source, imported, constant('content', type, content));
    };
    write('shell', 'ShellContent', shellType, shell);
    for (const page of pageIds) write(page, `PageContents['${page}']`, pageTypes, pages[page]);
  }
}

/** Writes `contents.ts`, which imports the content of each page on demand. A page that is off has no content. */
export function writeContentLoaders(
  folder: GeneratedFolder,
  { pages: { pageIds }, settings: { languages } }: SiteSettings,
): void {
  const loaders = (name: string, type: string, isOn = true) => [
    `export const ${name}: ContentLoaders<${type}> = {`,
    ...(isOn ? languages : []).map((language) => `  ${language}: () => import('./content/${language}/${name}'),`),
    '};',
  ];
  folder.writeModule(
    'contents.ts',
    'src/content/pageTable.ts',
    "import type { ContentLoaders } from '~/content/contentLoaders';",
    shellType,
    pageTypes,
    ...loaders('shell', 'ShellContent'),
    ...possiblePageIds.flatMap((page) => loaders(page, `PageContents['${page}']`, pageIds.includes(page))),
  );
}
