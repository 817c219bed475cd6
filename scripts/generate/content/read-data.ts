/** Reads the files that an owner edits, and checks each by its schema. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as v from 'valibot';
import type { Language } from '~/config/knownLanguages';
import { type BuiltInPageId, builtInPageIds, isDataPage } from '~/content/pageTable';
import type { PageSentences } from '~/pages/contents';
import { DataError, parseData } from '~/schemas/dataFile';
import { listMarkdownImages } from '~/schemas/links';
import type { SchemaSite } from '~/schemas/schemaSite';
import { createSchemas, type DataSchemas } from '~scripts/lib/data-schemas';
import { listDataFiles } from '~scripts/lib/system-files';
import { readDataText, readJson } from '~scripts/settings/read-json';
import type { SiteSettings } from '~scripts/settings/site-settings';
import {
  findBuiltInSectionErrors,
  findDataPageErrors,
  findLinkErrors,
  findRepeatedCompanies,
  findListErrors,
  findPayWarnings,
  findSmallPrintErrors,
  findUntranslatedSentences,
} from './find-errors';
import type { LanguageTexts, TextsByLanguage } from './language-texts';
import { contentPath, parseLegalText } from './legal-text';
import { findTextWarnings } from './text-warnings';

/** The schema of each page, tied to the sentences that it returns. */
export type SentenceSchemas = { readonly [Id in BuiltInPageId]: v.GenericSchema<unknown, PageSentences[Id]> };

/** Names of the JSON files of a folder, without their ending. */
const listNames = (folder: string): readonly string[] =>
  listDataFiles(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'));

/** What the schemas of the data depend on. */
export function getSchemaSite({ downloads, pages, releases, searchTerms, settings }: SiteSettings): SchemaSite {
  const [defaultLanguage] = settings.languages;
  return {
    languages: settings.languages,
    regions: searchTerms.regions.map(({ id }) => id),
    categories: searchTerms.categories.map(({ id }) => id),
    // A link to a release that is not shown is a part of its text without a link (text-filler.ts).
    hasPage: (path) =>
      pages.addressAt(path)?.language === defaultLanguage || releases.some(({ id }) => path === `/${id}`),
    hasFile: (name) => downloads.some((file) => file.name === name),
  };
}

/** @throws DataError with every error in every file */
export function readData(siteSettings: SiteSettings) {
  const { dataFolder, settings, site } = siteSettings;
  const { dataPages } = siteSettings;
  const pageIds = siteSettings.pages.pageIds.filter((page) => !isDataPage(page));
  const schemas: DataSchemas = createSchemas(getSchemaSite(siteSettings));
  const sentenceSchemas: SentenceSchemas = schemas.pages;
  // Collects the errors of all files, so that an owner sees them at once.
  const errors: string[] = [];
  const files = new Map<string, unknown>();
  const warnings: string[] = [];
  // Files without errors, of which the languages are compared.
  const validFiles = new Map<string, unknown>();
  const markdownImages: { readonly name: string; readonly from: string }[] = [];
  /** The error about a missing file or folder of a language that can be copied from another one. */
  function findMissing(language: Language, getPath: (language: Language) => string, kind: string, copy: string) {
    const place = join(dataFolder, getPath(language));
    if (existsSync(place)) return undefined;
    const original = settings.languages
      .map((other) => join(dataFolder, getPath(other)))
      .find((path) => existsSync(path));
    return original && `${place}: the ${kind} is missing: ${copy} ${original} ${place}, and translate it`;
  }
  function readLegalText(name: string) {
    const jsonFile = name.replace(/md$/, 'json');
    if (existsSync(jsonFile)) errors.push(`${name}: ${basename(jsonFile)} is there too: remove one of them`);
    return parseLegalText(readDataText(name).replaceAll('\r\n', '\n'), name);
  }
  function read<Output>(file: string, schema: v.GenericSchema<unknown, Output>): Output | undefined {
    const name = join(dataFolder, file);
    try {
      const { content, describePath } = file.endsWith('.md')
        ? readLegalText(name)
        : { content: readJson(name), describePath: (path: string) => path };
      const nameOf = (path: string) => `${name}: ${describePath(path)}`;
      files.set(file, content);
      const parsed = parseData(schema, content, nameOf);
      validFiles.set(file, content);
      warnings.push(
        ...findTextWarnings(schema, content, siteSettings).map(({ path, message }) => `${nameOf(path)}: ${message}`),
      );
      for (const { name: picture, path } of listMarkdownImages(schema, content))
        markdownImages.push({ name: picture, from: nameOf(path) });
      return parsed;
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      errors.push(...error.errors);
    }
    return undefined;
  }
  function readTexts<Output>(
    language: Language,
    getPath: (language: Language) => string,
    schema: v.GenericSchema<unknown, Output>,
  ): Output | undefined {
    const missing = findMissing(language, getPath, 'file', 'cp');
    if (missing === undefined) return read(getPath(language), schema);
    errors.push(missing);
    return undefined;
  }
  function readLanguage(language: Language): LanguageTexts | undefined {
    const folder = `content/${language}`;
    const missing = findMissing(language, (id) => `content/${id}`, 'folder', 'cp -r');
    if (missing !== undefined) {
      errors.push(missing);
      return undefined;
    }
    const shell = readTexts(language, (id) => `content/${id}/shell.json`, schemas.pages.shell);
    const pages: { -readonly [Id in BuiltInPageId]?: PageSentences[Id] } = {};
    const readPage = <Id extends BuiltInPageId>(page: Id) => {
      pages[page] = readTexts(language, (id) => contentPath(siteSettings, id, page), sentenceSchemas[page]);
    };
    pageIds.forEach(readPage);
    for (const name of listNames(join(dataFolder, folder)))
      if (name !== 'shell' && name !== 'language' && !builtInPageIds.some((page) => page === name))
        errors.push(
          `${join(dataFolder, folder)}/${name}.json: there is no page of this name: a page that you add is a folder of ${join(dataFolder, 'pages')}`,
        );
    const dataPageSentences = dataPages.map(
      ({ id }) => [id, readTexts(language, (other) => `${id}/${other}.json`, schemas.dataPage)] as const,
    );
    return shell && { shell, pages, dataPages: Object.fromEntries(dataPageSentences) };
  }
  const settingsFile = join(dataFolder, 'site.json');
  const fileSettings = readJson(settingsFile);
  files.set('site.json', fileSettings);
  errors.push(
    ...findLinkErrors(settings, [...builtInPageIds, ...dataPages.map(({ id }) => basename(id))]).map(
      (error) => `${settingsFile}: ${error}`,
    ),
  );
  const texts: TextsByLanguage = Object.fromEntries(
    settings.languages.flatMap((language) => {
      const languageTexts = readLanguage(language);
      return languageTexts === undefined ? [] : [[language, languageTexts] as const];
    }),
  );
  for (const page of dataPages) {
    errors.push(...findDataPageErrors(dataFolder, page, settings.languages, texts));
    warnings.push(...findPayWarnings(dataFolder, page, settings.languages, texts));
  }
  for (const file of listDataFiles(join(dataFolder, 'companies')))
    if (!/^[a-z\d-]+\.json$/.test(file))
      errors.push(`${join(dataFolder, 'companies', file)}: name it as in blue-harbour.json: small letters and hyphens`);
  const ids = listNames(join(dataFolder, 'companies'));
  if (ids.length === 0 && site.features.companies)
    errors.push(`${join(dataFolder, 'companies')}: add a company, or set features.companies in site.json to false`);
  const companies = ids.flatMap((id) => {
    const company = read(`companies/${id}.json`, schemas.company);
    return company === undefined ? [] : [{ ...company, companyId: id }];
  });
  errors.push(
    ...findRepeatedCompanies(dataFolder, companies),
    ...findBuiltInSectionErrors(siteSettings, texts),
    ...findSmallPrintErrors(dataFolder, settings.languages, texts),
    ...findListErrors(validFiles, settings.languages).map((error) => `${dataFolder}/${error}`),
  );
  // Those that are not shown yet are checked too, so that no error waits for its hour.
  const releases = siteSettings.releases.flatMap((file) => {
    const release = read(`${file.id}.json`, schemas.release);
    return release === undefined ? [] : [{ ...release, releaseId: file.id, isCurrent: file.isCurrent }];
  });
  const chart = site.features.chart ? read('chart.json', schemas.settings.chart) : undefined;
  const announcement = existsSync(join(dataFolder, 'announcement.json'))
    ? read('announcement.json', schemas.settings.announcement)
    : undefined;
  const figures = read('figures.json', schemas.settings.figures);
  const milestones = read('milestones.json', schemas.settings.milestones);
  errors.push(...findUntranslatedSentences(files, settings.languages).map((error) => `${dataFolder}/${error}`));
  if (errors.length > 0 || figures === undefined || milestones === undefined) throw new DataError(errors);
  return {
    /** The schemas that the data was parsed with. */
    schemas,
    /** Texts by published language. */
    texts,
    /** Companies in the order in which pages show them. */
    companies: companies.toSorted((a, b) => a.order - b.order),
    /** All releases, those that are not shown included, the newest first. */
    releases,
    /** Texts of the chart, if it is shown. */
    chart,
    /** What a line above the header announces, also before and after its time; undefined if there is no such file. */
    announcement,
    figures,
    milestones,
    /** What the owner has hardly meant, a line each. */
    warnings,
    /** Names of pictures in Markdown, also of texts that are not shown, and the places that name them. */
    markdownImages,
  };
}

export type SiteData = Readonly<ReturnType<typeof readData>>;

/**
 * The texts in a published language.
 * @throws Error if they are missing, which `readData` does not accept
 */
export function getTranslation<Words>(words: Readonly<Partial<Record<Language, Words>>>, language: Language): Words {
  const localized = words[language];
  if (localized === undefined) throw new Error(`the data has no words in ${language}`);
  return localized;
}
