/** Writes the content of each page in every language, and the module that imports it on demand. */
import type { PictureFile } from '~/assets/pictureFile';
import { builtInPageIds, isDataPage, pressDataPath } from '~/content/pageTable';
import { pictureReferences } from '~/pages/data/data.node.ts';
import { declareConstant, type GeneratedFolder } from '~scripts/generate/generated-folder';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { SiteContent } from './compose';
import { addImageFiles } from './markdown-images';

const shellType = "import type { ShellContent } from '~/schemas/shell';";
const dataPageType = "import type { DataPageContent } from '~/pages/data/data.node.ts';";
const pageTypes = "import type { PageContents } from '~/pages/pages.node.ts';";

/** `content/<language>/<page>.ts` */
export function writeContent(
  folder: GeneratedFolder,
  contents: SiteContent,
  { dataFolder, dataPages, pages: { pageIds, pressPages } }: SiteSettings,
  findPicture: (name: string) => PictureFile | undefined,
): void {
  for (const [language, { shell, pages }] of contents) {
    const write = (
      name: string,
      type: string,
      imported: string,
      content: unknown,
      file = `content/${language}/${name}`,
    ) => {
      const source = `${dataFolder}/${file}.json and what else the page shows`;
      folder.writeModule(
        `content/${language}/${name}.ts`,
        source,
        imported,
        declareConstant('content', type, addImageFiles(content, findPicture)),
      );
    };
    write('shell', 'ShellContent', shellType, shell);
    for (const page of pageIds.filter((page) => !isDataPage(page)))
      write(page, `PageContents['${page}']`, pageTypes, pages[page]);
    for (const id of pressPages) {
      const page = pages[id];
      const picture = page !== undefined && 'picture' in page ? page.picture : undefined;
      const content = { ...page, ...(picture && { picture: { file: findPicture(picture.name), alt: picture.alt } }) };
      folder.writeFile(`public${pressDataPath(id, language)}`, JSON.stringify(addImageFiles(content, findPicture)));
    }
    for (const { id } of dataPages) {
      const page = pages[id];
      const names = page === undefined ? [] : pictureReferences(page).map(({ name }) => name);
      const pictures = Object.fromEntries(names.map((name) => [name, findPicture(name)]));
      write(id, 'DataPageContent', dataPageType, { ...page, pictures }, `${id}/${language}`);
    }
  }
}

/** Writes `contents.ts`, which imports the content of each page on demand. A page that is off has no content. */
export function writeContentLoaders(
  folder: GeneratedFolder,
  { dataPages, pages: { pageIds }, settings: { languages } }: SiteSettings,
): void {
  const imports = (name: string) =>
    languages.map((language) => `  ${language}: () => import('./content/${language}/${name}'),`);
  const loaders = (name: string, type: string, isOn = true) => [
    `export const ${name}: ContentLoaders<${type}> = {`,
    ...(isOn ? imports(name) : []),
    '};',
  ];
  folder.writeModule(
    'contents.ts',
    'src/content/pageTable.ts',
    "import type { ContentLoaders } from '~/content/contentLoaders';",
    shellType,
    pageTypes,
    dataPageType,
    ...loaders('shell', 'ShellContent'),
    ...builtInPageIds.flatMap((page) => loaders(page, `PageContents['${page}']`, pageIds.includes(page))),
    'export const dataPages: Readonly<Record<string, ContentLoaders<DataPageContent>>> = {',
    ...dataPages.flatMap(({ id }) => [`'${id}': {`, ...imports(id), '},']),
    '};',
  );
}
