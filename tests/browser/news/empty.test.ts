import { expect, test } from 'vitest';
import { answerOtherHosts } from '~tests/browser/build/other-hosts';
import { checkAccessibility } from '~tests/support/axe';
import { getSiteUrl } from '~tests/support/browser';
import { haiti, politics } from '~tests/support/news/filter-choices';
import { openReadyPage, getCurrentPath } from '~tests/support/pages';
import { filters, list, newsPage, newsPath } from './news-page';

const path = newsPath(haiti.id);
/** A selection that has no articles in the news of the second site. */
const emptySelection = newsPath(haiti.id, politics.id);

test('a selection without articles shows a sentence, and is not indexed', async (context) => {
  const opened = await openReadyPage(context, {
    siteUrl: await getSiteUrl('second'),
    path: emptySelection,
    mockExternal: answerOtherHosts,
  });
  const { page } = opened;
  const news = newsPage(page);
  await page.getByText(list.empty).waitFor();
  expect(await news.cards.count()).toBe(0);
  expect(await news.moreButton.count()).toBe(0);
  const robots = page.locator('meta[name=robots]');
  expect(await robots.getAttribute('content')).toBe('noindex,nofollow');
  expect((await checkAccessibility(opened)).violations).toEqual([]);
  await news.category(filters.categories.all ?? '').click();
  await expect.poll(() => news.cards.count()).toBe(12);
  expect(getCurrentPath(page)).toBe(`/repo${path}`);
  expect(await robots.getAttribute('content')).toMatch(/^index/);
});
