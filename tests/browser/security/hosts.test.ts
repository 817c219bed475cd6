import { readFileSync } from 'node:fs';
import type { Request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { contact } from '~/content/en/contact';
import { news } from '~/content/en/news';
import { policyOf } from '~scripts/build/policy/page-policy';
import { type RunningServer, startServer } from '~scripts/serve/server';
import { answerPictures, type ForeignAnswer } from '~tests/support/browser-launch';
import { buildWithOtherHosts } from '~tests/support/builds';
import { headerLink, openReady } from '~tests/support/pages';

/** A tag as the real one acts: it writes a script's address as text, and reports to another host. */
const tag = `
const script = document.createElement('script');
script.src = 'https://www.googletagmanager.com/more.js';
document.head.append(script);
fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' });`;

const fontFace = '@font-face{font-family:"Newsreader";src:url(https://fonts.example/a.woff2)}';

const font = readFileSync('src/assets/fonts/newsreader.woff2');

const cors = { 'Access-Control-Allow-Origin': '*' };

function answer(request: Request): ForeignAnswer | null {
  const { hostname, pathname } = new URL(request.url());
  if (hostname === 'www.googletagmanager.com')
    return { contentType: 'text/javascript', body: pathname === '/gtag/js' ? tag : '' };
  if (hostname.endsWith('google-analytics.com')) return { contentType: 'text/plain', body: '', headers: cors };
  if (hostname === 'fonts.example')
    return pathname === '/css'
      ? { contentType: 'text/css', body: fontFace }
      : { contentType: 'font/woff2', body: font, headers: cors };
  if (hostname === 'book.example')
    return { contentType: 'text/html', body: '<!doctype html><title>b</title><h1>Booking</h1>' };
  if (hostname === 'news.example') {
    const meta = { found: 100, returned: 0, limit: 9, page: 2 };
    return { contentType: 'application/json', body: JSON.stringify({ meta, data: [] }), headers: cors };
  }
  return answerPictures(request);
}

describe('a site with analytics, live news, scheduling and fonts of other hosts', () => {
  let directory = '';
  let server: RunningServer;

  beforeAll(async () => {
    directory = await buildWithOtherHosts();
    server = await startServer({ directory, port: 0, base: '/' });
    return () => server.close();
  });

  test('asks them and no others, from a page that was loaded before they were needed', async (context) => {
    const asked: string[] = [];
    const foreign = (request: Request) => {
      asked.push(new URL(request.url()).hostname);
      return answer(request);
    };
    const { page } = await openReady(context, { site: server.url, path: '/about', foreign });
    await headerLink(page, 'news').click();
    await page.getByRole('button', { name: news.list.loadMore }).click();
    await headerLink(page, 'contact').click();
    const frame = page.frameLocator(`[title="${contact.scheduling.frameTitle}"]`);
    await page.getByTitle(contact.scheduling.frameTitle).scrollIntoViewIfNeeded();
    await frame.getByRole('heading', { name: 'Booking' }).waitFor();
    expect(asked.filter((host) => host === 'fonts.example').length).toBeGreaterThan(1);
    expect(asked).toEqual(
      expect.arrayContaining([
        'www.googletagmanager.com',
        'region1.google-analytics.com',
        'news.example',
        'book.example',
      ]),
    );
  });

  test('names each of them in its policy where it is needed, and nowhere else', async () => {
    const policy = policyOf(await (await fetch(server.url)).text());
    const directivesWith = (host: string) =>
      policy
        .split('; ')
        .filter((directive) => directive.includes(host))
        .map((directive) => directive.split(' ')[0]);
    expect(
      ['googletagmanager.com', 'google-analytics.com', 'news.example', 'book.example', 'fonts.example'].map(
        directivesWith,
      ),
    ).toEqual([
      ['script-src', 'connect-src'],
      ['connect-src'],
      ['connect-src'],
      ['frame-src'],
      ['style-src', 'font-src'],
    ]);
  });
});
