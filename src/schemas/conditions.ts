import type { Site } from '~/config/site.node.ts';

/** What a paragraph or a figure may depend on: a text describes what this build does, not what the code could do. */
export const conditions = {
  ownCalendar: ({ hasForeignCalendar }: Site) => !hasForeignCalendar,
  noForeignCalendar: ({ hasForeignCalendar }: Site) => !hasForeignCalendar,
  foreignCalendar: ({ hasForeignCalendar }: Site) => hasForeignCalendar,
  calendarWhenAsked: ({ hasForeignCalendar }: Site) => hasForeignCalendar,
  analyticsWhenAgreed: ({ analyticsId }: Site) => analyticsId !== '',
  noAnalytics: ({ analyticsId }: Site) => analyticsId === '',
  liveNewsRelay: ({ liveNewsUrl }: Site) => liveNewsUrl !== '',
  liveNewsService: ({ liveNews }: Site) => liveNews !== null,
  noLiveNews: ({ liveNews, liveNewsUrl }: Site) => liveNewsUrl === '' && liveNews === null,
} as const;

export type Condition = keyof typeof conditions;
