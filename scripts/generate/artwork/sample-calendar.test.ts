import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { assets } from '~/seo/constants';
import { schemes } from '~generated/palette';
import { recolourCalendar } from './sample-calendar';

const source = readFileSync('src/assets/samples/scheduling.html', 'utf8');

test('the sample calendar gets the colours of the theme, and a policy that allows its style sheet', () => {
  const stale = source.replaceAll(/--free:#\w+/g, '--free:#010203').replace(/sha256-[^']+/, 'sha256-stale');
  const page = recolourCalendar(stale);
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
  for (const { primary } of Object.values(schemes)) expect(style).toContain(`--free:${primary.main}`);
  expect(page).not.toContain('#010203');
  expect(page).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
});

test('the sample calendar names an icon of the site, so that browsers do not look for one at the root of the host', () => {
  const [, icon = ''] = /rel="icon"[^>]* href="([^"]+)"/.exec(source) ?? [];
  expect(posix.join('/samples', icon)).toBe(assets.iconSvg);
});
