/** Gives the site its pages: the sentences of each in every language, and the table of what a page is made of. */
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { componentOf, templateOf } from '~/content/pageTable';
import { constant, type GeneratedFolder } from '~scripts/generate/generated-folder';
import { projectFolder } from '~scripts/lib/project-folder';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { SiteContent } from './compose';

const capitalised = (page: string) => page.charAt(0).toUpperCase() + page.slice(1);

/** The module that exports a component under its own name: `~/pages/home/HomePage`. */
function moduleOf(component: string): string {
  const files = readdirSync(join(projectFolder, 'src/pages'), { recursive: true, encoding: 'utf8' });
  const file = files.find((path) => path.endsWith(`${sep}${component}.tsx`));
  if (file === undefined)
    throw new Error(`${component}.tsx is missing in src/pages: a page of src/content/pageTable.ts consists of it`);
  return `~/pages/${file.replaceAll(sep, '/').replace(/\.tsx$/, '')}`;
}

/** `content/<language>/<page>.ts` */
export function writeContent(
  folder: GeneratedFolder,
  contents: SiteContent,
  { dataFolder, pages: { pageIds } }: SiteSettings,
): void {
  for (const [language, { shell, pages }] of contents) {
    const write = (name: string, template: string, content: unknown) => {
      const type = `${capitalised(template)}Content`;
      const source = `${dataFolder}/content/${language}/${name}.json and what else the page shows`;
      const imported = `import type { ${type} } from '~/content/schemas/${template === 'shell' ? 'shell' : 'pages'}';`;
      folder.writeModule(`content/${language}/${name}.ts`, source, imported, constant('content', type, content));
    };
    write('shell', 'shell', shell);
    for (const page of pageIds) write(page, templateOf(page), pages[page]);
  }
}

/** `pages.ts`: what each page is made of, fetched when it is asked for. */
export function writePages(
  folder: GeneratedFolder,
  { pages: { pageIds }, settings: { languages } }: SiteSettings,
): void {
  const loaders = (name: string) => {
    const each = languages.map((language) => `    ${language}: () => import('./content/${language}/${name}'),`);
    return ['{', ...each, '  }'].join('\n');
  };
  const entries = pageIds.map((page) => {
    const component = componentOf(page);
    const load = `() => import('${moduleOf(component)}').then((module) => module.${component})`;
    return `  ${page}: definePage('${page}', ${load}, ${loaders(page)}),`;
  });
  folder.writeModule(
    'pages.ts',
    'src/content/pageTable.ts',
    "import { type ByLanguage, definePage, type PageLoader } from '~/app/definePage';",
    "import type { PageId } from '~/content/pageTable';",
    "import type { ShellContent } from '~/content/schemas/shell';",
    `export const shellLoaders: ByLanguage<ShellContent> = ${loaders('shell')};`,
    'export const pageLoaders: Readonly<Partial<Record<PageId, PageLoader>>> = {',
    ...entries,
    '};',
  );
}
