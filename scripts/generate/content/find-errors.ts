/** Errors that no schema of a single file can find: each compares files of the data. */
import { join } from 'node:path';
import type { Language } from '~/config/knownLanguages';
import { builtInPageIds } from '~/content/pageTable';
import type { DataPageSentences } from '~/pages/data/content';
import type { Company } from '~/schemas/company';
import { findSimilarName } from '~/schemas/similarName';
import type { Settings } from '~/schemas/site';
import { fold } from '~/shared/fold';
import { listDataFiles } from '~scripts/lib/system-files';
import type { DataPageSettings } from '~scripts/settings/read-data-pages';
import { collectTexts } from '~scripts/settings/read-json';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { LanguageTexts, TextsByLanguage } from './language-texts';
import { contentPath } from './legal-text';

/** What sets a company apart: readers see no difference of case, accents and blanks. */
const companyIdentity = ({ name, order }: Company) => ({ name: fold(name).replaceAll(/\s+/g, ' ').trim(), order });

/** Errors about companies with the same name or the same order. */
export function findRepeatedCompanies(
  dataFolder: string,
  companies: readonly (Company & { readonly companyId: string })[],
): readonly string[] {
  return (['name', 'order'] as const).flatMap((key) =>
    companies.flatMap((company, index) => {
      const same = companies
        .slice(0, index)
        .find((other) => companyIdentity(other)[key] === companyIdentity(company)[key]);
      return same === undefined
        ? []
        : [`${dataFolder}/companies/${company.companyId}.json: ${key}: ${same.companyId}.json has the same`];
    }),
  );
}

/**
 * Errors about names in the header's list that belong to no page and no link, and about links with the name of a page.
 * @param pages names of the pages, also of those that are off
 */
export function findLinkErrors({ header, links }: Settings, pages: readonly string[]): readonly string[] {
  const names = [...pages, ...links.map(({ id }) => id)];
  return [
    ...header.flatMap((name, index) => {
      if (names.includes(name)) return [];
      const similar = findSimilarName(name, names);
      const hint = similar === undefined ? '' : `: did you mean "${similar}"?`;
      return [`header.${index}: there is no page and no link "${name}"${hint}`];
    }),
    ...links.flatMap(({ id }, index) =>
      pages.includes(id) ? [`links.${index}.id: there is a page "${id}": take another id`] : [],
    ),
  ];
}

/** Names and short texts may be the same in two languages, a sentence may not. */
const isSentence = (text: string) => (text.replaceAll(/\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? []).length >= 5;

/**
 * Errors about sentences that are the same as in another language before theirs.
 * @param files contents by path in the folder of the data; the language is a folder, a file or a key
 */
export function findUntranslatedSentences(
  files: ReadonlyMap<string, unknown>,
  languages: readonly Language[],
): readonly string[] {
  const texts = [...files].flatMap(([file, json]) => collectTexts(json, file.split('/')));
  const byPlace = new Map(texts.map(([place, text]) => [place.join('/'), text]));
  return texts.flatMap(([place, text]) => {
    const index = languages.findIndex((id) => place.includes(id) || place.includes(`${id}.json`));
    const language = languages[index];
    if (index < 1 || language === undefined || !isSentence(text)) return [];
    const placeIn = (id: Language) =>
      place.map((part) => (part === language ? id : part === `${language}.json` ? `${id}.json` : part)).join('/');
    const original = languages.slice(0, index).find((id) => byPlace.get(placeIn(id))?.trim() === text.trim());
    if (original === undefined) return [];
    const end = place.findIndex((part) => /\.(?:json|md)$/.test(part)) + 1;
    return [
      `${place.slice(0, end).join('/')}: ${place.slice(end).join('.')}: this is the text in "${original}" too: translate one of the two`,
    ];
  });
}

/**
 * Errors about ids of sections that only one of two languages has: a link to such a section leads nowhere in the other.
 * @param getSections sections of a page in a language; undefined for a page without
 * @param getPlace file of the page in a language
 */
function findSectionErrors(
  texts: TextsByLanguage,
  [defaultLanguage, ...others]: readonly [Language, ...Language[]],
  getSections: (texts: LanguageTexts) => readonly { readonly id: string }[] | undefined,
  getPlace: (language: Language) => string,
): readonly string[] {
  const sectionIds = (language: Language) => {
    const words = texts[language];
    return words && getSections(words)?.map(({ id }) => id);
  };
  const expected = sectionIds(defaultLanguage);
  return others.flatMap((language) => {
    const ids = sectionIds(language);
    if (expected === undefined || ids === undefined) return [];
    const addedIds = ids.filter((id) => !expected.includes(id));
    const missingIds = expected.filter((id) => !ids.includes(id));
    const differences = [...addedIds.map((id) => `"${id}" is added`), ...missingIds.map((id) => `"${id}" is missing`)];
    return differences.length === 0
      ? []
      : [
          `${getPlace(language)}: sections: ${differences.join(', ')}: write the ids as in ${getPlace(defaultLanguage)}`,
        ];
  });
}

/** Errors about the ids of sections on the pages that every site has. */
export function findBuiltInSectionErrors(siteSettings: SiteSettings, texts: TextsByLanguage): readonly string[] {
  return builtInPageIds.flatMap((page) =>
    findSectionErrors(
      texts,
      siteSettings.settings.languages,
      ({ pages }) => {
        const sentences = pages[page];
        return sentences && 'sections' in sentences ? sentences.sections : undefined;
      },
      (language) => join(siteSettings.dataFolder, contentPath(siteSettings, language, page)),
    ),
  );
}

/** Errors about small print that stands in some languages alone. */
export function findSmallPrintErrors(
  dataFolder: string,
  languages: readonly Language[],
  texts: TextsByLanguage,
): readonly string[] {
  const file = (language: Language) => join(dataFolder, 'content', language, 'shell.json');
  const hasSmallPrint = (language: Language) => texts[language]?.shell.footer.smallPrint !== undefined;
  const original = languages.find(hasSmallPrint);
  if (original === undefined) return [];
  return languages
    .filter((language) => texts[language] !== undefined && !hasSmallPrint(language))
    .map((language) => `${file(language)}: footer.smallPrint: this is missing: translate it from ${file(original)}`);
}

/** Errors about a list of people on the about page that is longer or shorter than in the default language. */
export function findPeopleErrors(
  dataFolder: string,
  [defaultLanguage, ...others]: readonly [Language, ...Language[]],
  texts: TextsByLanguage,
): readonly string[] {
  const file = (language: Language) => join(dataFolder, 'content', language, 'about.json');
  const countPeople = (language: Language) => texts[language]?.pages.about?.people?.items.length ?? 0;
  const hasPage = (language: Language) => texts[language]?.pages.about !== undefined;
  const expected = countPeople(defaultLanguage);
  // A page that cannot be read has an error of its own.
  if (!hasPage(defaultLanguage)) return [];
  return others
    .filter((language) => hasPage(language) && countPeople(language) !== expected)
    .map(
      (language) =>
        `${file(language)}: people: ${countPeople(language)} here, ${expected} in ${file(defaultLanguage)}: write the same people in each language`,
    );
}

/** Errors about openings of an added page that have only sentences, or only facts. */
function findOpeningErrors(
  { openings }: DataPageSettings,
  { sections }: Pick<DataPageSentences, 'sections'>,
  file: string,
): readonly string[] {
  const idsWithWords = sections.flatMap((section) => section.openings?.items ?? []).map(({ id }) => id);
  const ids = openings.map(({ id }) => id);
  return [
    ...ids
      .filter((id) => !idsWithWords.includes(id))
      .map((id) => `${file}: sections: none has words of the opening "${id}" of page.json`),
    ...idsWithWords
      .filter((id) => !ids.includes(id))
      .map((id) => `${file}: sections: the opening "${id}" is not in page.json`),
  ];
}

/** Errors about an added page: files that nothing reads, ids of sections, and openings. */
export function findDataPageErrors(
  dataFolder: string,
  page: DataPageSettings,
  languages: readonly [Language, ...Language[]],
  texts: TextsByLanguage,
): readonly string[] {
  const { id } = page;
  // Texts in a language that is not published stay.
  const names = ['page', ...new Set([...languages, ...listDataFiles(join(dataFolder, 'content'))])].map(
    (name) => `${name}.json`,
  );
  const getPlace = (language: Language) => join(dataFolder, id, `${language}.json`);
  return [
    ...languages.flatMap((language) => {
      const sentences = texts[language]?.dataPages[id];
      return sentences === undefined ? [] : findOpeningErrors(page, sentences, getPlace(language));
    }),
    ...listDataFiles(join(dataFolder, id))
      .filter((file) => !names.includes(file))
      .map((file) => `${join(dataFolder, id, file)}: the files of a page are ${names.join(', ')}`),
    ...findSectionErrors(texts, languages, ({ dataPages }) => dataPages[id]?.sections, getPlace),
  ];
}
