/**
 * What pages know of an owner's settings; `.generated/site.ts` has it. Everything here becomes public: settings that
 * scripts alone need stay with them (scripts/settings), and secrets too.
 */
import type { FormTarget } from './formTarget';
import type { KnownLanguage, Language } from './knownLanguages';
import type { Settings } from './siteSchema';

export interface LanguageSettings extends KnownLanguage {
  readonly id: Language;
  /** First path segment, empty for the default language. */
  readonly prefix: '' | `/${Language}`;
}

export interface Site {
  readonly brand: string;
  /** Origin of the deployed site, without trailing slash, e.g. `https://alisio.example`. */
  readonly url: string;
  /** Path the site is served under, with both slashes, e.g. `/` or `/repo/`. */
  readonly base: string;
  readonly email: string;
  /** What is empty is not told. `lines`: the address as one line, in each published language. */
  readonly headquarters: Settings['headquarters'] & { readonly lines: Readonly<Partial<Record<Language, string>>> };
  /** Names of the pages that the header leads to; of one that is off, nothing is shown. */
  readonly header: readonly string[];
  /** The company's profiles, in the order they are shown; a network's name is the same in every language. */
  readonly social: readonly { readonly network: string; readonly url: string }[];
  /** Address of the scheduling page shown in a frame: absolute https, or a path of the site itself. */
  readonly schedulingUrl: string;
  /** Where the contact form sends; null where the visitor's mail program does. */
  readonly form: FormTarget | null;
  /** Of Google's tag; empty where there is none. */
  readonly analyticsId: string;
  /** Where page views are sent without cookies, absolute or a path of the host; empty where they are not. */
  readonly counterUrl: string;
  /** Parts of the site that are on; pages read `.generated/features.ts`. */
  readonly features: Settings['features'] &
    Readonly<
      Record<'languages' | 'chart' | 'heroPicture' | 'messages' | 'foreignCalendar' | 'tag' | 'counter', boolean>
    >;
  /** Stylesheet of a font provider, or empty for the self-hosted fonts. */
  readonly fontStylesheet: string;
  /** Of the relay, absolute or a path of the host; empty for no live calls. */
  readonly liveNewsUrl: string;
  /** Days without a new article after which the news page says when the last one came. */
  readonly newsStaleDays: number;
  /** The languages the site is published in, the default first. */
  readonly languages: readonly [LanguageSettings, ...LanguageSettings[]];
  readonly foundingYear: number;
  /** Last change of the legal texts, as an ISO date. */
  readonly legalLastChanged: { readonly privacy: string; readonly terms: string; readonly accessibility?: string };
}
