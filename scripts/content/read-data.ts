/** Reads what an owner edits, each file checked by its schema. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type * as v from 'valibot';
import { DataError, parseData, readJson } from '~/config/dataFile';
import { dataFolder } from '~/config/dataFolder';
import { type Language, publishedLanguages } from '~/config/languages';
import { site } from '~/config/site';
import { type PageId, pageIds, possiblePageIds } from '~/content/pages';
import { chartSchema } from '~/content/schemas/chart';
import { type CompanyData, companySchema } from '~/content/schemas/company';
import { figuresSchema, milestonesSchema } from '~/content/schemas/facts';
import { shellSchema } from '~/content/schemas/shell';

export const projectDirectory = resolve(import.meta.dirname, '../..');

/** Folder of the data, absolute. */
export const dataDirectory = resolve(projectDirectory, dataFolder);

export interface SiteData {
  readonly shell: Readonly<Record<Language, v.InferOutput<typeof shellSchema>>>;
  readonly pages: Readonly<Record<Language, Readonly<Record<PageId, unknown>>>>;
  /** In the order shown. */
  readonly companies: readonly (CompanyData & { readonly id: string })[];
  /** Where the chart is shown. */
  readonly chart?: v.InferOutput<typeof chartSchema>;
  readonly figures: v.InferOutput<typeof figuresSchema>;
  readonly milestones: v.InferOutput<typeof milestonesSchema>['milestones'];
}

/** The schema of a page's file; the module has the page's id as its name. */
export async function pageSchema(page: PageId): Promise<v.GenericSchema> {
  const { schema } = await import(`../../src/content/schemas/pages/${page}.ts`);
  return schema;
}

/** Collects the faults of all files, so that an owner sees them at once. */
class DataReader {
  readonly faults: string[] = [];

  constructor(readonly folder: string) {}

  read<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> | undefined {
    const name = join(dataFolder, file);
    try {
      return parseData(schema, readJson(join(this.folder, file), name), (path) => `${name}: ${path}`);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      this.faults.push(...error.faults);
    }
    return undefined;
  }
}

/** Names of the files of a folder, without their ending. */
const namesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => basename(file, '.json'))
    : [];

/** @throws DataError that names every fault of every file */
export async function readData(folder = dataDirectory): Promise<SiteData> {
  const reader = new DataReader(folder);
  const shell = {} as Record<Language, SiteData['shell'][Language]>;
  const pages = {} as Record<Language, Record<PageId, unknown>>;
  const schemas = await Promise.all(pageIds.map(async (page) => [page, await pageSchema(page)] as const));
  for (const language of publishedLanguages) {
    const own = `content/${language}`;
    const texts = reader.read(`${own}/shell.json`, shellSchema);
    if (texts !== undefined) shell[language] = texts;
    pages[language] = {} as Record<PageId, unknown>;
    for (const [page, schema] of schemas) pages[language][page] = reader.read(`${own}/${page}.json`, schema);
    for (const name of namesIn(join(folder, own)))
      if (name !== 'shell' && !possiblePageIds.some((page) => page === name))
        reader.faults.push(
          `${join(dataFolder, own)}/${name}.json: there is no page of this name in src/content/pages.ts`,
        );
  }
  const companies = namesIn(join(folder, 'companies')).flatMap((id) => {
    const company = reader.read(`companies/${id}.json`, companySchema);
    // The schema asks for the words of the published languages alone, and no other is read.
    return company === undefined ? [] : [{ ...(company as CompanyData), id }];
  });
  const chart = site.features.chart ? reader.read('chart.json', chartSchema) : undefined;
  const figures = reader.read('figures.json', figuresSchema);
  const milestones = reader.read('milestones.json', milestonesSchema);
  if (reader.faults.length > 0 || figures === undefined || milestones === undefined) throw new DataError(reader.faults);
  return {
    shell,
    pages,
    companies: companies.toSorted((a, b) => a.order - b.order),
    ...(chart && { chart }),
    figures,
    milestones: milestones.milestones,
  };
}
