import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { publicFiles } from '~/seo/addresses';
import { schemes } from '~/theme/palette';

const page = readFileSync('public/samples/scheduling.html', 'utf8');

test('the sample calendar has the colours of the sample, and a policy that allows its style sheet', () => {
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
  for (const { background, divider, primary, text } of Object.values(schemes))
    expect(style).toContain(
      `--ink:${text.primary};--soft:${text.secondary};--line:${divider};--background:${background.default};--free:${primary.main}`,
    );
  expect(page).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
});

test('the sample calendar links to the icon of the site, so that browsers do not look for one at the root of the host', () => {
  const [, icon = ''] = /rel="icon"[^>]* href="([^"]+)"/.exec(page) ?? [];
  expect(posix.join('/samples', icon)).toBe(publicFiles.iconSvg);
});
