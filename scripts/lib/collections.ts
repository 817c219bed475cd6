/** The table of what an owner edits: where the files are, and the schema of each. Check, JSON schemas and editor follow from it. */
import type * as v from 'valibot';
import type { Site } from '~/config/site.node.ts';
import { announcementSchema } from '~/features/announcement/announcement.node.ts';
import { chartSchema } from '~/features/chart/chart.node.ts';
import { createAddedPageCollections, pageFiles } from '~/pages/pages.node.ts';
import { companySchema } from '~/schemas/company';
import { figuresSchema, milestonesSchema } from '~/schemas/facts';
import { filtersSchema } from '~/schemas/filters';
import { languageSchema } from '~/schemas/language';
import { redirectsSchema } from '~/schemas/redirects';
import type { SchemaSite } from '~/schemas/schemaSite';
import { shellSchema } from '~/schemas/shell';
import { siteSchema } from '~/schemas/site';

/** What an owner is told of a file, a line each. */
interface Findings {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** Files of one kind. */
export interface Collection<Schema extends v.GenericSchema = v.GenericSchema> {
  /** Path in the folder of the data: `*` stands for any name, `{language}` for the code of a published language. */
  readonly path: string;
  readonly schema: Schema;
  /** Whether scripts/settings reads the file before all others, because what the site has follows from it. */
  readonly isSetting?: true;
  /** Whether the site can do without the file. */
  readonly isOptional?: true;
  /** The part of the site that the files are for: without it they are not read. */
  readonly switchedBy?: keyof Site['switches'];
  /** Whether the site shows what the file says for a time only, which its keys `from` and `until` name. */
  readonly isTimed?: true;
  /**
   * Compares the file of an added page with the settings of the page, which are in a file without language: undefined if it has none.
   * The schemas have made both.
   */
  compare?(file: unknown, settings: unknown): Findings;
  /** How the editor lists the files of a folder: options of a collection of Sveltia CMS. */
  readonly editorList?: Readonly<Record<string, unknown>>;
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

/** The collections of a site by their names, in the order of the editor's lists. */
export const createCollections = (site: SchemaSite) =>
  ({
    site: { path: 'site.json', schema: siteSchema(site), isSetting: true },
    figures: { path: 'figures.json', schema: figuresSchema(site) },
    milestones: { path: 'milestones.json', schema: milestonesSchema(site) },
    filters: { path: 'filters.json', schema: filtersSchema, isSetting: true },
    redirects: { path: 'redirects.json', schema: redirectsSchema, isSetting: true },
    announcement: { path: 'announcement.json', schema: announcementSchema(site), isOptional: true, isTimed: true },
    chart: { path: 'chart.json', schema: chartSchema(site), switchedBy: 'chart' },
    ...createPageCollections(site),
    shell: { path: 'content/{language}/shell.json', schema: shellSchema },
    language: { path: 'content/{language}/language.json', schema: languageSchema, isSetting: true },
    company: {
      path: 'companies/*.json',
      schema: companySchema(site),
      editorList: {
        label: 'Companies',
        label_singular: 'Company',
        icon: 'domain',
        identifier_field: 'name',
        summary: '{{name}}',
        sortable_fields: { fields: ['order', 'name'], default: { field: 'order', direction: 'ascending' } },
      },
    },
    ...createAddedPageCollections(site),
  }) satisfies Readonly<Record<string, Collection>>;

export type Collections = ReturnType<typeof createCollections>;

export type CollectionName = keyof Collections;
