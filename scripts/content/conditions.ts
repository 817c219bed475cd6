import type { Site } from '~/config/site';
import type { Condition } from '~/content/schemas/fields';

/** Which conditions of texts hold: a text describes what this build does, not what the code could do. */
export function conditionsOf({
  analyticsId,
  liveNews,
  fontStylesheet,
  features,
}: Site): Readonly<Record<Condition, boolean>> {
  const measures = analyticsId !== '';
  const asksDirectly = liveNews.publicToken !== '';
  return {
    analytics: measures,
    noAnalytics: !measures,
    liveNewsRelay: liveNews.url !== '' && !asksDirectly,
    liveNewsDirect: liveNews.url !== '' && asksDirectly,
    noLiveNews: liveNews.url === '',
    fontProvider: fontStylesheet !== '',
    languages: features.languages,
    oneLanguage: !features.languages,
    schemeSwitch: features.schemeSwitch,
    search: features.search,
    news: features.news,
    noNews: !features.news,
    companies: features.companies,
  };
}
