import type { Site } from '~/config/site.node.ts';

/** What a paragraph or a figure may depend on: a text describes what this build does, not what the code could do. */
export const conditions = {
  ownCalendar: ({ switches }: Site) => switches.calendar && !switches.foreignCalendar,
  noForeignCalendar: ({ switches }: Site) => !switches.foreignCalendar,
  foreignCalendar: ({ switches }: Site) => switches.foreignCalendar,
  calendarWhenAsked: ({ switches }: Site) => switches.foreignCalendar && switches.consentQuestion,
  calendarAtLoad: ({ switches }: Site) => switches.foreignCalendar && !switches.consentQuestion,
  analytics: ({ switches }: Site) => switches.tag,
  analyticsWhenAgreed: ({ switches }: Site) => switches.tag && switches.consentQuestion,
  analyticsAtLoad: ({ switches }: Site) => switches.tag && !switches.consentQuestion,
  servicesAtLoad: ({ switches }: Site) => switches.privacyChoice && !switches.consentQuestion,
  counter: ({ switches }: Site) => switches.counter,
  noAnalytics: ({ switches }: Site) => !switches.tag && !switches.counter,
  liveNewsRelay: ({ liveNewsUrl }: Site) => liveNewsUrl !== '',
  liveNewsService: ({ switches }: Site) => switches.newsToken,
  noLiveNews: ({ switches, liveNewsUrl }: Site) => liveNewsUrl === '' && !switches.newsToken,
  languages: ({ switches }: Site) => switches.languages,
  oneLanguage: ({ switches }: Site) => !switches.languages,
  search: ({ switches }: Site) => switches.search,
  news: ({ switches }: Site) => switches.news,
  noNews: ({ switches }: Site) => !switches.news,
  companies: ({ switches }: Site) => switches.companies,
} as const;

export type Condition = keyof typeof conditions;
