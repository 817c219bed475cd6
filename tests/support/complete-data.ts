/** Completes the data of the tests, so that a new or a removed sentence needs no change of it. */
import * as v from 'valibot';
import { languageIds } from '~/config/knownLanguages';
import type { DescribedSchema } from '~/schemas/dataFile';
import { getSchemaLanguage } from '~/schemas/settingValues';
import { plainObject } from '~/shared/schema';

interface Translation {
  /** Languages of the source and of the result; undefined for what is the same in all languages. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const getKeys = (value: unknown): Readonly<Record<string, unknown>> => (v.is(plainObject, value) ? value : {});

const getItems = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Adds what a schema requires and a value lacks, from the same place of other data, and removes keys that the schema does not
 * have. A text of another language is marked, because the check refuses a text that is the same in two languages.
 * @param value undefined to take all of the source
 */
export function completeData(
  schema: DescribedSchema,
  value: unknown,
  source: unknown,
  translation: Translation,
): unknown {
  const { entries, item, value: recordSchema, wrapped } = schema;
  if (wrapped !== undefined) return completeData(wrapped, value, source, translation);
  const model = value ?? source;
  if (item !== undefined && Array.isArray(model)) {
    const sources = getItems(source);
    return model.map((part: unknown, index) =>
      completeData(item, value === undefined ? undefined : part, sources[index] ?? sources[0], translation),
    );
  }
  if (recordSchema !== undefined && v.is(plainObject, model)) {
    const sources = getKeys(source);
    return Object.fromEntries(
      Object.keys(model).map((key) => [
        key,
        completeData(recordSchema, getKeys(value)[key], sources[key] ?? Object.values(sources)[0], translation),
      ]),
    );
  }
  if (entries !== undefined && v.is(plainObject, model))
    return Object.fromEntries(
      Object.keys(entries).flatMap((key) => {
        const part = completeEntry(key, entries, value, getKeys(source), translation);
        return part === undefined ? [] : [[key, part] as const];
      }),
    );
  if (value !== undefined || typeof source !== 'string') return model;
  const isTranslated = v.getMetadata(schema)['isText'] === true && translation.from !== translation.to;
  return isTranslated ? `${source} (${translation.to})` : source;
}

function completeEntry(
  key: string,
  entries: Readonly<Record<string, DescribedSchema>>,
  value: unknown,
  source: Readonly<Record<string, unknown>>,
  translation: Translation,
): unknown {
  const entry = entries[key];
  if (entry === undefined) return undefined;
  const part = getKeys(value)[key];
  if (getSchemaLanguage(entry) === undefined) {
    const mayBeMissing = value !== undefined && entry.type === 'optional';
    return part === undefined && mayBeMissing ? undefined : completeData(entry, part, source[key], translation);
  }
  const from = key in source ? key : Object.keys(source).find((name) => languageIds.some((id) => id === name));
  return completeData(entry, part, from && source[from], { ...translation, from, to: key });
}
