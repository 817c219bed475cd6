import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { recolourCalendar } from './sample-calendar';

const calendar = 'public/samples/scheduling.html';

test('the sample calendar gets the colours of the theme, and a policy that allows its style sheet', () => {
  const page = readFileSync(calendar, 'utf8');
  const stale = page.replaceAll(/--free:#\w+/g, '--free:#010203').replace(/sha256-[^']+/, 'sha256-stale');
  expect(recolourCalendar(stale)).toBe(page);
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
  expect(page).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
});

test('the sample calendar names an icon of the site, so that browsers do not look for one at the root of the host', () => {
  const [, icon = ''] = /rel="icon"[^>]* href="([^"]+)"/.exec(readFileSync(calendar, 'utf8')) ?? [];
  expect(existsSync(join(dirname(calendar), icon))).toBe(true);
});
