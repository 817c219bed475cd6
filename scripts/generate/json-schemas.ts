/** What code editors complete an owner's data by: JSON schemas, from the schemas that the data is checked by. */
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { TextMetadata } from '~/content/schemas/fields';
import { schemas } from '~/content/schemas/files';

/** The check holds texts against functions, which no schema has: their metadata say the same as an expression. */
function withTextRules(schema: JsonSchema, { isText, pattern }: Partial<TextMetadata>): JsonSchema | undefined {
  if (!isText) return undefined;
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

/** JSON schemas by the name of their file, without its ending: `.vscode/settings.json` says which files each is for. */
export function jsonSchemas(): ReadonlyMap<string, JsonSchema> {
  const { settings, pages, company } = schemas;
  const named = Object.entries<v.GenericSchema>({ ...settings, ...pages, company });
  return new Map(named.map(([name, schema]) => [name, jsonSchemaOf(schema)]));
}
