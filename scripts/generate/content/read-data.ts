/** Reads what an owner edits, each file checked by its schema. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as v from 'valibot';
import { DataError, parseData } from '~/config/dataFile';
import { defaultLanguage, type Language, publishedLanguages } from '~/config/languages';
import { type PageId, pageIds, possiblePageIds } from '~/content/pages';
import type { Company } from '~/content/schemas/company';
import { schemas } from '~/content/schemas/files';
import { site } from '~generated/site';
import { dataFolder } from '~scripts/lib/data-folder';
import { isSystemFile } from '~scripts/lib/system-files';
import { readJson, textsIn } from '~scripts/settings/read-json';

const { settings } = schemas;

/** Pages as their schemas give them. */
export type Sentences = { readonly [Id in PageId]: v.InferOutput<(typeof schemas.pages)[Id]> };

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => !isSystemFile(file)) : [];

/** Names of the files of a folder, without their ending. */
const namesIn = (folder: string): readonly string[] =>
  filesIn(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'));

/** Companies that cannot be told apart, or whose order is left to chance. */
function repeatedCompanies(companies: readonly (Company & { readonly id: string })[]): readonly string[] {
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
function untranslated(files: ReadonlyMap<string, unknown>): readonly string[] {
  const texts = [...files].flatMap(([file, json]) => textsIn(json, file.split('/')));
  const byPlace = new Map(texts.map(([place, text]) => [place.join('/'), text]));
  const others = publishedLanguages.filter((language) => language !== defaultLanguage);
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

/** @throws DataError that names every fault of every file */
export function readData(folder = dataFolder) {
  // The faults of all files, so that an owner sees them at once.
  const faults: string[] = [];
  const files = new Map<string, unknown>();
  function read<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> | undefined {
    const name = join(dataFolder, file);
    try {
      const json = readJson(join(folder, file), name);
      files.set(file, json);
      return parseData(schema, json, (path) => `${name}: ${path}`);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      faults.push(...error.faults);
    }
    return undefined;
  }
  const shell = {} as Record<Language, v.InferOutput<typeof schemas.pages.shell>>;
  const pages = {} as Record<Language, Sentences>;
  for (const [index, name] of site.header.entries())
    if (!possiblePageIds.some((page) => page === name))
      faults.push(`${join(dataFolder, 'site.json')}: header.${index}: there is no page ${JSON.stringify(name)}`);
  for (const language of publishedLanguages) {
    const own = `content/${language}`;
    const texts = read(`${own}/shell.json`, schemas.pages.shell);
    if (texts !== undefined) shell[language] = texts;
    pages[language] = Object.fromEntries(
      pageIds.map((page) => [page, read(`${own}/${page}.json`, schemas.pages[page])]),
      // Where a page has faults, all of it is refused.
    ) as unknown as Sentences;
    for (const name of namesIn(join(folder, own)))
      if (name !== 'shell' && !possiblePageIds.some((page) => page === name))
        faults.push(`${join(dataFolder, own)}/${name}.json: there is no page of this name in src/content/pages.ts`);
  }
  for (const file of filesIn(join(folder, 'companies')))
    if (!/^[a-z\d-]+\.json$/.test(file))
      faults.push(`${join(dataFolder, 'companies', file)}: name it as in blue-harbour.json: small letters and hyphens`);
  const ids = namesIn(join(folder, 'companies'));
  if (ids.length === 0 && site.features.companies)
    faults.push(`${join(dataFolder, 'companies')}: add a company, or set features.companies in site.json to false`);
  const companies = ids.flatMap((id) => {
    const company = read(`companies/${id}.json`, schemas.company);
    return company === undefined ? [] : [{ ...company, id }];
  });
  faults.push(...repeatedCompanies(companies));
  const chart = site.features.chart ? read('chart.json', settings.chart) : undefined;
  const figures = read('figures.json', settings.figures);
  const milestones = read('milestones.json', settings.milestones);
  faults.push(...untranslated(files).map((fault) => `${dataFolder}/${fault}`));
  if (faults.length > 0 || figures === undefined || milestones === undefined) throw new DataError(faults);
  return {
    shell,
    pages,
    /** In the order shown. */
    companies: companies.toSorted((a, b) => a.order - b.order),
    /** Words of the chart, where it is shown. */
    chart,
    figures,
    milestones,
  };
}

export type SiteData = Readonly<ReturnType<typeof readData>>;
