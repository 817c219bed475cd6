import { expect, test } from 'vitest';
import { findNextChange } from './next-change';

test('the site changes next when a release, a position or a file begins or ends', () => {
  const timedParts = [
    { file: 'press/new-harbour.json', period: { from: '2026-11-30T09:00', until: '' } },
    { file: 'pages/careers/page.json', period: { from: '2026-01-01', until: '2026-12-01' } },
    { file: 'offer.json', period: { from: '2026-12-03', until: '2026-12-31' } },
  ];
  const next = (now: string) =>
    findNextChange({ timedParts, settings: { timeZone: 'America/Bogota' }, now: new Date(now) });
  expect(next('2026-11-29T00:00Z')).toBe('2026-11-30T14:00:00.000Z');
  expect(next('2026-11-30T14:00Z')).toBe('2026-12-02T05:00:00.000Z');
  expect(next('2026-12-02T05:00Z')).toBe('2026-12-03T05:00:00.000Z');
  expect(next('2026-12-03T05:00Z')).toBe('2027-01-01T05:00:00.000Z');
  expect(next('2027-01-01T05:00Z')).toBe('');
});
