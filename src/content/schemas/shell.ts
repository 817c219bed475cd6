import * as v from 'valibot';
import type { Language } from '~/config/languages';
import type { PageId } from '~/content/pages';
import { type PageName, plain, sentence } from './fields';

/** One thing, and several. */
const count = () => v.strictObject({ one: sentence(), many: sentence('count') });

/** What every page has, and what the build writes sentences with. */
export const shellSchema = v.strictObject({
  /** A language's long dates. */
  dates: v.strictObject({
    /** January first. */
    months: v.pipe(v.array(sentence()), v.length(12, 'a year has twelve months')),
    /** The first day of a month, which French writes as an ordinal: "1er". */
    first: sentence(),
    pattern: sentence('day', 'month', 'year'),
  }),
  /** Counts in words. */
  counts: v.strictObject({
    /** From two on; larger numbers are written in digits. */
    numbers: v.array(sentence()),
    companies: count(),
    industries: count(),
  }),
  skipLink: sentence(),
  navigation: v.strictObject({
    label: sentence(),
    getStarted: sentence(),
    openMenu: sentence(),
    closeMenu: sentence(),
    menuLabel: sentence(),
  }),
  search: v.strictObject({
    /** Of the header's link, which opens the field. */
    open: sentence(),
    close: sentence(),
    /** Names field and dialog. */
    label: sentence(),
    placeholder: sentence(),
    /** In its place on a site without news. */
    placeholderWithoutNews: sentence(),
    submit: sentence(),
  }),
  scheme: v.strictObject({ toDark: sentence(), toLight: sentence() }),
  language: v.strictObject({
    label: sentence(),
    /** The offer to read the site in this language, shown to visitors whose browser asks for it. */
    available: sentence(),
  }),
  footer: v.strictObject({
    blurb: sentence(),
    mailSubject: plain(),
    navigationHeading: sentence(),
    connectHeading: sentence(),
    copyright: sentence('year'),
    legalLabel: sentence(),
  }),
  breadcrumbs: v.strictObject({ label: sentence() }),
  opensInNewTab: sentence(),
  toast: v.strictObject({ dismiss: sentence() }),
  errorScreen: v.strictObject({
    heading: sentence(),
    text: sentence(),
    /** In its place where analytics tell the owner of errors. */
    textNotified: sentence(),
    refresh: sentence(),
    /** A link that writes a mail, where no analytics tell anybody. */
    report: sentence(),
    reportSubject: plain(),
  }),
  routerError: v.strictObject({ heading: sentence(), text: sentence(), home: sentence() }),
  /** Beside a link whose page cannot be fetched, until the host answers again. */
  unreachable: sentence(),
  /** Spoken after a route change, e.g. "About Us, page loaded". */
  pageLoaded: sentence('title'),
  organization: v.strictObject({ description: plain(), tagline: plain() }),
  /** About sixteen terms; page keywords are appended. */
  defaultKeywords: v.array(plain()),
  shareImageAlt: plain(),
  /** Names of path segments that belong to no page; others are shown with a capital letter. */
  segments: v.record(v.string(), sentence()),
});

type Sentences = v.InferOutput<typeof shellSchema>;

export interface ShellContent extends Omit<Sentences, 'counts' | 'search'> {
  readonly search: Omit<Sentences['search'], 'placeholderWithoutNews'>;
  /** The offer to read the site in each published language, in that language. */
  readonly offers: Readonly<Partial<Record<Language, string>>>;
  /** Of every page, from the pages' own files. */
  readonly pages: Readonly<Record<PageId, PageName>>;
}
