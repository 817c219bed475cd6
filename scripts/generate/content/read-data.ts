/** Reads the files that an owner edits, and checks each by its schema. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as v from 'valibot';
import type { Language } from '~/config/knownLanguages';
import { type PageId, possiblePageIds } from '~/content/pageTable';
import type { PageSentences } from '~/pages/contents';
import type { Company } from '~/schemas/company';
import { DataError } from '~/schemas/dataFile';
import { parseWithReferences, type References } from '~/schemas/references';
import { schemas } from '~scripts/lib/data-schemas';
import { isSystemFile } from '~scripts/lib/system-files';
import { readJson, collectTexts } from '~scripts/settings/read-json';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** The schema of each page, tied to the sentences that it returns. */
export const sentenceSchemas: { readonly [Id in PageId]: v.GenericSchema<unknown, PageSentences[Id]> } = schemas.pages;

/** An owner's texts in one language. */
export interface LanguageTexts {
  readonly shell: v.InferOutput<typeof schemas.pages.shell>;
  /** Pages that are off are missing. */
  readonly pages: Partial<PageSentences>;
}

const listFiles = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => !isSystemFile(file)) : [];

/** Names of the JSON files of a folder, without their ending. */
const listNames = (folder: string): readonly string[] =>
  listFiles(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'));

/** Errors about companies with the same name or the same order. */
function findRepeatedCompanies(
  dataFolder: string,
  companies: readonly (Company & { readonly id: string })[],
): readonly string[] {
  return (['name', 'order'] as const).flatMap((key) =>
    companies.flatMap((company, index) => {
      const same = companies.slice(0, index).find((other) => other[key] === company[key]);
      return same === undefined
        ? []
        : [`${dataFolder}/companies/${company.id}.json: ${key}: ${same.id}.json has the same`];
    }),
  );
}

/** Names and short texts may be the same in two languages, a sentence may not. */
const isSentence = (text: string) => (text.replaceAll(/\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? []).length >= 5;

/**
 * Errors about sentences that are the same in another language as in the default language.
 * @param files contents by path in the folder of the data; the language is a part of the path or a key
 */
function findUntranslated(
  files: ReadonlyMap<string, unknown>,
  [defaultLanguage, ...others]: readonly [Language, ...Language[]],
): readonly string[] {
  const texts = [...files].flatMap(([file, json]) => collectTexts(json, file.split('/')));
  const byPlace = new Map(texts.map(([place, text]) => [place.join('/'), text]));
  return texts.flatMap(([place, text]) => {
    const language = others.find((id) => place.includes(id));
    if (language === undefined || !isSentence(text)) return [];
    const original = place.map((part) => (part === language ? defaultLanguage : part)).join('/');
    if (byPlace.get(original) !== text) return [];
    const end = place.findIndex((part) => part.endsWith('.json')) + 1;
    return [
      `${place.slice(0, end).join('/')}: ${place.slice(end).join('.')}: this is the text in "${defaultLanguage}"`,
    ];
  });
}

/** The languages, regions, categories and pages that the data may refer to. */
export function getReferences({ pages, searchTerms, settings }: SiteSettings): References {
  const [defaultLanguage] = settings.languages;
  return {
    languages: settings.languages,
    regions: searchTerms.regions.map(({ id }) => id),
    categories: searchTerms.categories.map(({ id }) => id),
    hasPage: (path) => pages.addressAt(path)?.language === defaultLanguage,
  };
}

/** @throws DataError with every error in every file */
export function readData(siteSettings: SiteSettings) {
  const { dataFolder, settings, site } = siteSettings;
  const { pageIds } = siteSettings.pages;
  const references = getReferences(siteSettings);
  // Collects the errors of all files, so that an owner sees them at once.
  const errors: string[] = [];
  const files = new Map<string, unknown>();
  function read<Output>(file: string, schema: v.GenericSchema<unknown, Output>): Output | undefined {
    const name = join(dataFolder, file);
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
  function readLanguage(language: Language): LanguageTexts | undefined {
    const folder = `content/${language}`;
    const shell = read(`${folder}/shell.json`, schemas.pages.shell);
    const pages: { -readonly [Id in PageId]?: PageSentences[Id] } = {};
    const readPage = <Id extends PageId>(page: Id) => {
      pages[page] = read(`${folder}/${page}.json`, sentenceSchemas[page]);
    };
    pageIds.forEach(readPage);
    for (const name of listNames(join(dataFolder, folder)))
      if (name !== 'shell' && !possiblePageIds.some((page) => page === name))
        errors.push(
          `${join(dataFolder, folder)}/${name}.json: there is no page of this name in src/content/pageTable.ts`,
        );
    return shell && { shell, pages };
  }
  for (const [index, name] of site.header.entries())
    if (!possiblePageIds.some((page) => page === name))
      errors.push(`${join(dataFolder, 'site.json')}: header.${index}: there is no page ${JSON.stringify(name)}`);
  const texts: Partial<Record<Language, LanguageTexts | undefined>> = Object.fromEntries(
    settings.languages.map((language) => [language, readLanguage(language)]),
  );
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
  errors.push(...findRepeatedCompanies(dataFolder, companies));
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
