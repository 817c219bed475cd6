/** The table of what an owner edits: where the files are, and the schema of each. The check follows from it. */
import type * as v from 'valibot';
import type { Site } from '~/config/site.node.ts';
import { chartSchema } from '~/features/chart/chart.node.ts';
import { pageFiles } from '~/pages/pages.node.ts';
import { releaseSchema } from '~/pages/press/release.node.ts';
import { companySchema } from '~/schemas/company';
import { figuresSchema, milestonesSchema } from '~/schemas/facts';
import { filtersSchema } from '~/schemas/filters';
import type { SchemaSite } from '~/schemas/schemaSite';
import { shellSchema } from '~/schemas/shell';
import { siteSchema } from '~/schemas/site';

/** Files of one kind. */
export interface Collection<Schema extends v.GenericSchema = v.GenericSchema> {
  /** Path in the folder of the data: `*` stands for any name, `{language}` for a language. */
  readonly path: string;
  readonly schema: Schema;
  /** Whether scripts/settings reads the file before all others, because what the site has follows from it. */
  readonly isSetting?: true;
  /** The part of the site that the files are for: without it they are not read. */
  readonly switchedBy?: keyof Site['switches'];
}

type PageFiles = typeof pageFiles;

/** The sentences of the pages that the site comes with, a file for each page and language. */
const createPageCollections = (site: SchemaSite) =>
  // Object.fromEntries returns an object with any keys, hence the assertion.
  Object.fromEntries(
    Object.entries(pageFiles).map(([page, { schema }]) => [
      page,
      { path: `content/{language}/${page}.json`, schema: schema(site) },
    ]),
  ) as { readonly [Page in keyof PageFiles]: Collection<ReturnType<PageFiles[Page]['schema']>> };

/** The collections of a site by their names. */
export const createCollections = (site: SchemaSite) =>
  ({
    site: { path: 'site.json', schema: siteSchema, isSetting: true },
    figures: { path: 'figures.json', schema: figuresSchema },
    milestones: { path: 'milestones.json', schema: milestonesSchema },
    filters: { path: 'filters.json', schema: filtersSchema, isSetting: true },
    chart: { path: 'chart.json', schema: chartSchema, switchedBy: 'chart' },
    ...createPageCollections(site),
    shell: { path: 'content/{language}/shell.json', schema: shellSchema },
    company: {
      path: 'companies/*.json',
      schema: companySchema(site),
    },
    release: { path: 'press/*.json', schema: releaseSchema(site) },
  }) satisfies Readonly<Record<string, Collection>>;

export type Collections = ReturnType<typeof createCollections>;

export type CollectionName = keyof Collections;
