/**
 * Reads data/site.json and what a deployment's environment overrides of it. For scripts: pages read `.generated/site.ts`.
 */
import * as v from 'valibot';
import { DataError, type DescribedSchema, parseData } from '~/schemas/dataFile';
import { type Settings, siteSchema } from '~/schemas/site';
import { readJson } from './read-json';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Setting {
  /** Path of the key in the file: `social.x`. */
  readonly path: string;
  readonly description: string;
  /** Environment variable that overrides it for a deployment. */
  readonly variable?: string;
  /** What it is where the file has no such key; undefined where the file needs one, or nothing is meant. */
  readonly otherwise: unknown;
  readonly isNeeded: boolean;
  /** Whether the variable's text is meant as a number. */
  readonly isNumber: boolean;
}

function settingsIn(schema: DescribedSchema, path: string): readonly Setting[] {
  const { wrapped = schema } = schema;
  if (wrapped.entries !== undefined)
    return Object.entries(wrapped.entries).flatMap(([name, entry]) =>
      settingsIn(entry, path === '' ? name : `${path}.${name}`),
    );
  const { variable } = v.getMetadata(schema);
  return [
    {
      path,
      description: v.getDescription(schema) ?? '',
      ...(typeof variable === 'string' && { variable }),
      otherwise: v.getDefault(schema),
      isNeeded: schema.type !== 'optional',
      isNumber: wrapped.type === 'number',
    },
  ];
}

/** Every key of the file in the schema's order; those of an object by their path. */
export const settingList: readonly Setting[] = settingsIn(siteSchema, '');

/**
 * The value that a variable gives its key; undefined where it stands for nothing. CI systems pass unset variables as
 * empty texts, which leave the file's value; a social profile and a public token are removed by `none`.
 */
function valueFrom(environment: Environment, { path, variable, isNumber }: Setting): unknown {
  const text = variable === undefined ? undefined : environment[variable];
  if ((path.startsWith('social.') || path === 'liveNewsToken') && text === 'none') return '';
  if (text === undefined || text === '') return undefined;
  return isNumber && /^\d+$/.test(text) ? Number(text) : text;
}

function withValue(file: unknown, path: string, value: unknown): unknown {
  const [first = '', ...rest] = path.split('.');
  if (typeof file !== 'object' || file === null) return file;
  const inner = new Map(Object.entries(file)).get(first) ?? {};
  return { ...file, [first]: rest.length === 0 ? value : withValue(inner, rest.join('.'), value) };
}

/**
 * @param file content of data/site.json
 * @param where its name in messages
 * @throws DataError with every fault
 */
export function parseSettings(file: unknown, environment: Environment, where: string): Settings {
  const variables = new Map<string, string>();
  let given = file;
  for (const setting of settingList) {
    const value = valueFrom(environment, setting);
    if (value === undefined || setting.variable === undefined) continue;
    variables.set(setting.path, setting.variable);
    given = withValue(given, setting.path, value);
  }
  return parseData(siteSchema, given, (path) => variables.get(path) ?? `${where}: ${path}`);
}

/**
 * The settings of a deployment.
 * @throws DataError with every fault
 */
export function readSettings(environment: Environment, dataFolder: string): Settings {
  const where = `${dataFolder}/site.json`;
  const settings = parseSettings(readJson(where), environment, where);
  const secret = environment['NEWS_API_TOKEN']?.trim() ?? '';
  if (secret !== '' && settings.liveNewsToken === secret)
    throw new DataError([
      `${where}: liveNewsToken: it is the token of NEWS_API_TOKEN, which has to stay secret: take another one, of a plan that you can lose`,
    ]);
  return settings;
}
