import * as v from 'valibot';
import type { Language } from '~/config/knownLanguages';
import type { PageId } from '~/content/pageTable';
import type { ChartContent } from '~/features/chart/chart.node.ts';
import { heading, withHint, plain, plural, sentence, sentences } from './fields';
import type { ResolvedLink } from './files';
import { type PageName } from './page';

/** The sentences of header, footer and other parts of every page, and the words that the build writes dates and counts with. */
export const shellSchema = v.strictObject({
  /** How long dates are written. */
  dates: v.strictObject({
    months: withHint(v.pipe(v.array(sentence()), v.length(12, 'a year has twelve months')), 'January first.'),
    first: withHint(sentence(), 'The first day of a month, which French writes as an ordinal: "1er".'),
    pattern: sentence('day', 'month', 'year'),
  }),
  /** Counts in words. */
  counts: v.strictObject({
    numbers: withHint(v.array(sentence()), 'From two on; larger numbers are written in digits.'),
    companies: plural(),
    industries: plural(),
  }),
  skipLink: sentence(),
  navigation: v.strictObject(sentences('label', 'getStarted', 'openMenu', 'closeMenu', 'menuLabel')),
  search: v.strictObject({
    open: withHint(sentence(), 'Name of the link in the header.'),
    label: withHint(sentence(), 'Name of the field.'),
    placeholder: sentence(),
    /** Replaces the placeholder on a site without news. */
    placeholderWithoutNews: sentence(),
    submit: sentence(),
  }),
  scheme: v.strictObject(sentences('toDark', 'toLight')),
  language: v.strictObject({
    label: sentence(),
    available: withHint(
      sentence(),
      'The offer to read the site in this language, shown to visitors whose browser asks for it.',
    ),
  }),
  footer: v.strictObject({
    blurb: sentence(),
    mailSubject: plain(),
    navigationHeading: heading(),
    connectHeading: heading(),
    copyright: sentence('year'),
    smallPrint: withHint(
      v.optional(sentence()),
      'What the law asks for on every page, such as a registration number: in every language, or in none.',
    ),
    legalLabel: sentence(),
  }),
  legal: withHint(
    v.strictObject({ lastChangedLabel: sentence(), contentsHeading: heading() }),
    'Labels of the legal texts.',
  ),
  consent: withHint(
    v.strictObject({
      ...sentences('label', 'text', 'accept', 'refuse'),
      change: withHint(sentence(), 'The button in the footer that asks again.'),
      signal: withHint(sentence(), 'In place of that button if the visitor’s browser sends Global Privacy Control.'),
      informed: withHint(
        v.strictObject(sentences('label', 'text', 'change', 'signal')),
        'In place of the above if `privacy` is `inform`: how to refuse what other companies’ services load.',
      ),
    }),
    'The question whether Google Analytics may be loaded.',
  ),
  breadcrumbs: v.strictObject({ label: sentence() }),
  opensInNewTab: sentence(),
  toast: v.strictObject({ dismiss: sentence() }),
  errorScreen: v.strictObject({
    heading: heading(),
    text: sentence(),
    textNotified: withHint(sentence(), 'In place of that text if analytics report errors to the owner.'),
    refresh: sentence(),
    report: withHint(sentence(), 'A link that opens a mail, if no analytics report errors.'),
    reportSubject: plain(),
  }),
  routerError: v.strictObject({ heading: heading(), text: sentence(), home: sentence() }),
  unreachable: withHint(sentence(), 'Shown if a page cannot be fetched because there is no connection.'),
  pageLoaded: withHint(sentence('title'), 'Spoken after a route change, e.g. "About Us, page loaded".'),
  organization: v.strictObject({ description: plain(), tagline: plain() }),
  defaultKeywords: withHint(v.array(plain()), 'About sixteen terms; page keywords are appended.'),
  segments: withHint(
    v.record(v.string(), sentence()),
    'Names of path segments that belong to no page; others are shown with a capital letter.',
  ),
});

type Sentences = v.InferOutput<typeof shellSchema>;

/** A link to another site, in one language. */
export interface SiteLink {
  /** The header has the link if its list names this id. */
  readonly id: string;
  readonly url: string;
  readonly label: string;
  /** Whether the footer has the link too. */
  readonly footer: boolean;
}

export interface ShellContent extends Omit<Sentences, 'consent' | 'counts' | 'search'> {
  /** Missing if there is nothing that a visitor may agree to or refuse. */
  readonly consent?: Omit<Sentences['consent'], 'informed'>;
  readonly search: Omit<Sentences['search'], 'placeholderWithoutNews'>;
  /** Describes the chart on the share image; missing if the image does not show it. */
  readonly shareImageAlt?: string;
  /** Missing if the site shows no chart. */
  readonly chart?: ChartContent;
  /** The offer to read the site in each published language, in that language. */
  readonly offers: Readonly<Partial<Record<Language, string>>>;
  readonly announcement?: { readonly text: string; readonly link?: ResolvedLink & { readonly label: string } };
  /** The owner's links to other sites. */
  readonly links: readonly SiteLink[];
  /** The name of every page, from the file of that page. */
  readonly pages: Readonly<Record<PageId, PageName>>;
}
