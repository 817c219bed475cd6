import * as v from 'valibot';
import { missingSentence } from '~/content/schemas/fields';
import type { DescribedSchema } from './fill-texts';

/** Data that the site cannot be built from: one line for each fault, e.g. `data/content/es/about.json: hero.heading: …`. */
export class DataError extends Error {
  override name = 'DataError';

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** Whether a path of a schema leads to a text, as far as objects and lists go. */
function isText(schema: DescribedSchema | undefined, [key, ...rest]: readonly unknown[]): boolean {
  if (schema === undefined) return false;
  if (key === undefined) return 'text' in v.getMetadata(schema);
  return isText(schema.entries?.[String(key)] ?? schema.item ?? schema.value, rest);
}

function problemOf(schema: v.GenericSchema, { expected, type, message, path }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never') return 'this key is unknown';
  if (type === 'picklist') return `this is none of ${expected?.replaceAll(/[()]/g, '')}`;
  if (type !== 'strict_object') return message;
  const keys = path?.map(({ key }) => key) ?? [];
  return isText(schema, keys) ? missingSentence : 'this is missing';
}

/** Where in its file, and what, e.g. `values.items.1.text: a sentence is missing`. */
export function faultOf(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the whole file'}: ${problemOf(schema, issue)}`;
}
