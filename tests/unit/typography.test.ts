/** The mechanical part of good typography, in every sentence of every language. */
import { describe, expect, test } from 'vitest';
import { pageLoaders, shellLoaders } from '~/app/pageLoaders';
import { type Language, publishedLanguages } from '~/config/languages';
import { companyCount, industryCount } from '~/content/counts';
import { availableIn } from '~/content/language-names';
import { categoryNames, regionNames } from '~/content/news-names';
import { otherSegments, pageIds, pages } from '~/content/pages';

interface Rule {
  readonly wrong: RegExp;
  readonly cure: string;
}

const everywhere: readonly Rule[] = [
  { wrong: /['"]/, cure: 'curly apostrophes and quotation marks' },
  { wrong: /(?<!^Loading)\.{3}/, cure: '… as one sign, but for the "Loading..." of the specification' },
  { wrong: / {2}|^\s|\s$/, cure: 'one space between words, none at the ends' },
];

const byLanguage: Readonly<Record<Language, readonly Rule[]>> = {
  en: [{ wrong: /[«»]/, cure: '“ ” for quotations' }],
  es: [{ wrong: /[“”]|« | »/, cure: '« » without spaces' }],
  fr: [
    { wrong: /[“”]|«(?!\u00A0)|(?<!\u00A0)»/, cure: '« » with no-break spaces (\\u00A0)' },
    { wrong: /(?<![\u202F!?])[!?;]/, cure: 'a narrow no-break space (\\u202F) before ! ? ;' },
    { wrong: /(?<!\u00A0):/, cure: 'a no-break space (\\u00A0) before a colon' },
  ],
};

/** What only machines read, where a plain space is found by who looks for it. */
const forMachines = new Set(['meta', 'context', 'defaultKeywords', 'organization', 'shareImageAlt', 'dates']);

/** Names that take one line: no-break spaces, and word joiners after hyphens, as the fonts have no no-break hyphen. */
const names: Rule = {
  wrong: /New York|Nueva York|Santo Domingo|Puerto Príncipe|Port-(?!\u2060)au|au-(?!\u2060)Prince|EE\. UU\./,
  cure: 'names that do not break: \\u00A0 for the space, \\u2060 after the hyphen',
};

function faults(language: Language, text: string, isVisible: boolean): readonly string[] {
  const rules = [...everywhere, ...byLanguage[language], ...(isVisible ? [names] : [])];
  return rules.filter(({ wrong }) => wrong.test(text)).map(({ cure }) => cure);
}

/** A line for each sentence that breaks a rule; functions of the content are called with numbers. */
function faultsOf(language: Language, value: unknown, path: string, isVisible = true): readonly string[] {
  if (typeof value === 'string') {
    // Patterns and addresses are no sentences.
    if (/^\S*$/.test(value) && !/\.{3}/.test(value)) return [];
    return faults(language, value, isVisible).map((cure) => `${path}: "${value}" wants ${cure}`);
  }
  if (typeof value === 'function') return faultsOf(language, Reflect.apply(value, undefined, [41, 57, 63]), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    faultsOf(language, item, `${path}.${key}`, isVisible && !forMachines.has(key)),
  );
}

describe.each(publishedLanguages)('the sentences in %s', (language) => {
  test.each(pageIds)('of %s follow the rules of its typography', async (page) => {
    expect(faultsOf(language, await pageLoaders[page].content[language](), page)).toEqual([]);
  });

  test('of the shell, the table of pages and the shared names do too', async () => {
    const shared = { companyCount, industryCount, availableIn, categoryNames, regionNames, otherSegments };
    const own = Object.entries(shared).map(([name, byLanguages]) => [name, Reflect.get(byLanguages, language)]);
    const table = Object.values(pages).map(({ name, shortName, summary }) => [
      name[language],
      shortName?.[language],
      summary?.[language],
    ]);
    const shell = await shellLoaders[language]();
    expect(faultsOf(language, { shell, table, ...Object.fromEntries(own) }, language)).toEqual([]);
  });
});

test.for<readonly [Language, string, number]>([
  ['en', 'Building Tomorrow’s Leaders', 0],
  ['en', "Building Tomorrow's Leaders", 1],
  ['en', 'Loading...', 0],
  ['en', 'One moment...', 1],
  ['en', 'from New York to Port-au-Prince', 1],
  ['en', 'from New\u00A0York to Port-\u2060au-\u2060Prince', 0],
  ['es', 'Cargando...', 1],
  ['es', 'Mercados de EE. UU.', 1],
  ['es', 'pulse «Enviar» allí', 0],
  ['es', 'pulse “Enviar” allí', 1],
  ['fr', 'Où vendre ?', 1],
  ['fr', 'Où vendre\u202F?', 0],
  ['fr', 'Carte\u00A0: le «\u00A0nord\u00A0»', 0],
  ['fr', 'Carte: le « nord »', 2],
])('in %s, %s has %i faults', ([language, text, count]) => {
  expect(faults(language, text, true)).toHaveLength(count);
});
