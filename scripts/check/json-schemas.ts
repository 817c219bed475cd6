/** What code editors complete an owner's data by: JSON schemas, from the schemas that the data is checked by. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { siteSchema } from '~/config/siteSchema';
import { pageIds } from '~/content/pages';
import { chartSchema } from '~/content/schemas/chart';
import { companySchema } from '~/content/schemas/company';
import { figuresSchema, milestonesSchema } from '~/content/schemas/facts';
import type { TextMetadata } from '~/content/schemas/fields';
import { shellSchema } from '~/content/schemas/shell';
import { pageSchema } from '~scripts/content/read-data';

/** The check holds texts against functions, which no schema has: their metadata say the same as an expression. */
function withTextRules(schema: JsonSchema, { text, pattern }: Partial<TextMetadata>): JsonSchema | undefined {
  if (text === undefined) return undefined;
  const [expression, message] = pattern ?? ['//', ''];
  const rules = { minLength: 1, pattern: expression.slice(1, -1), patternErrorMessage: message };
  return { ...schema, ...rules };
}

/** Rules that no JSON schema can express are left to `npm run check`. */
const jsonSchemaOf = (schema: v.GenericSchema): JsonSchema =>
  toJsonSchema(schema, {
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) =>
      'metadata' in valibotAction ? withTextRules(jsonSchema, Object(valibotAction.metadata)) : undefined,
  });

/** By the name of their file, without its ending. */
export async function jsonSchemas(): Promise<ReadonlyMap<string, JsonSchema>> {
  const pages = pageIds.map(async (page) => [page, await pageSchema(page)] as const);
  const schemas: readonly (readonly [string, v.GenericSchema])[] = [
    ['site', siteSchema],
    ['shell', shellSchema],
    ['company', companySchema],
    ['figures', figuresSchema],
    ['milestones', milestonesSchema],
    ['chart', chartSchema],
    ...(await Promise.all(pages)),
  ];
  return new Map(schemas.map(([name, schema]) => [name, jsonSchemaOf(schema)]));
}

/** `.vscode/settings.json` says which files each is for. */
export async function writeJsonSchemas(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of await jsonSchemas())
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(schema)}\n`);
}
