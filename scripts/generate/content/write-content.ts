/** Writes the content of each page in every language, and the module that imports it on demand. */
import { languageIds } from '~/config/languages';
import { builtInPageIds, pageDataPath } from '~/content/pageTable';
import { declareConstant, type GeneratedFolder } from '~scripts/generate/generated-folder';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { SiteContent } from './compose';

const shellType = "import type { ShellContent } from '~/schemas/shell';";
const pageTypes = "import type { PageContents } from '~/pages/pages.node.ts';";

/** `content/<language>/<page>.ts`, and a file of JSON for each page that the owner has added. */
export function writeContent(
  folder: GeneratedFolder,
  contents: SiteContent,
  { dataFolder, pages: { addedPageIds } }: SiteSettings,
): void {
  for (const [language, { shell, pages }] of contents) {
    const write = (name: string, type: string, imported: string, content: unknown) =>
      folder.writeModule(
        `content/${language}/${name}.ts`,
        `${dataFolder}/content/${language}/${name}.json and what else the page shows`,
        imported,
        declareConstant('content', type, content),
      );
    write('shell', 'ShellContent', shellType, shell);
    for (const page of builtInPageIds) write(page, `PageContents['${page}']`, pageTypes, pages[page]);
    for (const page of addedPageIds)
      folder.writeFile(`public${pageDataPath(page, language)}`, JSON.stringify(pages[page]));
  }
}

function declareLoaders(name: string, type: string): readonly string[] {
  const imports = languageIds.map((language) => `  ${language}: () => import('./content/${language}/${name}'),`);
  return [`export const ${name}: ContentLoaders<${type}> = {`, ...imports, '};'];
}

/** Writes `contents.ts`, which imports the content of each page on demand. */
export function writeContentLoaders(folder: GeneratedFolder): void {
  folder.writeModule(
    'contents.ts',
    'src/content/pageTable.ts',
    "import type { ContentLoaders } from '~/content/contentLoaders';",
    shellType,
    pageTypes,
    ...declareLoaders('shell', 'ShellContent'),
    ...builtInPageIds.flatMap((page) => declareLoaders(page, `PageContents['${page}']`)),
  );
}
