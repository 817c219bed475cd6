/** JSON schemas with which code editors complete an owner's data, made from the schemas that check the data. */
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { DescribedSchema } from '~/schemas/dataFile';
import type { TextMetadata } from '~/schemas/fields';
import { getReferenceKeys, languageKeys, getSchemaLanguage, type References } from '~/schemas/references';
import { schemas } from '~scripts/lib/data-schemas';

/** Properties that actions of a schema may have. */
interface SchemaAction {
  readonly message?: unknown;
  readonly metadata?: Partial<TextMetadata> & Readonly<Record<string, unknown>>;
  readonly requirement?: unknown;
}

/** A schema without texts in languages that the site is not published in. */
function withPublishedLanguages(schema: DescribedSchema, references: References): DescribedSchema {
  const { entries, item, pipe, value, wrapped } = schema as DescribedSchema & {
    readonly pipe?: readonly DescribedSchema[];
  };
  const reduce = (part: DescribedSchema) => withPublishedLanguages(part, references);
  const published = Object.entries(entries ?? {}).filter(
    ([, entry]) =>
      getSchemaLanguage(entry) === undefined || references.languages.some((id) => id === getSchemaLanguage(entry)),
  );
  return {
    ...schema,
    ...(entries && { entries: Object.fromEntries(published.map(([key, entry]) => [key, reduce(entry)])) }),
    ...(item && { item: reduce(item) }),
    ...(value && { value: reduce(value) }),
    ...(wrapped && { wrapped: reduce(wrapped) }),
    // The first step of a pipe is the schema itself.
    ...(pipe && { pipe: pipe.map((step, index) => (index === 0 ? reduce(step) : step)) }),
  };
}

/** Only `npm run check` checks the rules that JSON Schema cannot express. */
const createJsonSchema = (schema: v.GenericSchema, references: References): JsonSchema =>
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
      const { message, metadata = {}, requirement }: SchemaAction = Object(valibotAction);
      if (requirement instanceof RegExp)
        return { ...jsonSchema, pattern: requirement.source, patternErrorMessage: message };
      const keys = getReferenceKeys(metadata, references);
      const { additionalProperties: valueSchema, propertyNames: _, ...record } = jsonSchema;
      if (keys !== undefined && valueSchema !== undefined)
        return {
          ...record,
          properties: Object.fromEntries(keys.map((key) => [key, valueSchema])),
          required: [...keys],
          additionalProperties: false,
        };
      return metadata.isText ? { ...jsonSchema, minLength: 1 } : undefined;
    },
  });

/** JSON schemas by file name without its ending. `.vscode/settings.json` assigns them to the owner's files. */
export function jsonSchemas(references: References): ReadonlyMap<string, JsonSchema> {
  const { settings, pages, ...others } = schemas;
  const schemasByName = Object.entries<v.GenericSchema>({ ...settings, ...pages, ...others });
  return new Map(
    schemasByName.map(([name, schema]) => [
      name,
      createJsonSchema(withPublishedLanguages(schema, references), references),
    ]),
  );
}
