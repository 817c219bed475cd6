/** Reads what an owner edits, each file checked by its schema. */
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

/** What an owner has written in a language. */
export interface LanguageTexts {
  readonly shell: v.InferOutput<typeof schemas.pages.shell>;
  /** A page that is off is missing. */
  readonly pages: Partial<PageSentences>;
}

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => !isSystemFile(file)) : [];

/** Names of the files of a folder, without their ending. */
const namesIn = (folder: string): readonly string[] =>
  filesIn(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'));

/** Companies that cannot be told apart, or whose order is left to chance. */
function repeatedCompanies(
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

/** Names and a few words may be the same in two languages; a sentence is not. */
const isSentence = (text: string) => (text.replaceAll(/\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? []).length >= 5;

/**
 * Sentences that another language has word for word from the default one, a line for each.
 * @param files by path in the folder of the data; a language is a part of the path or a key
 */
function untranslated(
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

/** What the data may refer to. */
export function referencesOf({ pages, searchTerms, settings }: SiteSettings): References {
  const [defaultLanguage] = settings.languages;
  return {
    languages: settings.languages,
    regions: searchTerms.regions.map(({ id }) => id),
    categories: searchTerms.categories.map(({ id }) => id),
    hasPage: (path) => pages.addressAt(path)?.language === defaultLanguage,
  };
}

/** @throws DataError that names every fault of every file */
export function readData(siteSettings: SiteSettings) {
  const { dataFolder, settings, site } = siteSettings;
  const { pageIds } = siteSettings.pages;
  const references = referencesOf(siteSettings);
  // The faults of all files, so that an owner sees them at once.
  const faults: string[] = [];
  const files = new Map<string, unknown>();
  function read<Output>(file: string, schema: v.GenericSchema<unknown, Output>): Output | undefined {
    const name = join(dataFolder, file);
    try {
      const json = readJson(name);
      files.set(file, json);
      return parseWithReferences(schema, json, references, (path) => `${name}: ${path}`);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      faults.push(...error.faults);
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
    for (const name of namesIn(join(dataFolder, folder)))
      if (name !== 'shell' && !possiblePageIds.some((page) => page === name))
        faults.push(
          `${join(dataFolder, folder)}/${name}.json: there is no page of this name in src/content/pageTable.ts`,
        );
    return shell && { shell, pages };
  }
  for (const [index, name] of site.header.entries())
    if (!possiblePageIds.some((page) => page === name))
      faults.push(`${join(dataFolder, 'site.json')}: header.${index}: there is no page ${JSON.stringify(name)}`);
  const texts: Partial<Record<Language, LanguageTexts | undefined>> = Object.fromEntries(
    settings.languages.map((language) => [language, readLanguage(language)]),
  );
  for (const file of filesIn(join(dataFolder, 'companies')))
    if (!/^[a-z\d-]+\.json$/.test(file))
      faults.push(`${join(dataFolder, 'companies', file)}: name it as in blue-harbour.json: small letters and hyphens`);
  const ids = namesIn(join(dataFolder, 'companies'));
  if (ids.length === 0 && site.features.companies)
    faults.push(`${join(dataFolder, 'companies')}: add a company, or set features.companies in site.json to false`);
  const companies = ids.flatMap((id) => {
    const company = read(`companies/${id}.json`, schemas.company);
    return company === undefined ? [] : [{ ...company, id }];
  });
  faults.push(...repeatedCompanies(dataFolder, companies));
  const chart = site.features.chart ? read('chart.json', schemas.settings.chart) : undefined;
  const figures = read('figures.json', schemas.settings.figures);
  const milestones = read('milestones.json', schemas.settings.milestones);
  faults.push(...untranslated(files, settings.languages).map((fault) => `${dataFolder}/${fault}`));
  if (faults.length > 0 || figures === undefined || milestones === undefined) throw new DataError(faults);
  return {
    /** By published language. */
    texts,
    /** In the order shown. */
    companies: companies.toSorted((a, b) => a.order - b.order),
    /** Words of the chart, if it is shown. */
    chart,
    figures,
    milestones,
  };
}

export type SiteData = Readonly<ReturnType<typeof readData>>;

/**
 * What is written in a published language.
 * @throws Error if it is missing, which `readData` refuses
 */
export function inLanguage<Words>(words: Readonly<Partial<Record<Language, Words>>>, language: Language): Words {
  const inOne = words[language];
  if (inOne === undefined) throw new Error(`the data has no words in ${language}`);
  return inOne;
}
