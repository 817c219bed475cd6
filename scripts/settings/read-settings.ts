/** Reads data/site.json and the variables that override it. For scripts only: pages import `.generated/site.ts`. */
import * as v from 'valibot';
import { isTheNewsApi } from '~/news/query';
import { parseServiceUrl } from '~/news/serviceUrl';
import { DataError, type DescribedSchema, parseData } from '~/schemas/dataFile';
import { getSchemaLanguage } from '~/schemas/settingValues';
import { type Settings, siteSchema } from '~/schemas/site';
import { readJson } from './read-json';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Setting {
  /** Path of the key in the file: `social.x`. */
  readonly path: string;
  readonly description: string;
  /** Environment variable that overrides the key for a deployment. */
  readonly variable?: string;
  /** Value if the file does not have the key; undefined if the key is required or has no default. */
  readonly defaultValue: unknown;
  readonly isRequired: boolean;
  /** Whether the variable is parsed as a number. */
  readonly isNumber: boolean;
}

function listSettings(schema: DescribedSchema, path: string): readonly Setting[] {
  const { wrapped = schema } = schema;
  const { entries = {} } = wrapped;
  const isText = Object.values(entries).some((entry) => getSchemaLanguage(entry) !== undefined);
  if (wrapped.entries !== undefined && !isText)
    return Object.entries(entries).flatMap(([name, entry]) =>
      listSettings(entry, path === '' ? name : `${path}.${name}`),
    );
  const { variable } = v.getMetadata(schema);
  return [
    {
      path,
      description: v.getDescription(schema) ?? '',
      ...(typeof variable === 'string' && { variable }),
      defaultValue: v.getDefault(schema),
      isRequired: schema.type !== 'optional',
      isNumber: wrapped.type === 'number',
    },
  ];
}

/** Every key of the file in the schema's order; keys of objects by their path. */
export const settingList: readonly Setting[] = listSettings(siteSchema, '');

/**
 * Reads the value of a setting from its environment variable; undefined if the file's value stays. CI systems pass unset
 * variables as empty strings. `none` removes a social profile or the public token.
 */
function readVariable(environment: Environment, { path, variable, isNumber }: Setting): unknown {
  const text = variable === undefined ? undefined : environment[variable];
  if ((path.startsWith('social.') || path === 'liveNewsToken') && text === 'none') return '';
  if (text === undefined || text === '') return undefined;
  return isNumber && /^\d+$/.test(text) ? Number(text) : text;
}

function setValue(file: unknown, path: string, value: unknown): unknown {
  const [first = '', ...rest] = path.split('.');
  if (typeof file !== 'object' || file === null) return file;
  const inner = new Map(Object.entries(file)).get(first) ?? {};
  return { ...file, [first]: rest.length === 0 ? value : setValue(inner, rest.join('.'), value) };
}

/**
 * @param file content of data/site.json
 * @param name of the file in messages
 * @throws DataError with every error
 */
export function parseSettings(file: unknown, environment: Environment, name: string): Settings {
  const variables = new Map<string, string>();
  let overridden = file;
  for (const setting of settingList) {
    const value = readVariable(environment, setting);
    if (value === undefined || setting.variable === undefined) continue;
    variables.set(setting.path, setting.variable);
    overridden = setValue(overridden, setting.path, value);
  }
  const getPlace = (path: string) => variables.get(path) ?? `${name}: ${path}`;
  return parseData(siteSchema, overridden, getPlace);
}

/** data/site.json, which no schema has checked. */
interface SettingsFile {
  /** Name of the file in messages. */
  readonly file: string;
  readonly content: unknown;
}

/** @throws DataError if site.json is no JSON */
export function readSettingsFile(dataFolder: string): SettingsFile {
  const file = `${dataFolder}/site.json`;
  return { content: readJson(file), file };
}

/** What stands in the place of required settings that are wrong. */
const replacements = {
  brand: 'Brand',
  url: 'https://site.example',
  email: 'office@site.example',
  headquarters: { locality: 'Town', region: 'NY', country: 'US', coordinates: '0, 0' },
  schedulingUrl: '/',
  foundingYear: 2000,
  privacyChanged: '2000-01-01',
  termsChanged: '2000-01-01',
};

/**
 * Returns the settings of the file that are valid, and replaces the others, so that an error in one does not hide those of other files.
 */
export function parseValidSettings({ content, file }: SettingsFile): Settings {
  const getPlace = (path: string) => `${file}: ${path}`;
  const entries: Readonly<Record<string, v.GenericSchema>> = siteSchema.entries;
  const validSettings = Object.entries(Object(content)).filter(([key, value]) => {
    const entry = entries[key];
    return entry !== undefined && v.is(entry, value);
  });
  // Without these two no two settings contradict each other (`toSite` in src/config/site.node.ts).
  const withoutServices = { liveNewsUrl: '' };
  return parseData(siteSchema, { ...replacements, ...Object.fromEntries(validSettings), ...withoutServices }, getPlace);
}

/**
 * Returns the settings of a deployment.
 * @throws DataError with every error
 */
export function parseDeploymentSettings({ content, file }: SettingsFile, environment: Environment): Settings {
  const settings = parseSettings(content, environment, file);
  const secret = environment['NEWS_API_TOKEN']?.trim() ?? '';
  if (secret !== '' && settings.liveNewsToken === secret)
    throw new DataError([
      `${file}: liveNewsToken: it is the token of NEWS_API_TOKEN, which has to stay secret: take another one, of a plan that you can lose`,
    ]);
  if (secret !== '' && !environment['NEWS_API_URL'] && !isTheNewsApi(parseServiceUrl(settings.newsApiUrl).host))
    throw new DataError([
      `${file}: newsApiUrl: the token of NEWS_API_TOKEN is sent to TheNewsApi, or to the host that the environment names, so that no change of the data can lead it elsewhere: set the variable NEWS_API_URL too`,
    ]);
  return settings;
}

/**
 * Reads the settings of a deployment.
 * @throws DataError with every error
 */
export const readSettings = (environment: Environment, dataFolder: string): Settings =>
  parseDeploymentSettings(readSettingsFile(dataFolder), environment);
