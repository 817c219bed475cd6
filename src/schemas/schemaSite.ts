import type { GenericSchema, InferOutput } from 'valibot';

/** The site whose data a schema describes: a schema that depends on the site is a function of it. */
export interface SchemaSite {
  /** Ids of the regions and categories of the news, `all` included. */
  readonly regions: readonly string[];
  readonly categories: readonly string[];
  /** Whether there is a page at a path of the default language. */
  readonly hasPage: (path: string) => boolean;
}

/** What parsing with the schema of a site returns. */
export type SchemaOutput<CreateSchema extends (site: SchemaSite) => GenericSchema> = InferOutput<
  ReturnType<CreateSchema>
>;
