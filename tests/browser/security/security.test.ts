import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { type ContextSetup, toSiteUrl } from '~tests/support/browser';
import { mockPictures } from '~tests/support/browser-launch';
import { news } from '~tests/support/content/en';
import { sampleLivePage, sampleArticle } from '~tests/support/news/articles';
import { builtPages, loadPictures, openReadyPage } from '~tests/support/pages';

/** Requests a path of the served site without following redirects. */
function requestPath(path: string): Promise<Response> {
  return fetch(toSiteUrl(path), { redirect: 'manual' });
}

test.for(builtPages)(
  'the policy of $path allows only the site’s files and hashed inline code, and its header restricts framing',
  async ({ path }) => {
    const response = await requestPath(path);
    const html = await response.text();
    // There is one policy, and not two that a host has joined by a comma.
    expect(response.headers.get('content-security-policy')).toMatch(/^[^,]+; frame-ancestors 'self'$/);
    const [, policy = ''] =
      /^<!doctype html><html[^>]*><head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(
        html,
      ) ?? [];
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy.replace("; style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe-|data:|blob:|\*/);

    expect(policy).toMatch(/; script-src 'self'( 'sha256-[\w+/]+=')+; style-src 'self'( 'sha256-[\w+/]+=')+; /);
    expect(policy).toContain("; base-uri 'none'");
    // No element loads a script, and the only style sheet that is loaded is the site's file for paper.
    expect(html).not.toMatch(/<script[^>]*\ssrc=|<link[^>]*rel="modulepreload"/);
    expect(html.match(/<link[^>]*rel="stylesheet"[^>]*>/g)).toEqual([
      expect.stringMatching(/ href="\/print\.css" media="print"/),
    ]);
  },
);

test('pictures of other hosts are requested over https, without referrer and credentials', async (context) => {
  const pictureRequests: Request[] = [];
  const mockExternal = (request: Request) => {
    pictureRequests.push(request);
    return mockPictures(request);
  };
  const json = sampleLivePage([{ ...sampleArticle(2), imageUrl: 'https://images.example/2.jpg' }], 99, {
    origin: 'sample',
  });
  const setupContext: ContextSetup = (visitor) => visitor.route('**/news-relay?*', (route) => route.fulfill({ json }));
  const { page } = await openReadyPage(context, { path: '/news', mockExternal, setupContext });
  await page.getByRole('button', { name: news.list.loadMore }).click();
  await page.getByRole('link', { name: 'Title 2' }).waitFor();
  await loadPictures(page);
  expect(pictureRequests.length).toBeGreaterThan(0);
  expect(pictureRequests.filter((request) => !request.url().startsWith('https://images.example/'))).toEqual([]);
  const headers = await Promise.all(pictureRequests.map((request) => request.allHeaders()));
  const names = headers.flatMap((requestHeaders) => Object.keys(requestHeaders));
  expect(names.filter((name) => ['referer', 'origin', 'cookie'].includes(name))).toEqual([]);
  // Cross-origin isolation, by the embedder policy, means that the browser sends no cookies with these requests.
  expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
});

test('the policy blocks text as markup or script, style elements and requests to other hosts, and allows style attributes', async (context) => {
  const { page } = await openReadyPage(context, { path: '/', allowedProblems: [/^(?:console|error): /] });
  const blockedAttempts = await page.evaluate(async () => {
    const blocked: string[] = [];
    const directives = new Set<string>();
    document.addEventListener('securitypolicyviolation', (event) => directives.add(event.effectiveDirective));
    Object.assign(window, { directives });
    const attempts = {
      markup: () => document.body.insertAdjacentHTML('beforeend', '<b>markup</b>'),
      script: () => Object.assign(document.createElement('script'), { text: 'alert()' }),
      address: () => Object.assign(document.createElement('script'), { src: 'https://foreign.example/a.js' }),
      evaluation: () => setTimeout('alert()'),
      call: () => fetch('https://foreign.example/'),
    };
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
      } catch (error) {
        if (error instanceof TypeError) blocked.push(name);
      }
    }
    document.body.append(Object.assign(document.createElement('style'), { textContent: '#probe { position: fixed }' }));
    const probe = document.body.appendChild(Object.assign(document.createElement('p'), { id: 'probe' }));
    if (getComputedStyle(probe).position === 'static') blocked.push('style element');
    probe.setAttribute('style', 'position:fixed');
    if (getComputedStyle(probe).position === 'static') blocked.push('style attribute');
    return blocked;
  });
  expect(blockedAttempts).toEqual(['markup', 'script', 'address', 'evaluation', 'call', 'style element']);
  await expect
    .poll(() => page.evaluate(() => [...Reflect.get(window, 'directives')].toSorted()))
    .toEqual(['connect-src', 'require-trusted-types-for', 'style-src-elem']);
});
