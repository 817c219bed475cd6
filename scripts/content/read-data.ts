/** Reads what an owner edits, each file checked by its schema. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type * as v from 'valibot';
import { DataError, parseData, readJson } from '~/config/dataFile';
import { dataFolder } from '~/config/dataFolder';
import { type Language, publishedLanguages } from '~/config/languages';
import { site } from '~/config/site';
import { type PageId, pageIds, possiblePageIds } from '~/content/pages';
import type { CompanyData } from '~/content/schemas/company';
import { schemas } from '~/content/schemas/files';

export const projectDirectory = resolve(import.meta.dirname, '../..');

/** Folder of the data, absolute. */
export const dataDirectory = resolve(projectDirectory, dataFolder);

const { settings } = schemas;

export interface SiteData {
  readonly shell: Readonly<Record<Language, v.InferOutput<typeof schemas.pages.shell>>>;
  readonly pages: Readonly<Record<Language, Readonly<Record<PageId, unknown>>>>;
  /** In the order shown. */
  readonly companies: readonly (CompanyData & { readonly id: string })[];
  /** Where the chart is shown. */
  readonly chart?: v.InferOutput<typeof settings.chart>;
  readonly figures: v.InferOutput<typeof settings.figures>;
  readonly milestones: v.InferOutput<typeof settings.milestones>;
}

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => !file.startsWith('.')) : [];

/** Names of the files of a folder, without their ending. */
const namesIn = (folder: string): readonly string[] =>
  filesIn(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'));

/** @throws DataError that names every fault of every file */
export function readData(folder = dataDirectory): SiteData {
  // Of all files, so that an owner sees them at once.
  const faults: string[] = [];
  function read<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> | undefined {
    const name = join(dataFolder, file);
    try {
      return parseData(schema, readJson(join(folder, file), name), (path) => `${name}: ${path}`);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      faults.push(...error.faults);
    }
    return undefined;
  }
  const shell = {} as Record<Language, SiteData['shell'][Language]>;
  const pages = {} as Record<Language, Record<PageId, unknown>>;
  for (const [index, name] of site.header.entries())
    if (!possiblePageIds.some((page) => page === name))
      faults.push(`${join(dataFolder, 'site.json')}: header.${index}: there is no page ${JSON.stringify(name)}`);
  for (const language of publishedLanguages) {
    const own = `content/${language}`;
    const texts = read(`${own}/shell.json`, schemas.pages.shell);
    if (texts !== undefined) shell[language] = texts;
    pages[language] = {} as Record<PageId, unknown>;
    for (const page of pageIds) pages[language][page] = read(`${own}/${page}.json`, schemas.pages[page]);
    for (const name of namesIn(join(folder, own)))
      if (name !== 'shell' && !possiblePageIds.some((page) => page === name))
        faults.push(`${join(dataFolder, own)}/${name}.json: there is no page of this name in src/content/pages.ts`);
  }
  for (const file of filesIn(join(folder, 'companies')))
    if (!/^[a-z\d-]+\.json$/.test(file))
      faults.push(`${join(dataFolder, 'companies', file)}: name it as in blue-harbour.json: small letters and hyphens`);
  const companies = namesIn(join(folder, 'companies')).flatMap((id) => {
    const company = read(`companies/${id}.json`, schemas.company);
    // The schema asks for the words of the published languages alone, and no other is read.
    return company === undefined ? [] : [{ ...(company as CompanyData), id }];
  });
  const chart = site.features.chart ? read('chart.json', settings.chart) : undefined;
  const figures = read('figures.json', settings.figures);
  const milestones = read('milestones.json', settings.milestones);
  if (faults.length > 0 || figures === undefined || milestones === undefined) throw new DataError(faults);
  return {
    shell,
    pages,
    companies: companies.toSorted((a, b) => a.order - b.order),
    ...(chart && { chart }),
    figures,
    milestones,
  };
}
