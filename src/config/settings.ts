/**
 * Reads data/site.json and what a deployment's environment overrides of it. For scripts and tests: pages read
 * `site` (src/config/site.ts), which the build gives them.
 */
import * as v from 'valibot';
import { dataFolder } from './dataFolder.ts';
import { type Settings, siteSchema } from './siteSchema.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that cannot be used: a line for each fault, which names the key or the variable and what it must be. */
export class SettingError extends Error {
  override name = 'SettingError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

export interface Setting {
  /** Of the key in the file: `social.x`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Environment variable that overrides it for a deployment. */
  readonly variable?: string;
  /** What it is where the file has no such key; undefined where the file needs one, or nothing is meant. */
  readonly otherwise: unknown;
  readonly isNeeded: boolean;
  /** Whether the variable's text is meant as a number. */
  readonly isNumber: boolean;
}

type Fields = Readonly<Record<string, unknown>>;
type Schema = v.GenericSchema & { readonly wrapped?: Schema; readonly entries?: Readonly<Record<string, Schema>> };

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const pathOf = (...keys: readonly string[]) => keys.filter((key) => key !== '').join('.');

function entriesOf(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  return schema.entries ?? (schema.wrapped && entriesOf(schema.wrapped));
}

function settingsIn(schema: Schema, path: string): readonly Setting[] {
  const entries = entriesOf(schema);
  if (entries !== undefined)
    return Object.entries(entries).flatMap(([name, entry]) => settingsIn(entry, pathOf(path, name)));
  const { variable } = v.getMetadata(schema);
  return [
    {
      path,
      title: v.getTitle(schema) ?? '',
      description: v.getDescription(schema) ?? '',
      ...(typeof variable === 'string' && { variable }),
      otherwise: v.getDefault(schema),
      isNeeded: schema.type !== 'optional',
      isNumber: (schema.wrapped ?? schema).type === 'number',
    },
  ];
}

/** Every key of the file in the schema's order; those of an object by their path. */
export function settingList(): readonly Setting[] {
  return settingsIn(siteSchema, '');
}

/** `LIVE_NEWS_PUBLIC_TOKEN` has no key: a token stands in no file of the repository. */
export const publicTokenVariable = 'LIVE_NEWS_PUBLIC_TOKEN';

/** Every variable of the environment that a page of the site depends on. */
export function settingVariables(): readonly string[] {
  return [...settingList().flatMap(({ variable }) => variable ?? []), publicTokenVariable];
}

/**
 * The value that a variable gives its key; undefined where it stands for nothing. CI systems pass unset variables as
 * empty texts, which leave the file's value; only a social profile is removed by one, or by `none`.
 */
function valueFrom(environment: Environment, { path, variable, isNumber }: Setting): unknown {
  const text = variable === undefined ? undefined : environment[variable];
  if (path.startsWith('social.') && text === 'none') return '';
  if (text === undefined || (text === '' && !path.startsWith('social.'))) return undefined;
  return isNumber && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function withValue(file: unknown, path: string, value: unknown): unknown {
  const [first = '', ...rest] = path.split('.');
  if (!isFields(file)) return file;
  return { ...file, [first]: rest.length === 0 ? value : withValue(file[first] ?? {}, rest.join('.'), value) };
}

/** What Valibot takes for an object: lists, and any key after the first unknown one. */
function strayFaults(value: unknown, schema: Schema, path = ''): readonly (readonly [path: string, fault: string])[] {
  const entries = entriesOf(schema);
  if (entries === undefined) return [];
  if (Array.isArray(value)) return [[path, `${JSON.stringify(value)} is not an object`]];
  if (!isFields(value)) return [];
  return Object.keys(value).flatMap((name) => {
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    const place = pathOf(path, name);
    return entry === undefined
      ? [[place, 'there is no such setting'] as const]
      : strayFaults(value[name], entry, place);
  });
}

/**
 * @param file content of data/site.json
 * @param where its name in messages
 * @throws SettingError with every fault
 */
export function parseSettings(file: unknown, environment: Environment, where: string): Settings {
  const variables = new Map<string, string>();
  let given = file;
  for (const setting of settingList()) {
    const value = valueFrom(environment, setting);
    if (value === undefined || setting.variable === undefined) continue;
    variables.set(setting.path, setting.variable);
    given = withValue(given, setting.path, value);
  }
  const { success, output, issues = [] } = v.safeParse(siteSchema, given);
  const strays = strayFaults(given, siteSchema);
  if (success && strays.length === 0) return output;
  const line = (...parts: readonly string[]) => [where, ...parts].filter((part) => part !== '').join(': ');
  const faults = issues
    .filter(({ expected }) => expected !== 'never')
    .map(({ input, message, path = [], received }) => {
      const place = pathOf(...path.map(({ key }) => String(key)));
      const variable = variables.get(place);
      if (variable !== undefined) return `${variable}: ${JSON.stringify(environment[variable])} is not ${message}`;
      const fault = received === 'undefined' ? 'is missing' : `${JSON.stringify(input)} is not ${message}`;
      return line(place, fault);
    });
  throw new SettingError([...faults, ...strays.map(([place, fault]) => line(place, fault))]);
}

function readFile(where: string): unknown {
  // An import of node:fs would end in the browser's bundle.
  const { readFileSync } = process.getBuiltinModule('node:fs');
  try {
    return JSON.parse(readFileSync(where, 'utf8'));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The parser quotes the lines around the fault.
    throw new SettingError([`${where}: ${message.replaceAll(/\s+/g, ' ')}`]);
  }
}

/**
 * The settings of a deployment.
 * @throws SettingError with every fault
 */
export function readSettings(environment: Environment = process.env, folder = dataFolder): Settings {
  const where = `${folder}/site.json`;
  return parseSettings(readFile(where), environment, where);
}
