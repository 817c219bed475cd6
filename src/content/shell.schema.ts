/** The texts of header, footer and other parts of every page, and the words that pages write dates with. */
import * as v from 'valibot';
import type { Language } from '~/config/languages';
import type { PageId } from '~/config/pageTable';
import type { ChartContent } from '~/features/chart/chart.schema';
import type { TextSchemas } from './textSchemas';
import { arrayOfLength, array, strictObject } from './valueSchemas';

export const shellSchema = ({ heading, plain, sentence, sentences }: TextSchemas) =>
  strictObject({
    /** The words of dates in their long form. */
    dates: strictObject({
      /** The names of the months, January first. */
      months: arrayOfLength(12, sentence()),
      /** The first day of a month, which French writes as an ordinal: "1er". */
      first: sentence(),
      pattern: sentence('day', 'month', 'year'),
    }),
    skipLink: sentence(),
    navigation: strictObject(sentences('label', 'getStarted', 'openMenu', 'closeMenu', 'menuLabel')),
    /** Names of the link in the header, of the field, and of its button. */
    search: strictObject(sentences('open', 'label', 'placeholder', 'submit')),
    scheme: strictObject(sentences('toDark', 'toLight')),
    /** `available` offers to read the site in this language, to visitors whose browser asks for it. */
    language: strictObject(sentences('label', 'available')),
    footer: strictObject({
      blurb: sentence(),
      mailSubject: plain(),
      navigationHeading: heading(),
      connectHeading: heading(),
      copyright: sentence('year'),
      legalLabel: sentence(),
    }),
    /** Labels of the legal texts. */
    legal: strictObject({ lastChangedLabel: sentence(), contentsHeading: heading() }),
    /**
     * The question whether Google Analytics may be loaded; `change` asks again, and `signal` stands in its place if the browser sends Global
     * Privacy Control.
     */
    consent: strictObject(sentences('label', 'text', 'accept', 'refuse', 'change', 'signal')),
    breadcrumbs: strictObject(sentences('label')),
    opensInNewTab: sentence(),
    toast: strictObject(sentences('dismiss')),
    errorScreen: strictObject({
      heading: heading(),
      text: sentence(),
      /** Replaces `text` if analytics report errors to the company. */
      textNotified: sentence(),
      refresh: sentence(),
      /** A link that opens a mail, if no analytics report errors. */
      report: sentence(),
      reportSubject: plain(),
    }),
    routerError: strictObject({ heading: heading(), text: sentence(), home: sentence() }),
    /** Says that a page cannot be fetched because there is no connection. */
    unreachable: sentence(),
    /** Screen readers say this after a route change, e.g. "About Us, page loaded". */
    pageLoaded: sentence('title'),
    organization: strictObject({ description: plain(), tagline: plain() }),
    /** About sixteen terms; page keywords are appended. */
    defaultKeywords: array(plain()),
    /** Names of path segments that belong to no page; others are shown with a capital letter. */
    segments: v.record(v.string(), sentence()),
  });

type Texts = v.InferOutput<ReturnType<typeof shellSchema>>;

/** The name of a page in footer, breadcrumbs and site map; the shorter one in header and menu; and a line in the site map. */
export interface PageName {
  readonly name: string;
  readonly shortName?: string | undefined;
  readonly summary?: string | undefined;
}

/** The head tags of a page; the brand is added to its title. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

export interface ShellContent extends Omit<Texts, 'consent'> {
  /** The question about analytics; undefined if analytics are off. */
  readonly consent: Texts['consent'] | undefined;
  /** Describes the chart on the share image. */
  readonly shareImageAlt: string;
  readonly chart: ChartContent;
  /** The offer to read the site in each language, in that language. */
  readonly offers: Readonly<Record<Language, string>>;
  readonly pages: Readonly<Record<PageId, PageName>>;
}
