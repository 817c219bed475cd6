/** What the site says in its published languages. */
import { site } from '~generated/site';
import { readContent } from '~scripts/generate/content/compose';

export interface SiteTexts {
  readonly all: string;
  /** Headings of pages, and those of heroes, which are the largest. */
  readonly headings: { readonly page: readonly string[]; readonly hero: readonly string[] };
}

const headingKey = /(?:heading|title|name|question)$/i;

function textsIn(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
}

/** The texts of some content; headings are known by the keys they stand under. */
export function collectTexts(content: unknown): SiteTexts {
  const texts = textsIn(content, '');
  const under = (pattern: RegExp) => texts.filter(([path]) => pattern.test(path)).map(([, text]) => text);
  return {
    all: texts.map(([, text]) => text).join(' '),
    headings: { page: under(headingKey), hero: under(/\.hero\.heading$/) },
  };
}

export async function siteTexts(): Promise<SiteTexts> {
  return collectTexts([site.brand, ...readContent().values()]);
}
