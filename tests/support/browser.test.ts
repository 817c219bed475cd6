import { expect, test } from 'vitest';
import { checkAccessibility } from './axe';
import { expectNoProblems, openPage, type ContextSetup, toSiteUrl } from './browser';

const policy =
  "default-src 'none'; script-src 'self'; img-src 'self' https:; connect-src 'self'; require-trusted-types-for 'script'";
const probe = `<!doctype html><html><title>Probe</title><h1 style="color: red">Probe</h1>
<img src="https://pictures.example/one.png"><img src="/probe-gone.png"><noscript><p id="off">Scripts are off</p></noscript>
<script src="/probe.js"></script>`;
const script = `console.warn('a warning'); setTimeout(() => { throw new Error('thrown late'); });`;

/** Serves a page with one problem of each kind. */
const withProbe: ContextSetup = async (context) => {
  await context.route(toSiteUrl('/probe'), (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body: probe }),
  );
  await context.route(toSiteUrl('/probe.js'), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
};

test('each problem of a page is reported once', async (context) => {
  const opened = await openPage(context, { setupContext: withProbe, path: '/probe', allowedProblems: [/./] });
  await expect
    .poll(() => opened.problems.map(({ kind }) => kind).toSorted())
    .toEqual(['console', 'console', 'error', 'external', 'response']);
  expect(() => expectNoProblems({ ...opened, allowedProblems: [] })).toThrow(/thrown late/);
  expect(() => expectNoProblems({ ...opened, allowedProblems: [/^console|^error|^response/] })).toThrow(
    /^The page had problems:\nexternal: GET https:\/\/pictures\.example\/one\.png$/,
  );
});

test('axe finds violations under a strict policy, also without script', async (context) => {
  const opened = await openPage(context, {
    setupContext: withProbe,
    path: '/probe',
    javaScript: false,
    allowedProblems: [/./],
  });
  expect(await opened.page.locator('#off').isVisible()).toBe(true);
  const { violations } = await checkAccessibility(opened);
  const rules = new Set(violations.map((violation) => violation.split(' ')[0]));
  expect([...rules]).toEqual(expect.arrayContaining(['html-has-lang', 'image-alt', 'landmark-one-main']));
});
