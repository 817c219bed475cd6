/** The content of pages: an owner's texts, filled in and typeset, with the companies and figures that a page shows. */
import { type Language, languageIds } from '~/config/languages';
import type { PageFacts } from '~/content/pageFacts';
import { type BuiltInPageId, builtInPageIds, type PageId, splitAddedPage } from '~/content/pageTable';
import { composeChart } from '~/features/chart/chart.node.ts';
import { type PageContents, pageFiles, type PageSentences } from '~/pages/pages.node.ts';
import type { CompanyContent } from '~/schemas/company';
import { conditions } from '~/schemas/conditions';
import type { Figure, Milestone } from '~/schemas/facts';
import type { PageName } from '~/schemas/page';
import type { ShellContent } from '~/schemas/shell';
import type { Collection } from '~scripts/lib/collections';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { LanguageSources } from './language-sources';
import { type PageCollections, type SiteData } from './read-data';
import { getAddedPage } from './read-files';
import { createTextFiller } from './text-filler';
function fillAddedPages({ data, language, siteSettings, fill }: LanguageSources) {
  const { collections, pages } = siteSettings;
  const shownPages: ReadonlySet<string> = new Set(pages.addedPageIds);
  const values = new Map<string, Map<string, unknown>>();
  for (const file of data.files) {
    if (!shownPages.has(getAddedPage(file)) || (file.language ?? language) !== language) continue;
    const { schema }: Collection = collections[file.collection];
    const ofCollection = values.get(file.collection) ?? new Map<string, unknown>();
    values.set(file.collection, ofCollection.set(file.id, fill(schema, file.value)));
  }
  return values;
}

function pageFacts(sources: LanguageSources): PageFacts {
  const { data, language, siteSettings, fill } = sources;
  const { site } = siteSettings;
  const { collections } = siteSettings;
  const isShown: PageFacts['isShown'] = ({ when }) => when === undefined || conditions[when](site);
  const companies = data.companies.map(({ companyId, ...company }): CompanyContent => {
    const filled = fill(collections.company.schema, company);
    const { name, founded, plate } = filled;
    const websites = filled.websites.map(({ url, label }) =>
      label === undefined ? { url } : { url, label: label[language] },
    );
    return { id: companyId, name, founded, plate, websites, ...filled[language] };
  });
  const figures = fill(collections.figures.schema, data.figures);
  const shownFigures = (list: SiteData['figures']['headline']): readonly Figure[] =>
    list.map(({ value = '', values, label, places }) => ({
      value: values === undefined ? value : values[language],
      label: label[language],
      places: places?.[language],
    }));
  const addedFiles = fillAddedPages(sources);
  const milestones = fill(collections.milestones.schema, data.milestones).milestones.map((milestone): Milestone => {
    const { title, text } = milestone[language];
    return { year: milestone.year, harbours: milestone.harbours ?? [], title, text };
  });
  return {
    pageIds: siteSettings.pages.pageIds,
    isShown,
    translate: (words) => words[language],
    companies,
    headlineFigures: shownFigures(figures.headline),
    marketFigures: shownFigures(figures.markets),
    milestones: milestones.toSorted((a, b) => Number(a.year) - Number(b.year)),
    getFiles: <Value>(collection: string) =>
      // The schema of the collection has made the values.
      (addedFiles.get(collection) ?? new Map<string, unknown>()) as ReadonlyMap<string, Value>,
  };
}

/** The composers of each page, tied to its sentences and content. */
const composers: {
  readonly [Id in BuiltInPageId]: {
    readonly compose: (sentences: PageSentences[Id], facts: PageFacts) => PageContents[Id];
    readonly lists?: Readonly<
      Record<string, (sentences: PageSentences[Id], facts: PageFacts, name: string) => unknown>
    >;
  };
} = pageFiles;

function composePages(sources: LanguageSources, facts: PageFacts): Partial<PageContents> {
  const { data, language, siteSettings, fill } = sources;
  const { pages: texts } = data.texts[language];
  const pageCollections: PageCollections = siteSettings.collections;
  const { addedPageIds } = siteSettings.pages;
  const addedPages = addedPageIds.map((id) => ({ id, path: splitAddedPage(id) }));
  const composePage = <Id extends BuiltInPageId>(page: Id) => {
    const sentences = texts[page];
    if (sentences === undefined) return [];
    const filled = fill(pageCollections[page].schema, sentences);
    const { compose, lists = {} } = composers[page];
    return [
      [page, compose(filled, facts)] as const,
      ...addedPages.flatMap(({ id, path: [kind, name] }) => {
        const composeListed = lists[kind];
        return composeListed === undefined ? [] : [[id, composeListed(filled, facts, name)] as const];
      }),
    ];
  };
  // The composer of each page has made its content.
  return Object.fromEntries<unknown>(builtInPageIds.flatMap((page) => composePage(page))) as Partial<PageContents>;
}

/** The content of a language; a page that is off is missing. */
export function composeContent(data: SiteData, language: Language, siteSettings: SiteSettings) {
  const { collections, site } = siteSettings;
  const searchableTexts = new Set<string>();
  const fill = createTextFiller(data, language, siteSettings, searchableTexts);
  const sources = { data, language, siteSettings, fill };
  const facts = pageFacts(sources);
  const pages = composePages(sources, facts);
  const { counts: _, consent, ...shell } = fill(collections.shell.schema, data.texts[language].shell);
  // A page that is off has no words, and no page asks for its name.
  const pageName = (page: PageId): PageName => pages[page]?.page ?? { name: '' };
  const offers = Object.fromEntries(languageIds.map((id) => [id, data.texts[id].shell.language.available]));
  return {
    shell: {
      ...shell,
      consent: site.analyticsId === '' ? undefined : consent,
      ...composeChart(fill(collections.chart.schema, data.getValue('chart')), facts),
      offers,
      pages: Object.fromEntries(
        [...builtInPageIds, ...siteSettings.pages.pageIds].map((page) => [page, pageName(page)]),
      ) as ShellContent['pages'],
    },
    pages,
    /** The texts of pages that the search finds. */
    searchableTexts: searchableTexts as ReadonlySet<string>,
  };
}

/** Content by published language, the default first. */
export type SiteContent = ReadonlyMap<Language, ReturnType<typeof composeContent>>;

export function composeSite(data: SiteData, siteSettings: SiteSettings): SiteContent {
  return new Map(languageIds.map((language) => [language, composeContent(data, language, siteSettings)]));
}
