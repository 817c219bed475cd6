import { type Language, languages } from '~/config/languages';
import { otherSegments, pageIds, pages, pathOf } from '~/content/pages';

export interface Crumb {
  readonly name: string;
  /** Router path, without base. */
  readonly path: string;
}

const namesByPath: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map([
  ...Object.entries(otherSegments).map(([segment, name]) => [`/${segment}`, name] as const),
  ...pageIds.map((page) => [pages[page].path, pages[page].name] as const),
]);

/**
 * Breadcrumbs of a router path, from the home page to the path itself; a single crumb on the home page.
 * What has no name shows its last segment with a capitalised first letter (specification, section 2).
 */
export function breadcrumbTrail(pathname: string, language: Language): readonly Crumb[] {
  const { prefix } = languages[language];
  const own = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : '/';
  const crumbs: Crumb[] = [{ name: pages.home.name[language], path: pathOf('home', language) }];
  let path = '';
  for (const segment of own.split('/').filter((part) => part !== '')) {
    path += `/${segment}`;
    const name = namesByPath.get(path)?.[language] ?? segment.charAt(0).toUpperCase() + segment.slice(1);
    crumbs.push({ name, path: prefix + path });
  }
  return crumbs;
}
