/** The shape of each page's file in data/content/<language>, and what its component gets: that, with facts. */
import * as v from 'valibot';
import type { PageId } from '~/content/pageTable';
import type { CompanyContent } from './company';
import type { ChartWords, Figure, Milestone } from './facts';
import {
  exactly,
  filled,
  heading,
  hinted,
  markdown,
  pageMeta,
  pageName,
  paragraph,
  plain,
  plural,
  related,
  sentence,
  sentenceForEach,
  sentences,
  titledText,
  when,
} from './fields';
import type { Block } from './markdown';

const page = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject({ page: pageName(), meta: pageMeta(), ...entries });

const capability = () => v.strictObject({ ...titledText().entries, imageAlt: plain() });

const home = page({
  hero: v.strictObject({ heading: heading(), lead: paragraph(), ...sentences('portfolio', 'contact') }),
  figures: v.strictObject({ label: sentence() }),
  capabilities: v.strictObject({
    heading: heading(),
    lead: sentence(),
    items: v.strictObject({ investment: capability(), operations: capability(), expansion: capability() }),
  }),
  companies: v.strictObject({ heading: heading(), ...sentences('lead', 'viewAll') }),
  expertise: related(),
  approach: v.strictObject({ heading: heading(), lead: sentence(), pillars: exactly(3, titledText()) }),
  closing: v.strictObject({ heading: heading(), text: paragraph(), action: sentence() }),
});

type HomeSentences = v.InferOutput<typeof home>;

export interface HomeContent extends HomeSentences {
  readonly hero: HomeSentences['hero'] & { readonly chart?: HomeChartWords };
  readonly figures: HomeSentences['figures'] & { readonly items: readonly Figure[] };
  readonly companies: HomeSentences['companies'] & { readonly items: readonly CompanyCard[] };
}

export type HomeChartWords = Pick<ChartWords, 'caption' | 'pauseWind' | 'resumeWind' | 'localTime' | 'harbours'>;

export type CompanyCard = Pick<CompanyContent, 'id' | 'name' | 'websites' | 'picture' | 'kind' | 'tagline'>;

const about = page({
  hero: v.strictObject({ heading: heading(), tagline: sentence() }),
  mission: titledText(),
  vision: titledText(),
  values: v.strictObject({ heading: heading(), items: exactly(3, titledText()) }),
  timeline: v.strictObject({ heading: heading() }),
  related: related(),
});

type AboutSentences = v.InferOutput<typeof about>;

export interface AboutContent extends AboutSentences {
  readonly timeline: AboutSentences['timeline'] & { readonly items: readonly Milestone[] };
}

const column = v.strictObject({ title: heading(), points: exactly(4, sentence()) });

const portfolio = page({
  hero: v.strictObject({ heading: heading(), lead: paragraph() }),
  companiesHeading: heading(),
  statLabels: hinted(v.strictObject(sentences('founded', 'market', 'focus')), 'Of the three tiles of each company.'),
  visitWebsite: sentence(),
  visitWebsiteIn: hinted(sentence('label'), 'The same for one of several sites of a company.'),
  approach: v.strictObject({ heading: heading(), columns: exactly(3, column) }),
  related: related(),
});

export interface PortfolioContent extends v.InferOutput<typeof portfolio> {
  readonly companies: readonly CompanyContent[];
}

const languageNotice = hinted(v.optional(sentence()), 'Says that articles are in English, on pages that are not.');

const news = page({
  selectionMeta: hinted(
    v.strictObject({ title: plain('selection'), description: plain('selection') }),
    'Of a page of one selection, given as "Haiti · Business".',
  ),
  hero: v.strictObject({ heading: heading(), lead: paragraph(), contact: sentence(), mailSubject: plain() }),
  filters: v.strictObject({
    ...sentences('regionsLabel', 'categoriesLabel'),
    regions: sentenceForEach('regions'),
    categories: sentenceForEach('categories'),
  }),
  list: v.strictObject({
    ...sentences('label', 'loadMore', 'loading', 'firstLoad', 'failed', 'retry'),
    empty: hinted(sentence(), 'No articles for the selection.'),
    none: hinted(sentence(), 'No articles at all: a first checkout without news.'),
    shown: hinted(plural(), 'Announced: how many articles are shown now.'),
    added: plural(),
    end: sentence(),
    olderInFeed: hinted(sentence(), 'Names the feed that goes on where the list ends, for browsers without script.'),
  }),
  freshness: hinted(sentence('date'), 'The quiet line on when the news last changed, given as a formatted date.'),
  stale: hinted(
    sentence('days'),
    'In its place where that is longer ago than the schedule explains; two days or more.',
  ),
  sampleNotice: sentence(),
  languageNotice,
  markets: v.strictObject({
    heading: heading(),
    note: sentence(),
    up: hinted(sentence(), 'Spoken before a positive figure.'),
  }),
  /** The newest articles of a region, for feed readers. */
  feeds: v.strictObject({
    label: sentence(),
    title: plain('region'),
  }),
  related: related(),
});

type NewsSentences = v.InferOutput<typeof news>;

export interface NewsContent extends NewsSentences {
  readonly markets: NewsSentences['markets'] & { readonly items: readonly Figure[] };
}

const contact = page({
  hero: v.strictObject({ heading: heading(), lead: paragraph(), mailSubject: plain(), scheduleNote: sentence() }),
  form: v.strictObject({
    heading: heading(),
    ...sentences('firstName', 'lastName', 'email', 'subject', 'subjectPlaceholder'),
    subjects: v.strictObject({ investment: plain(), partnership: plain(), media: plain(), other: plain() }),
    message: sentence(),
    requiredNote: paragraph(),
    submit: sentence(),
    mailLabels: hinted(
      v.strictObject({ name: plain(), email: plain(), message: plain() }),
      'Labels in the composed mail.',
    ),
    handedOff: sentence(),
    fallbackHeading: heading(),
    ...sentences('fallbackText', 'copy', 'copied', 'copyFailed', 'draftKept', 'clear'),
  }),
  scheduling: v.strictObject({
    heading: heading(),
    ...sentences('text', 'frameTitle', 'loading', 'failed', 'openInTab'),
    ask: hinted(
      v.strictObject(sentences('text', 'show', 'always')),
      'In place of a calendar of another host, until the visitor wants it.',
    ),
  }),
  related: related(),
});

type ContactSentences = v.InferOutput<typeof contact>;

/** What the form says where it sends messages itself; `openMail`: of the button that hands one to the mail program after all. */
type PostingWords = Readonly<Record<'sentHeading' | 'sending' | 'sent' | 'failed' | 'refused' | 'openMail', string>>;

/** The value is what a message is sent with: the label in the owner's language, as the owner is to read it. */
export interface Subject {
  readonly value: string;
  readonly label: string;
}

export interface ContactContent extends Omit<ContactSentences, 'form'> {
  readonly form: Omit<ContactSentences['form'], 'subjects'> & {
    readonly subjects: Readonly<Record<keyof ContactSentences['form']['subjects'], Subject>>;
    readonly posting?: PostingWords;
  };
  readonly hero: ContactSentences['hero'] & { readonly chart?: ContactChartWords };
}

export type ContactChartWords = Pick<ChartWords, 'localTime' | 'harbours'>;

/** A legal text with its table of contents: privacy, terms, accessibility. */
const legal = page({
  heading: heading(),
  ...sentences('lead', 'lastChangedLabel'),
  contentsHeading: heading(),
  sections: v.pipe(
    filled(
      v.strictObject({
        id: hinted(
          v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an id has small letters, digits and hyphens')),
          'Fragment id, the same in every language.',
        ),
        heading: heading(),
        when: when(),
        parts: filled(v.strictObject({ when: when(), text: markdown() })),
      }),
    ),
    v.checkItems(({ id }, index, all) => all.findIndex((other) => other.id === id) === index, 'this id is there twice'),
  ),
});

type LegalSentences = v.InferOutput<typeof legal>;

export interface LegalContent extends Omit<LegalSentences, 'sections'> {
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly body: readonly Block[] }[];
}

const search = page({
  heading: heading(),
  resultsTitle: hinted(sentence('query'), 'Of the page that shows the results of a query.'),
  hint: sentence(),
  asYouType: hinted(sentence(), 'After the hint, with script and without.'),
  ...sentences('withoutScript', 'loading', 'failed', 'retry'),
  found: hinted(plural('pages', 'articles'), 'Announced: how much was found.'),
  none: sentence('query'),
  advice: hinted(v.array(v.strictObject({ when: when(), text: sentence() })), 'What to try when nothing was found.'),
  partial: hinted(sentence(), 'Only some of the words were found together.'),
  pagesHeading: heading(),
  newsHeading: heading(),
  languageNotice,
  showAll: sentence('count'),
  siteMapHeading: heading(),
  /** Sentences in place of those above, on a site without news. */
  withoutNews: v.strictObject({ description: plain(), hint: sentence(), found: plural() }),
});

type SearchSentences = v.InferOutput<typeof search>;

export interface SearchContent extends Omit<SearchSentences, 'advice' | 'withoutNews'> {
  readonly advice: readonly string[];
}

/** A page that a visitor comes to after sending a message; `onward` is the link away from it. */
const outcome = { heading: heading(), ...sentences('lead', 'onward') };

const messageSent = page({
  ...outcome,
  form: hinted(
    v.strictObject({ requiredNote: paragraph(), ...sentences('submit', 'sending', 'refused', 'failed') }),
    'Words of the contact form where it sends messages itself.',
  ),
});

const messageFailed = page(outcome);

export type MessageOutcomeContent = v.InferOutput<typeof messageFailed>;

const notFound = page({ heading: heading(), text: sentence(), linksHeading: heading() });

export type NotFoundContent = v.InferOutput<typeof notFound>;

export const pageSchemas = {
  home,
  about,
  portfolio,
  news,
  contact,
  privacy: legal,
  terms: legal,
  accessibility: legal,
  search,
  messageSent,
  messageFailed,
  notFound,
} satisfies Readonly<Record<PageId, v.GenericSchema>>;
