/** The entry: reads the folder of the data, checks it by one schema, and composes what pages show. */
import * as v from 'valibot';
import { type Language, mapLanguages } from '~/config/languages';
import { builtInPageIds, createPageRoutes, pageTable } from '~/config/pageTable';
import { listSelectionsOfTerms, toSearchTerms } from '~/news/searchTerms';
import { theNewsApiHost } from '~/news/theNewsApi';
import { compareLanguages } from './compareLanguages';
import { composeLanguageContent } from './compose';
import { dataSchema } from './data.schema';
import { DataError } from './dataError';
import { getFilterIds } from './filters';
import { formatDataError } from './formatDataError';
import { newYorkDay } from './newYork';
import { createPlaceholderValues } from './placeholders';
import { readFolder } from './readFolder';
import {
  applyOverrides,
  type Environment,
  findContradictions,
  type LiveNewsSettings,
  settingsFileSchema,
} from './settings';
import { createTextSchemas, type TextSchemas } from './textSchemas';

/**
 * What placeholders need of a company's file. It is read before the whole data is checked, because texts are filled in with it; a
 * file with errors is left out here, and reported with the whole.
 */
const namedCompany = v.object({ order: v.number(), name: v.string() });

type Tree = Readonly<Record<string, unknown>>;

const tree = v.custom<Tree>((value) => typeof value === 'object' && value !== null);

/** The value at a path of the data; undefined if there is none. */
const getPart = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((part, key) => (v.is(tree, part) && Object.hasOwn(part, key) ? part[key] : undefined), value);

/** Replaces settings with errors, so that all other files can be checked. */
const noSettings = { brand: '', email: '', foundingYear: 0, schedulingUrl: '/', url: 'https://site.example' };

/** Creates the kinds of texts of a language, from the parts of the data that have no errors. */
function createLanguageFields(data: unknown, now: Date, language: Language): TextSchemas {
  const settings = v.safeParse(settingsFileSchema(now), getPart(data, 'site'));
  const companies = Object.values(Object(getPart(data, 'companies')))
    .filter((company) => v.is(namedCompany, company))
    .toSorted((a, b) => a.order - b.order);
  const releases: ReadonlyMap<string, unknown> = new Map(
    Object.entries(Object(getPart(data, 'press'))).map(([name, release]) => [
      `/press/${name}`,
      getPart(release, 'date'),
    ]),
  );
  const today = newYorkDay(now);
  const paths: ReadonlySet<string> = new Set([
    ...builtInPageIds.map((page) => pageTable[page].path),
    ...releases.keys(),
  ]);
  return createTextSchemas({
    language,
    values: createPlaceholderValues({
      settings: settings.success ? settings.output : noSettings,
      newsServiceHost: theNewsApiHost,
      companies,
    }),
    unbreakable: settings.success ? settings.output.unbreakable : [],
    isPage: (path) => paths.has(path),
    isShown: (path) => String(releases.get(path) ?? '') <= today,
  });
}

/** Where the data of a site is read from. */
export interface DataSource {
  /** The folder of the data, as messages name it. */
  readonly dataFolder: string;
  /** The variables of a deployment, which override settings. */
  readonly environment: Environment;
  /** The moment that the site is built for. */
  readonly now: Date;
  /** Live news settings of a preview, which replace those of site.json. */
  readonly liveNews?: LiveNewsSettings | undefined;
}

/**
 * Reads and checks the data of a site, and composes what its pages show.
 * @throws DataError with every error in every file
 */
export function loadSite({ dataFolder, environment, liveNews, now }: DataSource) {
  const data = readFolder(dataFolder);
  const value = { ...data.value, site: applyOverrides(data.value['site'], environment, liveNews) };
  const context = {
    fields: mapLanguages((language) => createLanguageFields(value, now, language)),
    filterIds: {
      regions: getFilterIds(getPart(value, 'filters', 'regions')),
      categories: getFilterIds(getPart(value, 'filters', 'categories')),
    },
    now,
  };
  const { success, output, issues = [] } = v.safeParse(dataSchema(context), value, { abortPipeEarly: true });
  const pathErrors = issues.map(({ path = [], message }) => [path.map(({ key }) => String(key)), message] as const);
  const errorPaths = pathErrors.map(([path]) => path);
  const isBroken = (path: readonly string[]) =>
    path.some((_, index) => data.brokenFiles.has(`${path.slice(0, index + 1).join('/')}.json`));
  const isValid = (file: string) =>
    !errorPaths.some((path) => `${path.join('/')}/`.startsWith(file.replace('.json', '/')));
  const contradictions = success
    ? findContradictions(output.site, environment).map(([key, message]) => [['site', key], message] as const)
    : [];
  const lines = [
    ...data.errors,
    ...[...pathErrors, ...contradictions, ...compareLanguages(data, isValid)]
      .filter(([path]) => !isBroken(path))
      .map(([path, message]) => formatDataError(data, path, message, environment)),
  ];
  if (!success || lines.length > 0) throw new DataError(lines);
  const searchTerms = toSearchTerms(output.filters);
  const selections = listSelectionsOfTerms(searchTerms);
  const contents = mapLanguages((language) => composeLanguageContent(output, now, language));
  return {
    dataFolder,
    environment,
    now,
    settings: output.site,
    /** The regions and categories of the news, with their search terms for the news service. */
    searchTerms,
    /** Every combination of region and category of the news. */
    selections,
    ...createPageRoutes(
      selections,
      [...contents.en.releases.keys()].map((name) => `press/${name}` as const),
    ),
    /** What the pages show, in each language. */
    contents,
  };
}

/** Everything that follows from the data. A command reads it once and passes it on. */
export type Site = ReturnType<typeof loadSite>;

/** Reads the data of a site, and reads it again when it has changed. */
export interface SiteLoader {
  readonly dataFolder: string;
  /** The site as it was read last. */
  readonly get: () => Site;
  /** Reads the data again; if it has errors, the site stays as it was. */
  readonly reload: () => void;
}

/**
 * Creates a loader, and reads the data.
 * @throws DataError with every error in the data
 */
export function createSiteLoader(source: DataSource): SiteLoader {
  let site = loadSite(source);
  return {
    dataFolder: source.dataFolder,
    get: () => site,
    reload() {
      site = loadSite(source);
    },
  };
}
