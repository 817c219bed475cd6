import { site } from '~generated/site';
import type { SiteContent } from '~scripts/generate/content/compose';

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
/** English, Spanish, French, German and Haitian Creole, with the marks their typography uses. */
const letters = 'ÀÁÂÇÈÉÊËÍÎÏÑÒÓÔÙÚÛÜŒàáâçèéêëíîïñòóôùúûüœ';
const marks = '\u00a0\u202f¡¿«»©·–—‘’“”…€×−';
/** Characters without a shape: a break that is none, a joint, a space of no width. */
const shapeless = /[\u2060\u200b-\u200d\ufeff\u00ad\p{Cc}]/u;

/** The characters that a role's font is cut down to: the usual ones, and those of the site's own texts. */
export function charactersOf(role: 'headings' | 'text', texts: string): string {
  // Headlines and figures have no signs of programmers.
  const usual = role === 'headings' ? ascii.replaceAll(/[*<=>@[\\\]^_`{|}~]/g, '') : ascii;
  const own = [...new Set(texts)].filter((character) => !shapeless.test(character) && !ascii.includes(character));
  return [...new Set(usual + letters + marks + own.toSorted().join(''))].join('');
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What the site says in its published languages. */
export function siteTexts(contents: SiteContent): string {
  return textsIn([site.brand, ...contents.values()]).join(' ');
}
