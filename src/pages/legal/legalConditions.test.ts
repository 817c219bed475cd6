import { expect, test } from 'vitest';
import { legalConditions, type LegalFacts } from './legalConditions';

function getConditions(settings: Partial<LegalFacts>): readonly string[] {
  const facts = { analyticsId: '', hasForeignCalendar: false, liveNewsUrl: '', liveNews: null, ...settings };
  return Object.entries(legalConditions).flatMap(([name, isMet]) => (isMet(facts) ? [name] : []));
}

test('of each fact that the legal texts depend on, one condition is met', () => {
  expect(getConditions({})).toEqual(['noAnalytics', 'noForeignCalendar', 'noLiveNews']);
  expect(getConditions({ analyticsId: 'G-AB12CD34EF', hasForeignCalendar: true, liveNewsUrl: '/relay' })).toEqual([
    'analyticsWhenAgreed',
    'foreignCalendar',
    'liveNewsRelay',
  ]);
  expect(getConditions({ liveNews: { serviceUrl: 'https://news.example', token: 'a' } })).toContain('liveNewsService');
});
