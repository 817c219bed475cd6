import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recolourCalendar } from './sample-calendar';

test('the sample calendar gets the colours of the theme, and a policy that allows its style sheet', () => {
  const page = readFileSync('public/samples/scheduling.html', 'utf8');
  const stale = page.replaceAll(/--free:#\w+/g, '--free:#010203').replace(/sha256-[^']+/, 'sha256-stale');
  expect(recolourCalendar(stale)).toBe(page);
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
  expect(page).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
});
