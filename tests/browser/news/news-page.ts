/** Helpers for tests of the news page: its controls, the articles that it shows, and the requests that it made. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, type TestContext } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { pagePath } from '~/config/pageTable';
import type { NewsList } from '~/news/newsList';
import type { PageOptions } from '~tests/support/browser';
import { sampleDistFolder } from '~tests/support/builds';
import { news as words } from '~tests/support/content/en';
import { openReadyPage } from '~tests/support/pages';
import { removeTimeLimits } from '~tests/support/simulate-failures';

export const { list, filters } = words;

export const liveCalls = '**/news-relay?*';

/** Path of the page of a selection. */
export function newsPath(region: string, category = 'all'): string {
  return pagePath('news', 'en', { region, category });
}

/** Opens the news page, or another one, and waits until the application runs. */
export async function openNews(test: TestContext, options: PageOptions = {}) {
  /** Parameters of the live calls so far. */
  const calls: URLSearchParams[] = [];
  /** The lists that were requested so far, such as `caribbean/all`. */
  const files: string[] = [];
  const opened = await openReadyPage(test, {
    path: '/news',
    ...options,
    setupContext: [
      removeTimeLimits,
      async (visitor) =>
        visitor.on('request', (request) => {
          const { pathname, searchParams } = new URL(request.url());
          const file = /\/news-data\/([a-z-]+\/[a-z-]+)\.json$/.exec(pathname)?.[1];
          if (pathname.endsWith('/news-relay')) calls.push(searchParams);
          if (file !== undefined) files.push(file);
        }),
      ...[options.setupContext ?? []].flat(),
    ],
  });
  return { ...opened, news: newsPage(opened.page), calls, files };
}

/** Returns the parts of a news page that its tests read and use. */
export function newsPage(page: Page) {
  const cards = page.getByRole('main').locator('article');
  const moreButton = page.getByRole('button', { name: list.loadMore });
  const bars = page.getByRole('navigation', {
    name: new RegExp(`^(?:${filters.regionsLabel}|${filters.categoriesLabel})$`),
  });
  const filter = (label: string) => (name: string) =>
    page.getByRole('navigation', { name: label }).getByRole('link', { name, exact: true });
  return {
    cards,
    moreButton,
    retryButton: page.getByRole('button', { name: list.retry }),
    toast: page.getByRole('alert').filter({ hasText: list.failed }),
    /** The link of a filter, by its name. */
    region: filter(filters.regionsLabel),
    category: filter(filters.categoriesLabel),
    /** Returns the names of the marked filters, region first. */
    getChosen: () => bars.locator('[aria-current=true]').allTextContents(),
    /** The announcement with this text. */
    announcement: (text: string) => page.getByRole('status').filter({ hasText: text }),
    /** Returns the addresses of the listed articles, in their order. */
    getListedUrls: () =>
      cards.locator('h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
    /** Clicks *Load More*, and waits until this number of articles is listed. */
    async loadMore(count: number): Promise<void> {
      await moreButton.click();
      await expect.poll(() => cards.count()).toBe(count);
      await moreButton.or(page.getByText(list.end)).waitFor();
    },
  };
}

/** Reads the addresses of the first twelve articles in a list of the build, such as `caribbean/all`. */
export async function readArticleUrls(list: string): Promise<readonly string[]> {
  const file = await readFile(join(sampleDistFolder, `news-data/${list}.json`), 'utf8');
  const { articles }: Pick<NewsList, 'articles'> = JSON.parse(file);
  return articles.slice(0, newsPageSize).map(({ url }) => url);
}
