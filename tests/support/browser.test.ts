import { expect, test } from 'vitest';
import { checkAccessibility } from './axe';
import { expectClean, openPage, type Preparation, siteAddress } from './browser';

const policy =
  "default-src 'none'; script-src 'self'; img-src 'self' https:; connect-src 'self'; require-trusted-types-for 'script'";
const probe = `<!doctype html><html><title>Probe</title><h1 style="color: red">Probe</h1>
<img src="https://pictures.example/one.png"><img src="/probe-gone.png"><noscript><p id="off">Scripts are off</p></noscript>
<script src="/probe.js"></script>`;
const script = `console.warn('a warning'); setTimeout(() => { throw new Error('thrown late'); });`;

/** A page with one of each problem, in the place of a page of the site. */
const withProbe: Preparation = async (context) => {
  await context.route(siteAddress('/probe'), (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body: probe }),
  );
  await context.route(siteAddress('/probe.js'), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
};

test('the harness sees what goes wrong, and says it once', async (context) => {
  const opened = await openPage(context, { prepare: withProbe, path: '/probe', allow: [/./] });
  await expect
    .poll(() => opened.problems.map(({ kind }) => kind).toSorted())
    .toEqual(['console', 'console', 'error', 'foreign', 'response']);
  expect(() => expectClean({ ...opened, allow: [] })).toThrow(/thrown late/);
  expect(() => expectClean({ ...opened, allow: [/^console|^error|^response/] })).toThrow(
    /^The page had problems:\nforeign: GET https:\/\/pictures\.example\/one\.png$/,
  );
});

test('axe finds what is wrong under a strict policy, with scripts off too', async (context) => {
  const opened = await openPage(context, { prepare: withProbe, path: '/probe', javaScript: false, allow: [/./] });
  expect(await opened.page.locator('#off').isVisible()).toBe(true);
  const { violations } = await checkAccessibility(opened);
  const rules = new Set(violations.map((violation) => violation.split(' ')[0]));
  expect([...rules]).toEqual(expect.arrayContaining(['html-has-lang', 'image-alt', 'landmark-one-main']));
});
