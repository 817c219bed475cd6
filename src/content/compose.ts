/** What pages show in a language: their texts, with the companies, figures and releases of the site. */
import type { Language } from '../config/languages';
import { composeAbout } from '../pages/about/about.schema';
import { composeContact } from '../pages/contact/contact.schema';
import { composeHome } from '../pages/home/home.schema';
import { composeLegal } from '../pages/legal/legal.schema';
import { composeNews } from '../pages/news/news.schema';
import { composePortfolio } from '../pages/portfolio/portfolio.schema';
import { composePress, composeRelease, selectReleases } from '../pages/press/press.schema';
import type { Data } from './data.schema';
import { toCompanies, toFigures, toMilestones } from './facts';
import type { ShellContent } from './shell.schema';

function composePages(
  { site: settings, companies, figures, milestones, press, content }: Data,
  now: Date,
  language: Language,
) {
  const texts = content[language];
  const companyContents = toCompanies(companies, language);
  return {
    home: composeHome(texts.home, toFigures(figures.headline, language), companyContents),
    about: composeAbout(texts.about, toMilestones(milestones, language)),
    portfolio: composePortfolio(texts.portfolio, companyContents),
    news: composeNews(texts.news, toFigures(figures.markets, language)),
    press: composePress(texts.press, selectReleases(press, now), language),
    contact: composeContact(texts.contact),
    privacy: composeLegal(texts.privacy, settings),
    terms: composeLegal(texts.terms, settings),
    search: texts.search,
    notFound: texts.notFound,
  };
}

/** The content of each page in a language. */
export type PageContents = ReturnType<typeof composePages>;

function composeShell({ site: settings, chart, content }: Data, pages: PageContents, language: Language): ShellContent {
  const { counts: _, consent, ...shell } = content[language].shell;
  const { shareImageAlt, ...chartWords } = chart[language];
  return {
    ...shell,
    consent: settings.analyticsId === '' ? undefined : consent,
    shareImageAlt,
    chart: chartWords,
    offers: {
      en: content.en.shell.language.available,
      es: content.es.shell.language.available,
      fr: content.fr.shell.language.available,
    },
    pages: {
      home: pages.home.page,
      about: pages.about.page,
      portfolio: pages.portfolio.page,
      news: pages.news.page,
      press: pages.press.page,
      contact: pages.contact.page,
      privacy: pages.privacy.page,
      terms: pages.terms.page,
      search: pages.search.page,
      notFound: pages.notFound.page,
    },
  };
}

/** @param now the moment that the site is built for: releases of later days are in no file of it */
export function composeContent(data: Data, now: Date, language: Language) {
  const pages = composePages(data, now, language);
  const releases = selectReleases(data.press, now).map(
    (release) => [release.name, composeRelease(data.content[language].press, release, language)] as const,
  );
  return { shell: composeShell(data, pages, language), pages, releases: new Map(releases) };
}

export type LanguageContent = ReturnType<typeof composeContent>;
