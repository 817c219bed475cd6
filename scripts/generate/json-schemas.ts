/** JSON schemas with which code editors complete an owner's data, made from the schemas that check the data. */
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { TextMetadata } from '~/schemas/fields';
import type { Collections } from '~scripts/lib/collections';

/** Properties that actions of a schema may have. */
interface SchemaAction {
  readonly message?: unknown;
  readonly metadata?: Partial<TextMetadata> & Readonly<Record<string, unknown>>;
  readonly requirement?: unknown;
}

/** Only `npm run check` checks the rules that JSON Schema cannot express. */
const createJsonSchema = (schema: v.GenericSchema): JsonSchema =>
  toJsonSchema(schema, {
    errorMode: 'ignore',
    overrideAction({ valibotAction, jsonSchema }) {
      const { message, metadata = {}, requirement }: SchemaAction = Object(valibotAction);
      if (requirement instanceof RegExp)
        return { ...jsonSchema, pattern: requirement.source, patternErrorMessage: message };
      return metadata.isText ? { ...jsonSchema, minLength: 1 } : undefined;
    },
  });

/** JSON schemas by the names of the collections. `.vscode/settings.json` assigns them to the owner's files. */
export const jsonSchemas = (collections: Collections): ReadonlyMap<string, JsonSchema> =>
  new Map(Object.entries(collections).map(([name, { schema }]) => [name, createJsonSchema(schema)]));
