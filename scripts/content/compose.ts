/** The content of pages: an owner's texts, filled in and typeset, with the companies and figures that a page shows. */
import { join } from 'node:path';
import type * as v from 'valibot';
import { dataFolder } from '~/config/dataFolder';
import { type Language, languages } from '~/config/languages';
import { readSettings } from '~/config/settings';
import type { Site } from '~/config/site';
import { addressAt, type PageId, pageIds, pathOf } from '~/content/pages';
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
import { messageOf } from '~/lib/messageOf';
import { conditionsOf } from './conditions';
import { DataError } from './data-error';
import { fillTexts } from './fill-texts';
import { MarkdownError, parseMarkdown } from './markdown';
import { pageSchema, type SiteData } from './read-data';
import { typeset } from './typeset';
import { placeholderValues } from './values';

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

/** @throws MarkdownError where a page of the site has no such address */
function linkTarget(address: string, language: Language): string {
  if (!address.startsWith('/')) {
    if (/^(?:https:\/\/|mailto:|#)/.test(address)) return address;
    throw new MarkdownError(`${address}: a link begins with https://, mailto:, #, or / for a page of this site`);
  }
  const [path = '', ...fragment] = address.split(/(?=[?#])/);
  const found = addressAt(languages[language].prefix + path);
  if (found?.language !== language) throw new MarkdownError(`${address}: there is no page at this address`);
  return pathOf(found.page, language, found.selection) + fragment.join('');
}

/** Fills in the texts of one language; placeholders that a page fills in when it is shown stay. */
function textFiller(data: SiteData, language: Language, site: Site) {
  const { unbreakable } = readSettings();
  const values: Readonly<Record<string, string>> = placeholderValues(data, language, site);
  const filled = (text: string, isPlain = false): string => {
    const whole = text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
    return isPlain ? whole : typeset(whole, language, unbreakable);
  };
  /** @param file of the data, for the line of an error */
  return (file: string, schema: v.GenericSchema, value: unknown): unknown =>
    fillTexts(schema, value, (text, { text: kind, isPlain }, path) => {
      if (kind === 'line') return filled(text, isPlain);
      try {
        return parseMarkdown(text, {
          words: (words) => filled(words),
          link: (address) => linkTarget(filled(address, true), language),
        });
      } catch (error) {
        throw new DataError([`${join(dataFolder, file)}: ${path.join('.')}: ${messageOf(error)}`]);
      }
    });
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
