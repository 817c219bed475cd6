import { join } from 'node:path';
import type { Language } from '~/config/knownLanguages';
import type { DataPageSettings } from '~scripts/settings/read-data-pages';
import type { TextsByLanguage } from './language-texts';

/** The numbers in words such as "26.000 to 40.000 €", whatever stands between their thousands. */
const findNumbers = (words: string): readonly number[] =>
  (words.replaceAll(/(?<=\d)[.,’'\s](?=\d{3}(?!\d))/g, '').match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) =>
    Number(number.replace(',', '.')),
  );

/** Warnings about pay whose words do not have the amounts of the facts, which search engines get. */
export function findPayWarnings(
  dataFolder: string,
  { id, openings }: DataPageSettings,
  languages: readonly Language[],
  texts: TextsByLanguage,
): readonly string[] {
  return languages.flatMap((language) => {
    const items = texts[language]?.dataPages[id]?.sections.flatMap((section) => section.openings?.items ?? []) ?? [];
    return items.flatMap((item) => {
      const facts = openings.find((opening) => opening.id === item.id)?.pay;
      if (facts === undefined || item.pay === undefined) return [];
      const numbers = findNumbers(item.pay);
      const missing = [...new Set([facts.from, facts.to])].filter((amount) => !numbers.includes(amount));
      return missing.length === 0
        ? []
        : [
            `${join(dataFolder, id, `${language}.json`)}: sections: the pay of "${item.id}", "${item.pay}", lacks ${missing.join(' and ')} of page.json`,
          ];
    });
  });
}
