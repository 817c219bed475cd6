/** The content of pages: an owner's texts, filled in and typeset, with the companies and figures that a page shows. */
import type { Language } from '~/config/languages';
import type { Site } from '~/config/site';
import { type PageId, pageIds } from '~/content/pages';
import { chartSchema } from '~/content/schemas/chart';
import { companySchema, type CompanyContent } from '~/content/schemas/company';
import { type Figure, figuresSchema, type Milestone, milestonesSchema } from '~/content/schemas/facts';
import type { Condition, PageMeta, PageName, RelatedContent } from '~/content/schemas/fields';
import type { LegalContent } from '~/content/schemas/legal';
import type { Block } from '~/content/schemas/markdown';
import type { AboutContent } from '~/content/schemas/pages/about';
import type { ContactContent } from '~/content/schemas/pages/contact';
import type { HomeContent } from '~/content/schemas/pages/home';
import type { NewsContent } from '~/content/schemas/pages/news';
import type { NotFoundContent } from '~/content/schemas/pages/notFound';
import type { PortfolioContent } from '~/content/schemas/pages/portfolio';
import type { SearchContent, SearchSentences } from '~/content/schemas/pages/search';
import { type ShellContent, shellSchema } from '~/content/schemas/shell';
import { conditionsOf } from './conditions';
import { pageSchema, type SiteData } from './read-data';
import { textFiller } from './text-filler';

interface ComposedPages {
  readonly home: HomeContent;
  readonly about: AboutContent;
  readonly portfolio: PortfolioContent;
  readonly news: NewsContent;
  readonly contact: ContactContent;
  readonly privacy: LegalContent;
  readonly terms: LegalContent;
  readonly search: SearchContent;
  readonly notFound: NotFoundContent;
}

/** What every page has; more of it where other code than the page's own reads it. */
type Pages = ComposedPages & Readonly<Record<PageId, { readonly page: PageName; readonly meta: PageMeta }>>;

/** The content of a language. */
export interface LanguageContent {
  readonly shell: ShellContent;
  readonly pages: Pages;
}

type Conditional = { readonly when?: Condition | undefined };

type FilledLegal = Omit<LegalContent, 'sections'> & {
  readonly sections: readonly (Conditional & {
    readonly id: string;
    readonly heading: string;
    readonly parts: readonly (Conditional & { readonly text: readonly Block[] })[];
  })[];
};

/** Neighbouring lists of parts that are shown under different conditions are one list. */
function joinLists(blocks: readonly Block[]): readonly Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last !== undefined && 'list' in last && 'list' in block && last.isOrdered === block.isOrdered)
      joined[joined.length - 1] = { ...last, list: [...last.list, ...block.list] };
    else joined.push(block);
  }
  return joined;
}

/** Pages as their schemas give them. */
type FilledPages = Omit<Pages, 'privacy' | 'terms' | 'search'> &
  Readonly<Record<'privacy' | 'terms', FilledLegal>> & { readonly search: SearchSentences };

/** The words of a part that is off: none of them reaches the site. */
function withoutWords<Words extends object>(words: Words): Words {
  const emptied = Object.entries(words).map(([key, value]: readonly [string, unknown]) => [
    key,
    typeof value === 'object' && value !== null ? withoutWords(value) : '',
  ]);
  // Each text is one still.
  return Object.fromEntries(emptied) as Words;
}

/** Without links to pages that are off. */
function withPages({ heading, links }: RelatedContent): RelatedContent {
  return { heading, links: links.filter(({ page }) => pageIds.includes(page)) };
}

function related<Page extends { readonly related: RelatedContent }>(page: Page): Page {
  return { ...page, related: withPages(page.related) };
}

function searchContent(
  { advice, meta, withoutNews, ...search }: SearchSentences,
  { features }: Site,
  holds: (part: Conditional) => boolean,
): SearchContent {
  const { description, ...sentences } = withoutNews;
  return {
    ...search,
    ...(!features.news && { ...sentences, newsHeading: '', languageNotice: undefined }),
    meta: features.news ? meta : { ...meta, description },
    advice: advice.filter(holds).map(({ text }) => text),
  };
}

/**
 * The content of a language.
 * @throws DataError where a Markdown text has what pages do not show, or a link that leads nowhere
 */
export async function composeContent(data: SiteData, language: Language, site: Site): Promise<LanguageContent> {
  const fill = textFiller(data, language, site);
  const { features } = site;
  const conditions = conditionsOf(site);
  const holds = ({ when }: Conditional): boolean => when === undefined || conditions[when];

  const allCompanies = data.companies.map((company): CompanyContent => {
    const file = `companies/${company.id}.json`;
    const {
      name,
      founded,
      picture,
      websites,
      [language]: texts,
    } = fill(file, companySchema, company) as typeof company;
    const { question: _, ...words } = texts;
    return {
      id: company.id,
      name,
      founded,
      picture,
      websites: websites.map(({ url, label }) => (label === undefined ? { url } : { url, label: label[language] })),
      // The schema has a text here, which the filler has made into blocks.
      ...(words as unknown as Omit<CompanyContent, 'id' | 'name' | 'founded' | 'picture' | 'websites'>),
    };
  });
  const companies = features.companies ? allCompanies : [];
  const chart = data.chart && (fill('chart.json', chartSchema, data.chart) as Required<SiteData>['chart'])[language];
  const figures = fill('figures.json', figuresSchema, data.figures) as SiteData['figures'];
  const inLanguage = (list: SiteData['figures']['headline']): readonly Figure[] =>
    list.filter(holds).map(({ value, label }) => ({ value, label: label[language] ?? '' }));
  const milestones = (
    fill('milestones.json', milestonesSchema, { milestones: data.milestones }) as Pick<SiteData, 'milestones'>
  ).milestones.map(({ year, [language]: { title, text } }): Milestone => ({ year, title, text }));

  const filled = Object.fromEntries(
    await Promise.all(
      pageIds.map(async (page) => {
        const file = `content/${language}/${page}.json`;
        return [page, fill(file, await pageSchema(page), data.pages[language][page])] as const;
      }),
    ),
    // Each is what its schema gives.
  ) as unknown as FilledPages;
  const { home, about, portfolio, news, contact, privacy, terms, search } = filled;
  const legal = (content: FilledLegal) => ({
    ...content,
    sections: content.sections.filter(holds).map(({ id, heading, parts }) => ({
      id,
      heading,
      body: joinLists(parts.filter(holds).flatMap(({ text }) => text)),
    })),
  });
  /** What a page has besides its own sentences; each is called where its page is on. */
  const composers: { readonly [Id in PageId]?: () => Pages[Id] } = {
    home: () => ({
      ...home,
      hero: {
        ...home.hero,
        ...(!features.companies && { portfolio: '' }),
        ...(chart && {
          chart: {
            caption: chart.caption,
            pauseWind: chart.pauseWind,
            resumeWind: chart.resumeWind,
            harbours: chart.harbours,
          },
        }),
      },
      expertise: withPages(home.expertise),
      figures: { ...home.figures, items: inLanguage(figures.headline) },
      companies: {
        ...(features.companies ? home.companies : withoutWords(home.companies)),
        items: companies.map(({ id, name, websites, picture, kind, tagline }) => ({
          id,
          name,
          websites,
          picture,
          kind,
          tagline,
        })),
      },
    }),
    about: () => ({ ...related(about), timeline: { ...about.timeline, items: milestones } }),
    portfolio: () => ({
      ...related(portfolio),
      meta: { ...portfolio.meta, keywords: [...portfolio.meta.keywords, ...companies.map(({ kind }) => kind)] },
      companies,
    }),
    news: () => ({
      ...related(news),
      feeds: features.feeds ? news.feeds : withoutWords(news.feeds),
      list: features.feeds ? news.list : { ...news.list, olderInFeed: '' },
      markets: { ...news.markets, items: inLanguage(figures.markets) },
    }),
    contact: () => ({
      ...related(contact),
      ...(chart && { hero: { ...contact.hero, chart: { localTime: chart.localTime, harbours: chart.harbours } } }),
    }),
    privacy: () => legal(privacy),
    terms: () => legal(terms),
    search: () => searchContent(search, site, holds),
  };
  const composed = Object.fromEntries(
    pageIds.map((page) => [page, composers[page]?.() ?? filled[page]]),
    // One that is off is missing, and nothing asks for it.
  ) as unknown as Pages;
  const {
    counts: _,
    search: { placeholderWithoutNews, ...searchWords },
    ...shell
  } = fill(`content/${language}/shell.json`, shellSchema, data.shell[language]) as SiteData['shell'][Language];
  const shellSearch = { ...searchWords, ...(!features.news && { placeholder: placeholderWithoutNews }) };
  const names = pageIds.map((page) => [page, composed[page].page] as const);
  const offers = Object.fromEntries(
    Object.entries(data.shell).map(
      ([
        id,
        {
          language: { available },
        },
      ]) => [id, available],
    ),
  );
  return {
    shell: {
      ...shell,
      search: features.search ? shellSearch : withoutWords(shellSearch),
      scheme: features.schemeSwitch ? shell.scheme : withoutWords(shell.scheme),
      ...(chart && { shareImageAlt: chart.shareImageAlt }),
      offers,
      pages: Object.fromEntries(names) as ShellContent['pages'],
    },
    pages: composed,
  };
}
