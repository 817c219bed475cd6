import { getFullPageName } from '~/components/pageNames';
import { type Language, languages } from '~/config/languages';
import { getPage, pagePath, builtInPageIds } from '~/config/pageTable';
import type { ShellContent } from '~/content/shell.schema';
import { decodePath } from '~/lib/decodePath';

export interface Breadcrumb {
  readonly name: string;
  /** Router path, without base. */
  readonly path: string;
}

type Names = Pick<ShellContent, 'pages' | 'segments'>;

/**
 * Breadcrumbs of a router path, from the home page to the path itself; a single crumb on the home page.
 * A path without a name shows its last segment, decoded if possible, with a capitalised first letter (specification).
 */
export function createBreadcrumbs(pathname: string, language: Language, names: Names): readonly Breadcrumb[] {
  const { prefix } = languages[language];
  const pathInLanguage = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : '/';
  const namesByPath = new Map<string, string>([
    ...Object.entries(names.segments).map(([segment, name]) => [`/${segment}`, name] as const),
    ...builtInPageIds.map((page) => [getPage(page).path, getFullPageName(page, names)] as const),
  ]);
  const crumbs: Breadcrumb[] = [{ name: names.pages.home.name, path: pagePath('home', language) }];
  let path = '';
  for (const segment of pathInLanguage.split('/').filter((part) => part !== '')) {
    path += `/${segment}`;
    const text = decodePath(segment) ?? segment;
    const name = namesByPath.get(path) ?? text.charAt(0).toUpperCase() + text.slice(1);
    crumbs.push({ name, path: prefix + path });
  }
  return crumbs;
}
