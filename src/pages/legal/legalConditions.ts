/** The conditions of the parts of the legal texts: a text describes what this build does, not what the code could do. */
import type { Settings } from '~/content/settings';

/** The facts of the site that sentences of the legal texts depend on. */
export type LegalFacts = Pick<Settings, 'analyticsId' | 'hasForeignCalendar' | 'liveNewsUrl' | 'liveNews'>;

/** Decides by the name of a condition whether the parts with this condition are shown. */
export const legalConditions = {
  noAnalytics: ({ analyticsId }: LegalFacts) => analyticsId === '',
  analyticsWhenAgreed: ({ analyticsId }: LegalFacts) => analyticsId !== '',
  noForeignCalendar: ({ hasForeignCalendar }: LegalFacts) => !hasForeignCalendar,
  foreignCalendar: ({ hasForeignCalendar }: LegalFacts) => hasForeignCalendar,
  noLiveNews: ({ liveNewsUrl, liveNews }: LegalFacts) => liveNewsUrl === '' && liveNews === null,
  liveNewsRelay: ({ liveNewsUrl }: LegalFacts) => liveNewsUrl !== '',
  liveNewsService: ({ liveNews }: LegalFacts) => liveNews !== null,
} as const;

export type LegalCondition = keyof typeof legalConditions;
