import { analyticsEnabled } from '~/analytics/analytics';
import { publishedLanguages } from '~/config/languages';
import type { Site } from '~/config/site';
import type { Condition } from '~/content/schemas/fields';

/** Which conditions of texts hold: a text describes what this build does, not what the code could do. */
export function conditionsOf({ liveNews, fontStylesheet }: Site): Readonly<Record<Condition, boolean>> {
  const asksDirectly = liveNews.publicToken !== '';
  return {
    analytics: analyticsEnabled,
    noAnalytics: !analyticsEnabled,
    liveNewsRelay: liveNews.url !== '' && !asksDirectly,
    liveNewsDirect: liveNews.url !== '' && asksDirectly,
    noLiveNews: liveNews.url === '',
    fontProvider: fontStylesheet !== '',
    languages: publishedLanguages.length > 1,
    schemeSwitch: true,
    search: true,
    news: true,
    companies: true,
  };
}
