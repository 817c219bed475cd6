/** What code editors complete an owner's data by: JSON schemas, from the schemas that the data is checked by. */
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { DescribedSchema } from '~/schemas/dataFile';
import type { TextMetadata } from '~/schemas/fields';
import { keysOf, languageKeys, type References } from '~/schemas/references';
import { schemas } from '~scripts/lib/data-schemas';

/** What the actions of a schema may have. */
interface Described {
  readonly message?: unknown;
  readonly metadata?: Partial<TextMetadata> & Readonly<Record<string, unknown>>;
  readonly requirement?: unknown;
}

/** Rules that no JSON schema can express are left to `npm run check`. */
const jsonSchemaOf = (schema: v.GenericSchema, references: References): JsonSchema =>
  toJsonSchema(schema, {
    errorMode: 'ignore',
    overrideSchema({ valibotSchema, jsonSchema }) {
      const { entries = {} }: DescribedSchema = valibotSchema;
      const languages = languageKeys(entries, references);
      return languages.length === 0
        ? undefined
        : { ...jsonSchema, required: [...(jsonSchema.required ?? []), ...languages] };
    },
    overrideAction({ valibotAction, jsonSchema }) {
      const { message, metadata = {}, requirement }: Described = Object(valibotAction);
      if (requirement instanceof RegExp)
        return { ...jsonSchema, pattern: requirement.source, patternErrorMessage: message };
      const keys = keysOf(metadata, references);
      const { additionalProperties: ofEach, propertyNames: _, ...record } = jsonSchema;
      if (keys !== undefined && ofEach !== undefined)
        return {
          ...record,
          properties: Object.fromEntries(keys.map((key) => [key, ofEach])),
          required: [...keys],
          additionalProperties: false,
        };
      return metadata.isText ? { ...jsonSchema, minLength: 1 } : undefined;
    },
  });

/** JSON schemas by the name of their file, without its ending: `.vscode/settings.json` says which files each is for. */
export function jsonSchemas(references: References): ReadonlyMap<string, JsonSchema> {
  const { settings, pages, company } = schemas;
  const named = Object.entries<v.GenericSchema>({ ...settings, ...pages, company });
  return new Map(named.map(([name, schema]) => [name, jsonSchemaOf(schema, references)]));
}
