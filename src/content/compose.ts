/** What pages show in a language: their texts, with the companies, figures and releases of the site. */
import { type Language, mapLanguages } from '~/config/languages';
import { composeRelease, selectReleases } from '~/pages/press/press.schema';
import type { Data } from './data.schema';
import { toCompanies, toKeyFigures, toMilestones } from './facts';
import { type PageContents, composePages, getPageNames } from './pageContents';
import type { ShellContent } from './shell.schema';

function composeShell({ site: settings, chart, content }: Data, pages: PageContents, language: Language): ShellContent {
  const { consent, ...shell } = content[language].shell;
  const { shareImageAlt, ...chartWords } = chart[language];
  return {
    ...shell,
    consent: settings.analyticsId === '' ? undefined : consent,
    shareImageAlt,
    chart: chartWords,
    offers: mapLanguages((id) => content[id].shell.language.available),
    pages: getPageNames(pages),
  };
}

/**
 * Composes what the pages show in a language.
 * @param now the moment that the site is built for: releases of later days are in no file of the site
 */
export function composeLanguageContent(data: Data, now: Date, language: Language) {
  const { site: settings, companies, figures, milestones, press, content } = data;
  const texts = content[language];
  const releases = selectReleases(press, now);
  const facts = {
    settings,
    companies: toCompanies(companies, language),
    headline: toKeyFigures(figures.headline, language),
    markets: toKeyFigures(figures.markets, language),
    milestones: toMilestones(milestones, language),
    releases,
  };
  const pages = composePages(texts, facts, language);
  const releaseContents = releases.map(
    (release) => [release.name, composeRelease(texts.press, release, language)] as const,
  );
  return { shell: composeShell(data, pages, language), pages, releases: new Map(releaseContents) };
}

export type LanguageContent = ReturnType<typeof composeLanguageContent>;
