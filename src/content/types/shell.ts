import type { DateWords } from '~/content/date-words';

export interface ShellContent {
  readonly dates: DateWords;
  readonly skipLink: string;
  readonly navigation: {
    readonly label: string;
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
    readonly connectHeading: string;
    readonly copyright: (year: number, brand: string) => string;
    readonly legalLabel: string;
  };
  readonly breadcrumbs: { readonly label: string };
  readonly opensInNewTab: string;
  readonly toast: { readonly dismiss: string };
  readonly errorScreen: {
    readonly heading: string;
    readonly text: string;
    readonly refresh: string;
    /** A link that writes a mail, where no analytics tell anybody. */
    readonly report: string;
    readonly reportSubject: string;
  };
  readonly routerError: { readonly heading: string; readonly text: string; readonly home: string };
  /** Beside a link whose page cannot be fetched, until the host answers again. */
  readonly unreachable: string;
  /** Spoken after a route change, e.g. "About Us, page loaded". */
  readonly pageLoaded: (title: string) => string;
  readonly organization: { readonly description: string; readonly tagline: string };
  /** About sixteen terms; page keywords are appended. */
  readonly defaultKeywords: readonly string[];
  readonly shareImageAlt: string;
}
