import * as v from 'valibot';
import type { Language } from '~/config/languages';
import type { PageId } from '~/content/pageTable';
import type { ChartContent } from '~/features/chart/chart.node.ts';
import { heading, plain, plural, sentence, sentences } from './fields';
import { type PageName } from './page';

/** The sentences of header, footer and other parts of every page, and the words that the build writes dates and counts with. */
export const shellSchema = v.strictObject({
  /** How long dates are written. */
  dates: v.strictObject({
    months: v.pipe(v.array(sentence()), v.length(12, 'a year has twelve months')),
    first: sentence(),
    pattern: sentence('day', 'month', 'year'),
  }),
  /** Counts in words. */
  counts: v.strictObject({
    numbers: v.array(sentence()),
    companies: plural(),
    industries: plural(),
  }),
  skipLink: sentence(),
  navigation: v.strictObject(sentences('label', 'getStarted', 'openMenu', 'closeMenu', 'menuLabel')),
  search: v.strictObject({
    open: sentence(),
    label: sentence(),
    placeholder: sentence(),
    submit: sentence(),
  }),
  scheme: v.strictObject(sentences('toDark', 'toLight')),
  language: v.strictObject({
    label: sentence(),
    available: sentence(),
  }),
  footer: v.strictObject({
    blurb: sentence(),
    mailSubject: plain(),
    navigationHeading: heading(),
    connectHeading: heading(),
    copyright: sentence('year'),
    smallPrint: v.optional(sentence()),
    legalLabel: sentence(),
  }),
  legal: v.strictObject({ lastChangedLabel: sentence(), contentsHeading: heading() }),
  consent: v.strictObject({
    ...sentences('label', 'text', 'accept', 'refuse'),
    change: sentence(),
    signal: sentence(),
  }),
  breadcrumbs: v.strictObject({ label: sentence() }),
  opensInNewTab: sentence(),
  toast: v.strictObject({ dismiss: sentence() }),
  errorScreen: v.strictObject({
    heading: heading(),
    text: sentence(),
    textNotified: sentence(),
    refresh: sentence(),
    report: sentence(),
    reportSubject: plain(),
  }),
  routerError: v.strictObject({ heading: heading(), text: sentence(), home: sentence() }),
  unreachable: sentence(),
  pageLoaded: sentence('title'),
  organization: v.strictObject({ description: plain(), tagline: plain() }),
  defaultKeywords: v.array(plain()),
  segments: v.record(v.string(), sentence()),
});

type Sentences = v.InferOutput<typeof shellSchema>;

export interface ShellContent extends Omit<Sentences, 'consent' | 'counts'> {
  /** Missing if there is nothing that a visitor may agree to or refuse. */
  readonly consent?: Sentences['consent'];
  /** Describes the chart on the share image; missing if the image does not show it. */
  readonly shareImageAlt?: string;
  /** Missing if the site shows no chart. */
  readonly chart?: ChartContent;
  /** The offer to read the site in each published language, in that language. */
  readonly offers: Readonly<Partial<Record<Language, string>>>;
  /** The name of every page, from the file of that page. */
  readonly pages: Readonly<Record<PageId, PageName>>;
}
