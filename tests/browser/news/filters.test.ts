import { describe, expect, test } from 'vitest';
import { openPage, siteAddress } from '~tests/support/browser';
import { answerPictures } from '~tests/support/browser-launch';
import { here, elsewhere, topic, lastTopic } from '~tests/support/choices';
import { HeldRequests, hrefOf, openReady, shownPath } from '~tests/support/pages';
import { untilQuiet } from '~tests/support/settle';
import { cards, category, chosen, filters, list, listed, openNews, region, snapshotOf } from './news-page';

const hereFile = `**/assets/news-${here.id}-all.*.json`;
const all = [filters.regions.all, filters.categories.all];

test('all news of all regions is in the page as it is sent, and is taken over without a call', async (context) => {
  const { page, calls, files } = await openNews(context);
  const html = await (await page.request.get(siteAddress('/news'))).text();
  const sent = [...html.matchAll(/<h3[^>]*><a href="([^"]+)"/g)].map(([, href]) => href);
  expect(sent).toHaveLength(12);
  await untilQuiet(page);
  expect(await listed(page)).toEqual(sent);
  expect(await chosen(page)).toEqual(all);
  expect([...calls, ...files]).toEqual([]);
});

describe('a filter', () => {
  test('shows the snapshot of its region and category, and is in the address', async (context) => {
    const { page, calls } = await openNews(context);
    await region(page, here.name).click();
    await expect.poll(() => listed(page)).toEqual(await snapshotOf(`${here.id}-all`));
    expect(shownPath(page)).toBe(`${hrefOf('news')}?region=${here.id}`);
    await category(page, topic.name).click();
    await expect.poll(() => listed(page)).toEqual(await snapshotOf(`${here.id}-${topic.id}`));
    expect(shownPath(page)).toBe(`${hrefOf('news')}?region=${here.id}&category=${topic.id}`);
    expect(await chosen(page)).toEqual([here.name, topic.name]);
    await region(page, filters.regions.all).click();
    await expect.poll(() => listed(page)).toEqual(await snapshotOf(`all-${topic.id}`));
    expect(shownPath(page)).toBe(`${hrefOf('news')}?category=${topic.id}`);
    // Snapshots are files: the visitor has spent no call of the plan.
    expect(calls).toEqual([]);
  });

  test.for(['hover', 'focus'] as const)(
    'is fetched ahead on %s, marked in the moment of the click, and there with the next frame',
    async (way, context) => {
      const { page, files } = await openNews(context);
      const arrived = page.waitForResponse(hereFile);
      await region(page, here.name)[way]();
      await (await arrived).finished();
      // The answer is there; its reading takes a moment.
      await untilQuiet(page);
      const wanted = await snapshotOf(`${here.id}-all`);
      expect(await listed(page)).not.toEqual(wanted);
      const [marked, shown] = await region(page, here.name).evaluate(async (link: HTMLElement) => {
        link.click();
        await Promise.resolve();
        const current = link.getAttribute('aria-current');
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return [
          current,
          [...document.querySelectorAll('main article h3 a')].map((title) => title.getAttribute('href')),
        ];
      });
      expect(marked).toBe('true');
      expect(shown).toEqual(wanted);
      await region(page, elsewhere.name).hover();
      await region(page, here.name).hover();
      await region(page, here.name).click();
      expect(files.filter((file) => file === `${here.id}-all`)).toHaveLength(1);
    },
  );

  test('says that it loads only while its file is on the way, and keeps the list until then', async (context) => {
    const held = new HeldRequests();
    const { page } = await openNews(context, { prepare: (visitor) => held.hold(visitor, hereFile) });
    const before = await listed(page);
    const spinner = page.getByRole('region', { name: list.label }).getByText(list.firstLoad).first();
    await region(page, here.name).click();
    await spinner.waitFor();
    expect(await listed(page)).toEqual(before);
    expect(await page.locator('[aria-busy=true] article').count()).toBe(12);
    expect(await chosen(page)).toEqual([here.name, filters.categories.all]);
    held.release();
    await expect.poll(() => listed(page)).toEqual(await snapshotOf(`${here.id}-all`));
    expect(await spinner.isVisible()).toBe(false);
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
  });

  test('that was left while its file was on the way is never shown', async (context) => {
    const held = new HeldRequests();
    const { page } = await openNews(context, { prepare: (visitor) => held.hold(visitor, hereFile) });
    await region(page, here.name).click();
    await region(page, elsewhere.name).click();
    const wanted = await snapshotOf(`${elsewhere.id}-all`);
    await expect.poll(() => listed(page)).toEqual(wanted);
    const late = page.waitForResponse(hereFile);
    held.release();
    await (await late).finished();
    await untilQuiet(page);
    expect(await listed(page)).toEqual(wanted);
    expect(await chosen(page)).toEqual([elsewhere.name, filters.categories.all]);
  });
});

describe('an address', () => {
  test('with filters shows their list, and so does a reload', async (context) => {
    const { page, files } = await openNews(context, { path: `/news?region=${elsewhere.id}&category=${lastTopic.id}` });
    const wanted = await snapshotOf(`${elsewhere.id}-${lastTopic.id}`);
    await expect.poll(() => listed(page)).toEqual(wanted);
    expect(await chosen(page)).toEqual([elsewhere.name, lastTopic.name]);
    expect(files).toEqual([`${elsewhere.id}-${lastTopic.id}`]);
    await page.reload();
    await expect.poll(() => listed(page)).toEqual(wanted);
    expect(await chosen(page)).toEqual([elsewhere.name, lastTopic.name]);
  });

  test.for([
    '?region=atlantis&category=gossip',
    '?region=&category=&q=',
    '?region=__proto__&category=constructor&q=%20%00%0A',
    `?REGION=${here.id}&page=99&region=${here.id.toUpperCase()}`,
    '?region=%E0%A4%A&&&=%',
  ])('%s falls back to all, without an error', async (query, context) => {
    const { page, calls, files } = await openNews(context, { path: `/news${query}` });
    await untilQuiet(page);
    expect(await chosen(page)).toEqual(all);
    expect(await cards(page).count()).toBe(12);
    expect([...calls, ...files]).toEqual([]);
  });

  test('keeps what is known of the filters, and falls back for the rest', async (context) => {
    const { page } = await openNews(context, { path: `/news?region=${here.id}&category=gossip` });
    await expect.poll(() => listed(page)).toEqual(await snapshotOf(`${here.id}-all`));
    expect(await chosen(page)).toEqual([here.name, filters.categories.all]);
  });
});

describe('words in the address', () => {
  test('lead to the search, in the language of the page, and going back leads to where one came from', async (context) => {
    const { page } = await openReady(context, { path: '/fr/about' });
    await page.goto(siteAddress(`/fr/news?region=${here.id}&q=%20march%C3%A9%20`));
    await page.waitForURL(siteAddress('/fr/search?q=march%C3%A9'));
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('marché');
    await page.goBack();
    await page.waitForURL(siteAddress('/fr/about'));
  });

  test('are text, whatever they hold', async (context) => {
    const words = '<img src=x onerror=alert(1)> "a|b"';
    const { page } = await openReady(context, { path: `/news?q=${encodeURIComponent(words)}` });
    await page.waitForURL((url) => url.pathname === hrefOf('search') && url.searchParams.get('q') === words);
    expect(await page.locator('main img[src=x]').count()).toBe(0);
  });

  test('are nothing without scripts: the page is all news', async (context) => {
    const { page } = await openPage(context, {
      path: '/news?q=market',
      javaScript: false,
      foreign: answerPictures,
    });
    expect(await cards(page).count()).toBe(12);
    expect(shownPath(page)).toBe(`${hrefOf('news')}?q=market`);
  });
});
