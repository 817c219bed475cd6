import type { Site } from '~/config/site.node.ts';

/** What a paragraph or a figure may depend on: a text describes what this build does, not what the code could do. */
export const conditions = {
  messages: ({ features }: Site) => features.messages,
  noMessages: ({ features }: Site) => !features.messages,
  formRelay: ({ form }: Site) => form?.isRelay === true,
  formService: ({ form }: Site) => form !== null && !form.isRelay,
  ownCalendar: ({ features }: Site) => features.calendar && !features.foreignCalendar,
  noForeignCalendar: ({ features }: Site) => !features.foreignCalendar,
  foreignCalendar: ({ features }: Site) => features.foreignCalendar,
  calendarWhenAsked: ({ features }: Site) => features.foreignCalendar && features.consentQuestion,
  calendarAtLoad: ({ features }: Site) => features.foreignCalendar && !features.consentQuestion,
  analytics: ({ features }: Site) => features.tag,
  analyticsWhenAgreed: ({ features }: Site) => features.tag && features.consentQuestion,
  analyticsAtLoad: ({ features }: Site) => features.tag && !features.consentQuestion,
  servicesAtLoad: ({ features }: Site) => features.privacyChoice && !features.consentQuestion,
  counter: ({ features }: Site) => features.counter,
  noAnalytics: ({ features }: Site) => !features.tag && !features.counter,
  liveNewsRelay: ({ liveNewsUrl }: Site) => liveNewsUrl !== '',
  liveNewsService: ({ features }: Site) => features.newsToken,
  noLiveNews: ({ features, liveNewsUrl }: Site) => liveNewsUrl === '' && !features.newsToken,
  fontProvider: ({ fontStylesheet }: Site) => fontStylesheet !== '',
  languages: ({ features }: Site) => features.languages,
  oneLanguage: ({ features }: Site) => !features.languages,
  search: ({ features }: Site) => features.search,
  news: ({ features }: Site) => features.news,
  noNews: ({ features }: Site) => !features.news,
  companies: ({ features }: Site) => features.companies,
} as const;

export type Condition = keyof typeof conditions;
