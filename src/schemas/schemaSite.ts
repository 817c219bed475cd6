import type { GenericSchema, InferOutput } from 'valibot';
import type { Language } from '~/config/knownLanguages';

/** The site whose data a schema describes: a schema that depends on the site is a function of it. */
export interface SchemaSite {
  /** The languages that every text must be written in. */
  readonly languages: readonly Language[];
  /** Ids of the regions and categories of the news, `all` included. */
  readonly regions: readonly string[];
  readonly categories: readonly string[];
  /** Whether there is a page at a path of the default language. */
  readonly hasPage: (path: string) => boolean;
}

/** What the schema of the settings depends on: the languages, which are read before them. */
export type SettingsSite = Pick<SchemaSite, 'languages'>;

/** What parsing with the schema of a site returns. */
export type SchemaOutput<CreateSchema extends (site: SchemaSite) => GenericSchema> = InferOutput<
  ReturnType<CreateSchema>
>;
