import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recolourCalendar } from './sample-calendar';

const page = readFileSync('public/samples/scheduling.html', 'utf8');

test('the sample calendar has the colours of the theme, and a policy that allows its style sheet', () => {
  const stale = page.replaceAll(/--free:#\w+/g, '--free:#010203').replace(/sha256-[^']+/, 'sha256-stale');
  expect(recolourCalendar(stale)).toBe(page);
  const style = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? '';
  expect(page).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
});

test('a calendar without the rules for its colours is told of', () => {
  expect(() => recolourCalendar('<style>p{}</style>')).toThrow(/:root rules/);
});
