/** Reads the files that an owner edits, and checks each by its schema. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as v from 'valibot';
import { knownLanguages, type Language } from '~/config/knownLanguages';
import { type BuiltInPageId, builtInPageIds, type DataPageId, isDataPage } from '~/content/pageTable';
import type { PageSentences } from '~/pages/contents';
import type { DataPageSentences } from '~/pages/data/content';
import type { Company } from '~/schemas/company';
import { DataError } from '~/schemas/dataFile';
import { parseWithReferences, type References } from '~/schemas/references';
import { fold } from '~/shared/fold';
import { schemas } from '~scripts/lib/data-schemas';
import { isSystemFile } from '~scripts/lib/system-files';
import type { DataPageSettings } from '~scripts/settings/read-data-pages';
import { readJson, collectTexts } from '~scripts/settings/read-json';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** The schema of each page, tied to the sentences that it returns. */
export const sentenceSchemas: { readonly [Id in BuiltInPageId]: v.GenericSchema<unknown, PageSentences[Id]> } =
  schemas.pages;

/** An owner's texts in one language. */
export interface LanguageTexts {
  readonly shell: v.InferOutput<typeof schemas.pages.shell>;
  /** Pages that are off are missing. */
  readonly pages: Partial<PageSentences>;
  /** Pages that the owner has added. */
  readonly dataPages: Readonly<Partial<Record<DataPageId, DataPageSentences>>>;
}

const listFiles = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => !isSystemFile(file)) : [];

/** Names of the JSON files of a folder, without their ending. */
const listNames = (folder: string): readonly string[] =>
  listFiles(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'));

/** What sets a company apart: readers see no difference of case, accents and blanks. */
const companyIdentity = ({ name, order }: Company) => ({ name: fold(name).replaceAll(/\s+/g, ' ').trim(), order });

/** Errors about companies with the same name or the same order. */
function findRepeatedCompanies(
  dataFolder: string,
  companies: readonly (Company & { readonly id: string })[],
): readonly string[] {
  return (['name', 'order'] as const).flatMap((key) =>
    companies.flatMap((company, index) => {
      const same = companies
        .slice(0, index)
        .find((other) => companyIdentity(other)[key] === companyIdentity(company)[key]);
      return same === undefined
        ? []
        : [`${dataFolder}/companies/${company.id}.json: ${key}: ${same.id}.json has the same`];
    }),
  );
}

/** Errors about files of an added page that nothing reads, sections that only one of two languages has, and openings without words or facts. */
function findDataPageErrors(
  dataFolder: string,
  { id, openings }: DataPageSettings,
  texts: Readonly<Partial<Record<Language, LanguageTexts | undefined>>>,
): readonly string[] {
  const names = ['page', ...Object.keys(knownLanguages)].map((name) => `${name}.json`);
  const unread = listFiles(join(dataFolder, id)).filter((file) => !names.includes(file));
  const sections = Object.entries(texts).flatMap(([language, words]) => {
    const page = words?.dataPages[id];
    return page === undefined ? [] : [[language, page.sections.map((section) => section.id).join(', ')] as const];
  });
  const [first, ...others] = sections;
  const openingErrors = Object.entries(texts).flatMap(([language, words]) => {
    const page = words?.dataPages[id];
    if (page === undefined) return [];
    const idsWithWords = page.sections.flatMap((section) => section.openings?.items ?? []).map((item) => item.id);
    const ids = openings.map((opening) => opening.id);
    const file = join(dataFolder, id, `${language}.json`);
    const withoutWords = ids.filter((name) => !idsWithWords.includes(name));
    const withoutFacts = idsWithWords.filter((name) => !ids.includes(name));
    return withoutWords
      .map((name) => `${file}: sections: none has words of the opening "${name}" of page.json`)
      .concat(withoutFacts.map((name) => `${file}: sections: the opening "${name}" is not in page.json`));
  });
  return [
    ...openingErrors,
    ...unread.map((file) => `${join(dataFolder, id, file)}: the files of a page are ${names.join(', ')}`),
    ...others
      .filter(([, ids]) => ids !== first?.[1])
      .map(
        ([language, ids]) =>
          `${join(dataFolder, id, `${language}.json`)}: sections: their ids are ${ids}, and in ${first?.[0]}.json ${first?.[1]}: links name a section by one id in all languages`,
      ),
  ];
}

/** Names and short texts may be the same in two languages, a sentence may not. */
const isSentence = (text: string) => (text.replaceAll(/\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? []).length >= 5;

/**
 * Errors about sentences that are the same as in another language before theirs.
 * @param files contents by path in the folder of the data; the language is a folder, a file or a key
 */
function findUntranslated(files: ReadonlyMap<string, unknown>, languages: readonly Language[]): readonly string[] {
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
    const end = place.findIndex((part) => part.endsWith('.json')) + 1;
    return [`${place.slice(0, end).join('/')}: ${place.slice(end).join('.')}: this is the text in "${original}"`];
  });
}

/** Errors about sections whose id only one of two languages has: a link to it leads nowhere in the other. */
function findSectionErrors(
  dataFolder: string,
  [defaultLanguage, ...others]: readonly [Language, ...Language[]],
  texts: Readonly<Partial<Record<Language, LanguageTexts | undefined>>>,
): readonly string[] {
  const sectionIds = (page: BuiltInPageId, language: Language): readonly string[] | undefined => {
    const sentences = texts[language]?.pages[page];
    return sentences && 'sections' in sentences ? sentences.sections.map(({ id }) => id) : undefined;
  };
  return builtInPageIds.flatMap((page) => {
    const expected = sectionIds(page, defaultLanguage);
    return others.flatMap((language) => {
      const ids = sectionIds(page, language);
      if (expected === undefined || ids === undefined) return [];
      const place = (id: Language) => join(dataFolder, 'content', id, `${page}.json`);
      const added = ids.filter((id) => !expected.includes(id));
      const missing = expected.filter((id) => !ids.includes(id));
      return [
        ...added.map((id) => `${place(language)}: sections: ${place(defaultLanguage)} has no section "${id}"`),
        ...missing.map((id) => `${place(language)}: sections: "${id}" of ${place(defaultLanguage)} is missing`),
      ].map((error) => `${error}: an id is the same in every language`);
    });
  });
}

/** The languages, regions, categories, pages and files that the data may refer to. */
export function getReferences({ downloads, pages, searchTerms, settings }: SiteSettings): References {
  const [defaultLanguage] = settings.languages;
  return {
    languages: settings.languages,
    regions: searchTerms.regions.map(({ id }) => id),
    categories: searchTerms.categories.map(({ id }) => id),
    hasPage: (path) => pages.addressAt(path)?.language === defaultLanguage,
    hasFile: (name) => downloads.some((file) => file.name === name),
  };
}

/** @throws DataError with every error in every file */
export function readData(siteSettings: SiteSettings) {
  const { dataFolder, settings, site } = siteSettings;
  const { dataPages } = siteSettings;
  const pageIds = siteSettings.pages.pageIds.filter((page) => !isDataPage(page));
  const references = getReferences(siteSettings);
  // Collects the errors of all files, so that an owner sees them at once.
  const errors: string[] = [];
  const files = new Map<string, unknown>();
  /** The error about a missing file or folder of a language that can be copied from another one. */
  function findMissing(path: string, kind: string, copy: string): string | undefined {
    if (existsSync(join(dataFolder, path))) return undefined;
    const original = settings.languages
      .map((language) => join(dataFolder, path.replace(/^content\/\w+/, `content/${language}`)))
      .find((place) => existsSync(place));
    const place = join(dataFolder, path);
    return original && `${place}: the ${kind} is missing: ${copy} ${original} ${place}, and translate it`;
  }
  function read<Output>(file: string, schema: v.GenericSchema<unknown, Output>): Output | undefined {
    const name = join(dataFolder, file);
    const missing = findMissing(file, 'file', 'cp');
    if (missing !== undefined) {
      errors.push(missing);
      return undefined;
    }
    try {
      const json = readJson(name);
      files.set(file, json);
      return parseWithReferences(schema, json, references, (path) => `${name}: ${path}`);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      errors.push(...error.faults);
    }
    return undefined;
  }
  function readDataPage(id: DataPageId, language: Language): DataPageSentences | undefined {
    const file = `${id}/${language}.json`;
    const place = join(dataFolder, file);
    const model = settings.languages
      .map((other) => join(dataFolder, id, `${other}.json`))
      .find((other) => existsSync(other));
    if (existsSync(place) || model === undefined) return read(file, schemas.dataPage);
    errors.push(`${place}: the file is missing: cp ${model} ${place}, and translate it`);
    return undefined;
  }
  function readLanguage(language: Language): LanguageTexts | undefined {
    const folder = `content/${language}`;
    const missing = findMissing(folder, 'folder', 'cp -r');
    if (missing !== undefined) {
      errors.push(missing);
      return undefined;
    }
    const shell = read(`${folder}/shell.json`, schemas.pages.shell);
    const pages: { -readonly [Id in BuiltInPageId]?: PageSentences[Id] } = {};
    const readPage = <Id extends BuiltInPageId>(page: Id) => {
      pages[page] = read(`${folder}/${page}.json`, sentenceSchemas[page]);
    };
    pageIds.forEach(readPage);
    for (const name of listNames(join(dataFolder, folder)))
      if (name !== 'shell' && !builtInPageIds.some((page) => page === name))
        errors.push(
          `${join(dataFolder, folder)}/${name}.json: there is no page of this name: a page that you add is a folder of ${join(dataFolder, 'pages')}`,
        );
    const added = dataPages.map(({ id }) => [id, readDataPage(id, language)] as const);
    return shell && { shell, pages, dataPages: Object.fromEntries(added) };
  }
  for (const [index, name] of site.header.entries())
    if (![...builtInPageIds, ...dataPages.map(({ id }) => basename(id))].some((page) => page === name))
      errors.push(`${join(dataFolder, 'site.json')}: header.${index}: there is no page ${JSON.stringify(name)}`);
  const texts: Partial<Record<Language, LanguageTexts | undefined>> = Object.fromEntries(
    settings.languages.map((language) => [language, readLanguage(language)]),
  );
  for (const page of dataPages) errors.push(...findDataPageErrors(dataFolder, page, texts));
  for (const file of listFiles(join(dataFolder, 'companies')))
    if (!/^[a-z\d-]+\.json$/.test(file))
      errors.push(`${join(dataFolder, 'companies', file)}: name it as in blue-harbour.json: small letters and hyphens`);
  const ids = listNames(join(dataFolder, 'companies'));
  if (ids.length === 0 && site.features.companies)
    errors.push(`${join(dataFolder, 'companies')}: add a company, or set features.companies in site.json to false`);
  const companies = ids.flatMap((id) => {
    const company = read(`companies/${id}.json`, schemas.company);
    return company === undefined ? [] : [{ ...company, id }];
  });
  errors.push(
    ...findRepeatedCompanies(dataFolder, companies),
    ...findSectionErrors(dataFolder, settings.languages, texts),
  );
  const chart = site.features.chart ? read('chart.json', schemas.settings.chart) : undefined;
  const figures = read('figures.json', schemas.settings.figures);
  const milestones = read('milestones.json', schemas.settings.milestones);
  errors.push(...findUntranslated(files, settings.languages).map((error) => `${dataFolder}/${error}`));
  if (errors.length > 0 || figures === undefined || milestones === undefined) throw new DataError(errors);
  return {
    /** Texts by published language. */
    texts,
    /** In the order in which pages show them. */
    companies: companies.toSorted((a, b) => a.order - b.order),
    /** Texts of the chart, if it is shown. */
    chart,
    figures,
    milestones,
  };
}

export type SiteData = Readonly<ReturnType<typeof readData>>;

/**
 * The texts in a published language.
 * @throws Error if they are missing, which `readData` does not accept
 */
export function inLanguage<Words>(words: Readonly<Partial<Record<Language, Words>>>, language: Language): Words {
  const localized = words[language];
  if (localized === undefined) throw new Error(`the data has no words in ${language}`);
  return localized;
}
