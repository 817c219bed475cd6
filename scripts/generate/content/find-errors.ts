/** Errors that no schema of a single file can find: each compares files of the data. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '~/config/knownLanguages';
import { builtInPageIds } from '~/content/pageTable';
import type { DataPageSentences } from '~/pages/data/data.node.ts';
import type { Company } from '~/schemas/company';
import { findSimilarName } from '~/schemas/similarName';
import type { Settings } from '~/schemas/site';
import { fold } from '~/shared/fold';
import { listDataFiles } from '~scripts/lib/system-files';
import type { DataPageSettings } from '~scripts/settings/read-data-pages';
import { collectTexts, readJson } from '~scripts/settings/read-json';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { LanguageTexts, TextsByLanguage } from './language-texts';
import { contentPath, legalPageIds } from './legal-text';
import type { DataFile } from './read-files';

/** What files without errors have, to be compared. */
interface ComparedData {
  readonly companies: readonly (Company & { readonly companyId: string })[];
  readonly texts: TextsByLanguage;
}

/** What sets a company apart: readers see no difference of case, accents and blanks. */
const companyIdentity = ({ name, order }: Company) => ({ name: fold(name).replaceAll(/\s+/g, ' ').trim(), order });

/** Errors about companies with the same name or the same order. */
function findRepeatedCompanies(
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
function findLinkErrors({ header, links }: Settings, pages: readonly string[]): readonly string[] {
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
function findUntranslatedSentences(
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
function findBuiltInSectionErrors(siteSettings: SiteSettings, texts: TextsByLanguage): readonly string[] {
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
function findSmallPrintErrors(
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

/**
 * The lengths of the lists of objects in a value, by their paths. A list whose items have ids has errors of its own: its items have
 * the length 0, and are named by their ids, such as `sections.#board`.
 */
function measureLists(
  value: unknown,
  path: readonly string[] = [],
): readonly (readonly [path: string, length: number])[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value);
  const isList = Array.isArray(value) && parts.every(([, part]) => typeof part === 'object');
  const hasIds = isList && parts.every(([, part]) => Object.hasOwn(Object(part), 'id'));
  return [
    [path.join('.'), isList && !hasIds ? value.length : 0],
    ...parts.flatMap(([key, part]) => measureLists(part, [...path, hasIds ? `#${Object(part)['id']}` : key])),
  ];
}

/** Errors about the lists of a file that are longer or shorter than in the same file of another language. */
function compareLists(file: string, content: unknown, original: string, originalContent: unknown): readonly string[] {
  const [lengths, expectedLengths] = [new Map(measureLists(content)), new Map(measureLists(originalContent))];
  return [...new Set([...expectedLengths.keys(), ...lengths.keys()])].flatMap((path) => {
    const length = lengths.get(path) ?? 0;
    const expected = expectedLengths.get(path) ?? 0;
    const [section] = /^.*#[^.]+/.exec(path) ?? [];
    // A section that one language lacks has an error of its own.
    const isComparable = section === undefined || (lengths.has(section) && expectedLengths.has(section));
    return length === expected || !isComparable
      ? []
      : [
          `${file}: ${path.replaceAll('#', '')}: ${length} here, ${expected} in ${original}: write the same in each language`,
        ];
  });
}

/**
 * Errors about lists that are longer in one language than in another: of people, questions, figures or links.
 * @param files contents by path in the folder of the data
 */
function findListErrors(
  files: ReadonlyMap<string, unknown>,
  [defaultLanguage, ...others]: readonly [Language, ...Language[]],
): readonly string[] {
  return [...files].flatMap(([original, content]) => {
    const [, start, end] = new RegExp(`^(content/|pages/.*/)${defaultLanguage}(/.*|\\.json)$`).exec(original) ?? [];
    // A paragraph of a legal text may be two in another language.
    if (start === undefined || legalPageIds.some((page) => end?.startsWith(`/${page}.`))) return [];
    return others
      .map((language) => `${start}${language}${end}`)
      .filter((file) => files.has(file))
      .flatMap((file) => compareLists(file, files.get(file), original, content));
  });
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

/** Errors about an added page: files that nothing reads, ids of sections, and openings. */
function findDataPageErrors(
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

/** The languages without a folder: one line each, with the command that copies the folder of another language. */
function findMissingLanguages({ dataFolder, settings: { languages } }: SiteSettings): readonly string[] {
  const folders = languages.map((language) => join(dataFolder, 'content', language));
  const original = folders.find((folder) => existsSync(folder));
  return folders
    .filter((folder) => !existsSync(folder))
    .map((folder) => `${folder}: the folder is missing: cp -r ${original} ${folder}, and translate it`);
}

/** Files beside the texts of a language that belong to no page. */
function findUnknownPages({ dataFolder, settings: { languages } }: SiteSettings): readonly string[] {
  const names: ReadonlySet<string> = new Set([...builtInPageIds, 'shell', 'language'].map((name) => `${name}.json`));
  return languages.flatMap((language) => {
    const folder = join(dataFolder, 'content', language);
    return listDataFiles(folder)
      .filter((file) => file.endsWith('.json') && !names.has(file))
      .map(
        (file) =>
          `${join(folder, file)}: there is no page of this name: a page that you add is a folder of ${join(dataFolder, 'pages')}`,
      );
  });
}

/** Companies whose file has a wrong name, and a site that shows companies and has none. */
function findCompanyFileErrors({ dataFolder, site }: SiteSettings): readonly string[] {
  const folder = join(dataFolder, 'companies');
  const files = listDataFiles(folder);
  return [
    ...files
      .filter((file) => !/^[a-z\d-]+\.json$/.test(file))
      .map((file) => `${join(folder, file)}: name it as in blue-harbour.json: small letters and hyphens`),
    ...(site.features.companies && !files.some((file) => file.endsWith('.json'))
      ? [`${folder}: add a company, or set features.companies in site.json to false`]
      : []),
  ];
}

/** The contents of files, by path in the folder of the data. */
const getContents = (files: readonly DataFile[]) => new Map(files.map(({ content, file }) => [file, content]));

/** Finds the errors that no schema of a single file can find. */
export function findErrorsAcrossFiles(
  siteSettings: SiteSettings,
  files: readonly DataFile[],
  { companies, texts }: ComparedData,
  settingErrors: readonly string[],
): readonly string[] {
  const { dataFolder, dataPages, settings } = siteSettings;
  const { languages } = settings;
  const siteFile = join(dataFolder, 'site.json');
  const pageNames = [...builtInPageIds, ...dataPages.map(({ id }) => basename(id))];
  // What a page.json with errors says of openings is not known.
  const rightPages = dataPages.filter(
    ({ id }) => !settingErrors.some((error) => error.startsWith(join(dataFolder, id, 'page.json'))),
  );
  const written = new Map([['site.json', readJson(siteFile)], ...getContents(files)]);
  const translations = getContents(files.filter(({ value }) => value !== undefined));
  return [
    ...findLinkErrors(settings, pageNames).map((error) => `${siteFile}: ${error}`),
    ...findMissingLanguages(siteSettings),
    ...findUnknownPages(siteSettings),
    ...rightPages.flatMap((page) => findDataPageErrors(dataFolder, page, languages, texts)),
    ...findCompanyFileErrors(siteSettings),
    ...findRepeatedCompanies(dataFolder, companies),
    ...findBuiltInSectionErrors(siteSettings, texts),
    ...findSmallPrintErrors(dataFolder, languages, texts),
    ...findListErrors(translations, languages).map((error) => `${dataFolder}/${error}`),
    ...findUntranslatedSentences(written, languages).map((error) => `${dataFolder}/${error}`),
  ];
}
