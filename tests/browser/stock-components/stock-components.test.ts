/**
 * A page of stock components: Material UI's components among the site's, measured against the same components outside of it. A global rule
 * that reaches into a component is found here by itself.
 */
import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { beforeAll, expect, test, type TestContext } from 'vitest';
import { getSiteUrl, openPage } from '~tests/support/browser';
import { finishTransitions, waitUntilReady } from '~tests/support/pages';
import { differences, globalDifferences, type IntendedDifference } from './differences';
import { type Differences, findDifferences, measureExamples } from './measure';

/** One font for all text, which all pages have, so that lines are the same on each machine; and nothing that moves. */
const font = '"Hanken Grotesk"';
const stillStyles = `:root{--headings:${font};--text:${font}}*,::before,::after{animation:none!important;transition:none!important}`;

/** Adds styles before a component measures itself. The site's policy does not apply to constructed style sheets. */
function addStillStyles(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
}

const bareDocument = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Material UI</title>
<meta name="viewport" content="width=device-width"><style>html{overflow-y:scroll}
@font-face{font-family:${font};src:url(data:font/woff2;base64,${readFileSync('src/assets/fonts/hanken-grotesk.woff2', 'base64')});font-weight:400 600}</style></head>
<body><div id="root"></div><script type="module">
// Tabs measure their texts when they are mounted.
await Promise.all([400, 600].map((weight) => document.fonts.load(weight + ' 1rem ${font}')));
await import('/bare.js');
</script></body></html>`;

let siteUrl: string;
let bareScript: string;

beforeAll(async () => {
  siteUrl = await getSiteUrl('stock-components');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    // The environment of tests would give both bundles React for development.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: 'tests/fixtures/stock-components/bare.tsx', output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error('Vite has not built one bundle');
  bareScript = result.output[0].code;
});

interface Look {
  readonly width: number;
  readonly colorScheme?: 'light' | 'dark';
}

/** Opens a page, and returns how its components are measured. */
async function openExamples(context: TestContext, path: string, { width, colorScheme }: Look) {
  const { page } = await openPage(context, {
    siteUrl,
    path,
    width,
    colorScheme: colorScheme ?? 'light',
    setupContext: [
      (browser) => browser.addInitScript(addStillStyles, stillStyles),
      (browser) =>
        browser.route('**/bare.html*', (route) => route.fulfill({ contentType: 'text/html', body: bareDocument })),
      (browser) =>
        browser.route('**/bare.js', (route) => route.fulfill({ contentType: 'text/javascript', body: bareScript })),
    ],
  });
  await (path.startsWith('/bare')
    ? page.locator('[data-example]').last().waitFor({ state: 'attached' })
    : waitUntilReady(page));
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Tabs that were mounted before the font arrived measure their texts again.
    dispatchEvent(new Event('resize'));
  });
  await finishTransitions(page);
  return () => measureExamples(page);
}

/** Returns the differences that nothing names, and those that were named and are none. */
function pickUnintended(found: Differences, intended: readonly IntendedDifference[]): Differences {
  const names = new Set(intended.flatMap(({ examples }) => examples));
  const missing = [...names]
    .filter((name) => !(name in found))
    .map((name) => [name, ['is as under the other theme']] as const);
  return Object.fromEntries([...Object.entries(found).filter(([name]) => !names.has(name)), ...missing]);
}

test.for([390, 1_440])(
  'in a window of %i px, no global style reaches into a component, and the theme changes only what the intended differences name',
  async (width, context) => {
    const measureWithTheme = await openExamples(context, '/bare.html?site', { width });
    const withTheme = await measureWithTheme();
    const measureDark = await openExamples(context, '/portfolio', { width, colorScheme: 'dark' });
    const measure = await openExamples(context, '/portfolio', { width });
    for (const measureSite of [measureDark, measure])
      await expect
        .poll(async () => pickUnintended(findDifferences(await measureSite(), withTheme), globalDifferences))
        .toEqual({});

    const measureBare = await openExamples(context, '/bare.html', { width });
    const bare = await measureBare();
    expect(Object.keys(bare).length).toBeGreaterThan(40);
    await expect.poll(async () => pickUnintended(findDifferences(await measure(), bare), differences)).toEqual({});
    const found = findDifferences(await measure(), bare);
    // What is larger has the same parts, and as many lines.
    const rewrapped = new Set(differences.flatMap(({ hasOtherLines, examples }) => (hasOtherLines ? examples : [])));
    const others = Object.entries(found).filter(([name]) => !rewrapped.has(name));
    expect(others.flatMap(([, lines]) => lines).filter((line) => /^parts:| lines:/.test(line))).toEqual([]);
  },
);
