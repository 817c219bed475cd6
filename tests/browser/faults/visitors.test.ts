import { expect, test } from 'vitest';
import { launchOwnBrowser, openPage, siteAddress } from '~tests/support/browser';
import { portfolio, shell } from '~tests/support/content/en';
import { withoutStorage, withScript } from '~tests/support/faults';
import { headerLink, follow, hrefOf, nameOf, openReady, shownPath, untilReady, untilShown } from '~tests/support/pages';
import { untilQuiet } from '~tests/support/settle';

/** Removes what the oldest browsers that get the application may lack, of what the site's scripts use. */
function makeOld(): void {
  for (const name of ['command', 'commandForElement']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
  for (const name of ['closedBy', 'requestClose']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  for (const name of [
    'requestIdleCallback',
    'cancelIdleCallback',
    'structuredClone',
    'navigation',
    'scheduler',
    'trustedTypes',
  ]) {
    Reflect.deleteProperty(window, name);
  }
  for (const name of ['groupBy', 'hasOwn']) Reflect.deleteProperty(Object, name);
  Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  Reflect.deleteProperty(AbortSignal, 'timeout');
  Reflect.deleteProperty(AbortSignal, 'any');
  Reflect.deleteProperty(Promise, 'withResolvers');
}

test.for(['/', '/news'])(
  'in an old browser %s reads, whatever its scripts make of it, and the menu works',
  async (path, context) => {
    const { page } = await openPage(context, {
      path,
      width: 390,
      height: 844,
      prepare: withScript(makeOld),
      foreign: () => null,
      allow: [/^console: /, /^error: /, /^foreign: GET \S+\.(?:jpg|png|webp|svg)/],
    });
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const length = (await page.innerText('main')).length;
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')));
    await page.waitForLoadState('networkidle');
    await untilQuiet(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    expect((await page.innerText('main')).length).toBeGreaterThan(length * 0.9);
    await page.getByRole('button', { name: shell.navigation.openMenu }).click();
    await page
      .getByRole('dialog', { name: shell.navigation.menuLabel })
      .getByRole('link', { name: nameOf('portfolio') })
      .click();
    await untilShown(page, 'portfolio');
  },
);

const year = 365 * 24 * 60 * 60 * 1_000;
const places = [
  ['ar-EG', 'America/New_York', -year],
  ['th-TH', 'Pacific/Kiritimati', year],
] as const;

/** A difference between what was sent and what is rendered would be an error in the console, which fails the test. */
test.for(places)(
  'a visitor with %s in %s, whose clock is %i ms off, gets the page that was sent',
  async ([locale, timezone, off], context) => {
    const { page } = await openReady(context, {
      path: '/',
      locale,
      timezone,
      prepare: (visitor) => visitor.clock.install({ time: Date.now() + off }),
      // The harness's clock is a script, which the calendar's sandbox lets not in.
      allow: [/^console: error: Blocked script execution in '\S+scheduling\.html#\w+'/],
    });
    for (const path of ['/contact', '/es/news']) {
      await page.goto(siteAddress(path));
      const sent = await page.evaluate(() =>
        [...document.querySelectorAll('main time')].map(({ textContent }) => textContent),
      );
      await untilReady(page);
      expect(
        await page.evaluate(() => [...document.querySelectorAll('main time')].map(({ textContent }) => textContent)),
      ).toEqual(sent);
      expect(await page.getByRole('alert').count()).toBe(0);
    }
  },
);

test('where storage is forbidden a page starts, switches its scheme, and its links lead on', async (context) => {
  const { page } = await openReady(context, { path: '/contact', prepare: withoutStorage });
  await page.getByRole('button', { name: shell.scheme.toDark }).click();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await follow(page, 'about');
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(shownPath(page)).toBe(hrefOf('contact'));
});

test('a page gone back to is the one that was left, kept alive by the browser', async (context) => {
  const browser = await launchOwnBrowser(context, { backForwardCache: true });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await page.goto(siteAddress('/about'));
  await untilReady(page);
  await page.evaluate(() => {
    document.documentElement.dataset['left'] = 'here';
    window.scrollTo({ top: 400, behavior: 'instant' });
  });
  await page.goto(siteAddress('/privacy'));
  await untilReady(page);
  await page.evaluate(() => setTimeout(() => history.back(), 0));
  await page.waitForURL(siteAddress('/about'), { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset['persisted'] === 'true');
  expect(await page.evaluate(() => document.documentElement.dataset['left'])).toBe('here');
  // The browser library hears of no load where there is none.
  await headerLink(page, 'portfolio').click();
  await expect.poll(() => page.title()).toContain(portfolio.meta.title);
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(hrefOf('portfolio'));
  expect(errors).toEqual([]);
});
