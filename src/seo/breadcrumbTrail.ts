import { type Language, languages } from '../config/languages';
import { pathOf } from '../config/paths';
import type { ShellContent } from '../content/types/shell';

export interface Crumb {
  readonly name: string;
  /** Router path, without base. */
  readonly path: string;
}

/** What every object inherits is no label. */
function labelOf(segment: string, labels: Readonly<Record<string, string>>): string {
  const label = new Map(Object.entries(labels)).get(segment);
  return label ?? segment.charAt(0).toUpperCase() + segment.slice(1);
}

/**
 * Breadcrumbs of a router path, from the home page to the path itself; a single crumb on the home page.
 * Segments without a label show with a capitalised first letter (specification, section 2).
 */
export function breadcrumbTrail(
  pathname: string,
  language: Language,
  labels: ShellContent['breadcrumbs'],
): readonly Crumb[] {
  const { prefix } = languages[language];
  const own = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : '/';
  const crumbs: Crumb[] = [{ name: labels.home, path: pathOf('home', language) }];
  let path: string = prefix;
  for (const segment of own.split('/').filter((part) => part !== '')) {
    path += `/${segment}`;
    crumbs.push({ name: labelOf(segment, labels.segments), path });
  }
  return crumbs;
}
