import { analyticsPlaceholder, site } from '~/config/site';
import { dates } from './dates';

// An error is reported to the analytics service; where there is none, nobody hears of it.
const notifies = site.analyticsId !== analyticsPlaceholder;

export const shell = {
  dates,
  skipLink: 'Skip to main content',
  navigation: {
    label: 'Main',
    getStarted: 'Get Started',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menuLabel: 'Menu',
  },
  search: {
    /** Of the header's link, which opens the field. */
    open: 'Search',
    close: 'Close search',
    /** Names field and dialog. */
    label: 'Search this site',
    placeholder: 'Pages and news',
    submit: 'Search',
  },
  scheme: { toDark: 'Switch to dark colors', toLight: 'Switch to light colors' },
  language: { label: 'Language' },
  footer: {
    blurb:
      'A holding company between New\u00A0York, Santo\u00A0Domingo and Port-\u2060au-\u2060Prince. We invest in growing businesses and help run them.',
    mailSubject: 'Inquiry from Website',
    navigationHeading: 'Navigation',
    connectHeading: 'Connect',
    copyright: (year: number, brand: string) => `© ${year} ${brand}. All rights reserved.`,
    legalLabel: 'Legal',
  },
  breadcrumbs: { label: 'Breadcrumbs' },
  opensInNewTab: '(opens in a new tab)',
  toast: { dismiss: 'Dismiss' },
  errorScreen: {
    heading: 'Something went wrong',
    text: notifies
      ? 'Our team has been notified. Refreshing the page usually helps.'
      : 'Refreshing the page usually helps.',
    refresh: 'Refresh Page',
    /** A link that writes a mail, where no analytics tell anybody. */
    report: 'Report by E-mail',
    reportSubject: 'Error on the website',
  },
  routerError: {
    heading: 'Unexpected Application Error!',
    text: 'This page could not be shown.',
    home: 'Back to Home',
  },
  /** Beside a link whose page cannot be fetched, until the host answers again. */
  unreachable: 'This page cannot be reached right now. It opens by itself once the connection is back.',
  /** Spoken after a route change, e.g. "About Us, page loaded". */
  pageLoaded: (title: string) => `${title}, page loaded`,
  organization: {
    description: `${site.brand} is a strategic holding company that invests in and supports high-growth businesses across the United States, the Caribbean (Dominican Republic, Haiti) and Latin America.`,
    tagline: 'Driving growth, innovation and excellence across industries',
  },
  /** About sixteen terms; page keywords are appended. */
  defaultKeywords: [
    'holding company',
    'strategic investment',
    'investment company',
    'business growth',
    'portfolio companies',
    'private capital',
    'operational excellence',
    'market expansion',
    'Caribbean',
    'Dominican Republic',
    'Haiti',
    'Latin America',
    'United States',
    'New York',
    'artificial intelligence',
    'clean energy',
  ],
  shareImageAlt:
    'The trade winds over a chart of the Caribbean basin, with lights at New York, Santo Domingo and Port-au-Prince',
};
