/** Writes the content of each page in every language, and a module that fetches it. */
import { componentOf, type PageId, possiblePageIds } from '~/content/pageTable';
import { constant, type GeneratedFolder } from '~scripts/generate/generated-folder';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { SiteContent } from './compose';

/** The type of a page's content, `HomeContent`. */
const contentType = (page: PageId): string => componentOf(page).replace(/Page$/, 'Content');

/** `content/<language>/<page>.ts` */
export function writeContent(
  folder: GeneratedFolder,
  contents: SiteContent,
  { dataFolder, pages: { pageIds } }: SiteSettings,
): void {
  for (const [language, { shell, pages }] of contents) {
    const write = (name: string, type: string, module: string, content: unknown) => {
      const source = `${dataFolder}/content/${language}/${name}.json and what else the page shows`;
      const imported = `import type { ${type} } from '~/content/schemas/${module}';`;
      folder.writeModule(`content/${language}/${name}.ts`, source, imported, constant('content', type, content));
    };
    write('shell', 'ShellContent', 'shell', shell);
    for (const page of pageIds) write(page, contentType(page), 'pages', pages[page]);
  }
}

/** `contents.ts`: fetches the content of each page. A page that is off has it in no language. */
export function writeContentLoaders(
  folder: GeneratedFolder,
  { pages: { pageIds }, settings: { languages } }: SiteSettings,
): void {
  const loaders = (name: string, type: string, isOn = true) => [
    `export const ${name}: ContentLoaders<${type}> = {`,
    ...(isOn ? languages : []).map((language) => `  ${language}: () => import('./content/${language}/${name}'),`),
    '};',
  ];
  const types = [...new Set(possiblePageIds.map(contentType))];
  folder.writeModule(
    'contents.ts',
    'src/content/pageTable.ts',
    "import type { ContentLoaders } from '~/content/contentLoaders';",
    `import type { ${types.join(', ')} } from '~/content/schemas/pages';`,
    "import type { ShellContent } from '~/content/schemas/shell';",
    ...loaders('shell', 'ShellContent'),
    ...possiblePageIds.flatMap((page) => loaders(page, contentType(page), pageIds.includes(page))),
  );
}
