/** The shape of every sentence of the site. A language is one module per page of these types. */
import type { CategoryId, RegionId } from '../config/news';
import type { PageId } from '../config/paths';
import type { DateWords } from './date-words';
import type { CapabilityId, CompanyId } from './facts';

export interface PageMeta {
  /** Without brand; the head adds separator and brand. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

export interface RelatedLink {
  readonly page: PageId;
  readonly text: string;
  readonly title: string;
  readonly priority: 'high' | 'medium';
  /** Keywords that say in which context the link fits. */
  readonly context: readonly string[];
}

export interface RelatedContent {
  readonly heading: string;
  readonly links: readonly RelatedLink[];
}

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

export interface ShellContent {
  readonly dates: DateWords;
  readonly skipLink: string;
  readonly navigation: {
    readonly label: string;
    readonly links: Readonly<Record<'home' | 'about' | 'portfolio' | 'news' | 'contact', string>>;
    readonly getStarted: string;
    readonly openMenu: string;
    readonly closeMenu: string;
    readonly menuLabel: string;
  };
  readonly search: {
    /** Of the header's link, which opens the field. */
    readonly open: string;
    readonly close: string;
    /** Names field and dialog. */
    readonly label: string;
    readonly placeholder: string;
    readonly submit: string;
  };
  readonly scheme: { readonly toDark: string; readonly toLight: string };
  readonly language: { readonly label: string };
  readonly footer: {
    readonly blurb: string;
    readonly mailSubject: string;
    readonly navigationHeading: string;
    readonly navigation: Readonly<Record<'about' | 'portfolio' | 'news' | 'contact', string>>;
    readonly connectHeading: string;
    readonly social: Readonly<Record<'linkedin' | 'x' | 'instagram' | 'facebook', string>>;
    readonly copyright: (year: number, brand: string) => string;
    readonly legalLabel: string;
    readonly privacy: string;
    readonly terms: string;
  };
  readonly breadcrumbs: {
    readonly label: string;
    readonly home: string;
    /** Labels by path segment; others show with a capitalised first letter. */
    readonly segments: Readonly<Record<string, string>>;
  };
  readonly opensInNewTab: string;
  readonly toast: { readonly dismiss: string };
  readonly errorScreen: { readonly heading: string; readonly text: string; readonly refresh: string };
  readonly routerError: { readonly heading: string; readonly text: string; readonly home: string };
  /** Spoken after a route change, e.g. "About Us, page loaded". */
  readonly pageLoaded: (title: string) => string;
  readonly organization: { readonly description: string; readonly tagline: string };
  /** About sixteen terms; page keywords are appended. */
  readonly defaultKeywords: readonly string[];
  readonly shareImageAlt: string;
}

export interface HomeContent {
  readonly meta: PageMeta;
  readonly hero: {
    readonly heading: string;
    readonly lead: string;
    readonly portfolio: string;
    readonly contact: string;
    readonly chartCaption: string;
    /** Names of the switch below the chart. */
    readonly pauseWind: string;
    readonly resumeWind: string;
    /** Names beside the three lights of the chart. */
    readonly harbours: Readonly<Record<'newYork' | 'santoDomingo' | 'portAuPrince', string>>;
  };
  readonly figures: {
    readonly label: string;
    readonly items: Readonly<Record<'companies' | 'markets' | 'founded' | 'countries', string>>;
  };
  readonly capabilities: {
    readonly heading: string;
    readonly lead: string;
    readonly items: Readonly<Record<CapabilityId, TitledText & { readonly imageAlt: string }>>;
  };
  readonly companies: {
    readonly heading: string;
    readonly lead: string;
    /** One-line tagline and what kind of company it is. */
    readonly items: Readonly<Record<CompanyId, { readonly tagline: string; readonly kind: string }>>;
    readonly visit: (name: string) => string;
    readonly viewAll: string;
  };
  readonly expertise: RelatedContent;
  readonly approach: { readonly heading: string; readonly lead: string; readonly pillars: readonly [TitledText, TitledText, TitledText] };
  readonly closing: { readonly heading: string; readonly text: string; readonly action: string };
}

export interface AboutContent {
  readonly meta: PageMeta;
  readonly hero: { readonly heading: string; readonly tagline: string };
  readonly mission: TitledText;
  readonly vision: TitledText;
  readonly values: { readonly heading: string; readonly items: readonly [TitledText, TitledText, TitledText] };
  readonly timeline: {
    readonly heading: string;
    readonly items: Readonly<Record<'2020' | '2021' | '2022' | '2023' | '2024', TitledText>>;
  };
  readonly related: RelatedContent;
}

export interface PortfolioContent {
  readonly meta: PageMeta;
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly companiesHeading: string;
  readonly companies: Readonly<
    Record<
      CompanyId,
      {
        readonly description: string;
        readonly longDescription: string;
        readonly imageAlt: string;
        /** Three qualitative tiles: founded, market, focus. */
        readonly stats: readonly [Stat, Stat, Stat];
      }
    >
  >;
  readonly visitWebsite: string;
  /** Link texts for the two sites of the e-commerce company. */
  readonly visitWebsiteIn: Readonly<Record<'dr' | 'haiti', string>>;
  readonly approach: {
    readonly heading: string;
    readonly columns: readonly [ApproachColumn, ApproachColumn, ApproachColumn];
  };
  readonly related: RelatedContent;
}

export interface Stat {
  readonly label: string;
  readonly value: string;
}

export interface ApproachColumn {
  readonly title: string;
  readonly points: readonly [string, string, string, string];
}

export interface NewsContent {
  readonly meta: PageMeta;
  readonly hero: { readonly heading: string; readonly lead: string; readonly contact: string; readonly mailSubject: string };
  readonly filters: {
    readonly regionsLabel: string;
    readonly categoriesLabel: string;
    readonly regions: Readonly<Record<RegionId, string>>;
    readonly categories: Readonly<Record<CategoryId, string>>;
    readonly query: (text: string) => string;
    readonly clearQuery: string;
  };
  readonly list: {
    readonly label: string;
    readonly loadMore: string;
    readonly loading: string;
    readonly firstLoad: string;
    readonly failed: string;
    readonly retry: string;
    readonly offline: string;
    readonly online: string;
    /** No articles for the choice. */
    readonly empty: string;
    /** No articles at all: a first checkout without snapshots. */
    readonly none: string;
    /** Announced: how many articles are shown now. */
    readonly shown: (count: number) => string;
    readonly added: (count: number) => string;
    readonly end: string;
  };
  /** The quiet line on the snapshot's age, given as a formatted date. */
  readonly freshness: (date: string) => string;
  readonly sampleNotice: string;
  /** Says that articles are in English; empty on the English page. */
  readonly languageNotice: string;
  readonly markets: {
    readonly heading: string;
    readonly note: string;
    readonly items: Readonly<Record<'us' | 'caribbean' | 'latinAmerica' | 'trade', string>>;
    /** Spoken before a positive figure. */
    readonly up: string;
  };
  /** The newest articles of a region, for feed readers. */
  readonly feeds: {
    readonly label: string;
    readonly title: (region: string) => string;
    readonly formats: Readonly<Record<'xml' | 'json', string>>;
  };
  readonly related: RelatedContent;
}

export interface ContactContent {
  readonly meta: PageMeta;
  readonly hero: { readonly heading: string; readonly lead: string; readonly mailSubject: string; readonly scheduleNote: string };
  readonly form: {
    readonly heading: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly subject: string;
    readonly subjectPlaceholder: string;
    readonly subjects: Readonly<Record<'investment' | 'partnership' | 'media' | 'other', string>>;
    readonly message: string;
    readonly requiredNote: string;
    readonly submit: string;
    /** Labels in the composed mail. */
    readonly mailLabels: { readonly name: string; readonly email: string; readonly message: string };
    readonly handedOff: string;
    readonly fallbackHeading: string;
    readonly fallbackText: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly draftKept: string;
    readonly clear: string;
  };
  readonly scheduling: {
    readonly heading: string;
    readonly text: string;
    readonly frameTitle: string;
    readonly loading: string;
    readonly openInTab: string;
  };
  readonly related: RelatedContent;
}

/** One part of a legal text: its heading is its entry in the table of contents. */
export interface LegalSection {
  /** Fragment id, the same in every language. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

export interface LegalContent {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly lastChangedLabel: string;
  readonly contentsHeading: string;
  readonly sections: readonly LegalSection[];
}

export interface SearchContent {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly hint: string;
  /** Names the switch of the shortcut `/`. */
  readonly shortcut: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** Announced: how much was found. */
  readonly found: (pages: number, articles: number) => string;
  readonly none: (query: string) => string;
  /** What to try when nothing was found. */
  readonly advice: readonly string[];
  /** Only some of the words were found together. */
  readonly partial: string;
  readonly pagesHeading: string;
  readonly newsHeading: string;
  /** Says that articles are in English; empty on the English page. */
  readonly languageNotice: string;
  readonly showAll: (count: number) => string;
  readonly siteMapHeading: string;
  readonly siteMap: Readonly<Record<Exclude<PageId, 'search' | 'notFound'>, TitledText>>;
}

export interface NotFoundContent {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly text: string;
  readonly linksHeading: string;
  readonly links: Readonly<Record<'home' | 'about' | 'portfolio' | 'news' | 'contact', string>>;
}
