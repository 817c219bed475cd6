import type { Locator, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, toSiteUrl } from '~tests/support/browser';
import { mockPictures, type MockResponse } from '~tests/support/browser-launch';
import { shell } from '~tests/support/content/en';
import { news as spanish } from '~tests/support/content/es';
import { sampleLivePage, sampleArticle } from '~tests/support/news/articles';
import { haiti } from '~tests/support/news/filter-choices';
import { HeldRequests, setTextSize, startApplication, waitForFonts } from '~tests/support/pages';
import { liveCalls, newsPath, openNews } from './news-page';

const longText = 'A sentence about harbours, islands and the trade between them that goes on. '.repeat(7).trim();
const pictures = 'https://pictures.example';

const answer = sampleLivePage(
  [
    {
      ...sampleArticle('long'),
      title: longText.slice(0, 290).trim(),
      description: longText,
      imageUrl: `${pictures}/broken.jpg`,
      categories: ['tech', 'business'],
      publishedAt: '2022-05-13T23:59:42Z',
    },
    {
      ...sampleArticle('short'),
      title: 'Short',
      imageUrl: `${pictures}/sound.jpg`,
      categories: ['economy', 'markets'],
    },
    { ...sampleArticle('bare'), title: 'Bare' },
  ],
  15,
  { origin: 'sample' },
);

/** The line above a card's title, with category, source and date. */
const caption = (card: Locator) => card.locator('p:has(time)');

const summary = (card: Locator) => card.locator('h3 ~ p');

/** Counts the lines of an element's text. */
function countLines(element: Locator): Promise<number> {
  return element.evaluate((box) =>
    Math.round(box.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(box).lineHeight)),
  );
}

/** Answers as the host of a publisher does, with articles and pictures. */
const answerPublisher = (request: Request): MockResponse | null =>
  request.isNavigationRequest()
    ? { contentType: 'text/html', body: '<!doctype html><title>Article</title>' }
    : mockPictures(request);

test('a card shows category, source, clamped texts and date, is one link, and reserves the space of its picture', async (context) => {
  const held = new HeldRequests();
  const { page, news } = await openNews(context, {
    mockExternal: answerPublisher,
    setupContext: [
      (visitor) => held.hold(visitor, `${pictures}/broken.jpg`),
      (visitor) => visitor.route(liveCalls, (route) => route.fulfill({ json: answer }), { times: 1 }),
    ],
  });
  // The articles of the answer follow those of the page; articles of the snapshot follow them.
  await news.moreButton.click();
  await expect.poll(() => news.cards.count()).toBeGreaterThanOrEqual(24);
  const threeCards = [news.cards.nth(12), news.cards.nth(13), news.cards.nth(14)] as const;
  const [fullCard, shortCard, bareCard] = threeCards;
  const captions = await Promise.all(
    threeCards.map((card) => caption(card).locator('span:not(:has(time))').allTextContents()),
  );
  expect(captions).toEqual([['Technology', 'news.example'], ['Economy', 'news.example'], ['news.example']]);
  expect(await countLines(fullCard.locator('h3 a'))).toBe(2);
  expect(await countLines(summary(fullCard))).toBe(3);
  expect(await summary(shortCard).count()).toBe(0);
  expect(await fullCard.locator('time').textContent()).toBe('May 13, 2022');
  expect(await fullCard.locator('time').getAttribute('datetime')).toBe('2022-05-13T23:59:42Z');

  await fullCard.scrollIntoViewIfNeeded();
  await expect.poll(() => shortCard.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  const readBoxes = () =>
    Promise.all(threeCards.map(async (card) => [await card.boundingBox(), await card.locator('img').boundingBox()]));
  await waitForFonts(page);
  const before = await readBoxes();
  for (const [, picture] of before) expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(40 / 21, 1);
  const fallback = fullCard.locator('img[data-fallback]');
  expect(await fallback.count()).toBe(0);
  // The held request for the picture now fails, since its host does not exist.
  held.release();
  await fallback.waitFor();
  await expect
    .poll(() => fallback.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const isPlate = /\/news-all[\w-]*\.webp$/;
  expect(await fallback.getAttribute('src')).toMatch(isPlate);
  expect(await bareCard.locator('img').getAttribute('src')).toMatch(isPlate);
  expect(await readBoxes()).toEqual(before);
  expect(await shortCard.locator('img[data-fallback]').count()).toBe(0);

  // The card is one link, which opens a new tab from anywhere on the card.
  expect(await shortCard.getByRole('link').count()).toBe(1);
  const link = page.getByRole('link', { name: 'Short', exact: true });
  expect(await Promise.all(['href', 'target', 'rel'].map((name) => link.getAttribute(name)))).toEqual([
    'https://news.example/short',
    '_blank',
    'noopener noreferrer',
  ]);
  const description = await link.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(description).toBe(shell.opensInNewTab);
  for (const part of [shortCard.locator('img'), shortCard.locator('time')]) {
    await part.scrollIntoViewIfNeeded();
    const box = await part.boundingBox();
    const opened = page.context().waitForEvent('page');
    await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    const tab = await opened;
    await tab.waitForURL('https://news.example/short');
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await tab.close();
  }
});

test('without script too a click on the description or on the source opens the article', async (context) => {
  const { page } = await openPage(context, { path: '/news', javaScript: false, mockExternal: answerPublisher });
  const card = page
    .locator('main article')
    .filter({ has: page.locator('h3 ~ p') })
    .nth(1);
  const address = await card.locator('a').getAttribute('href');
  for (const part of [summary(card), caption(card)]) {
    const opened = page.context().waitForEvent('page');
    // The link covers the text, which Playwright would take for a mistake.
    await part.click({ force: true, position: { x: 20, y: 10 } });
    const tab = await opened;
    await expect.poll(() => tab.url()).toBe(address);
    await tab.close();
  }
});

test('the focus ring of a card is drawn around the card, outside its texts', async (context) => {
  const { page, news } = await openNews(context);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await news.cards.nth(1).locator('a').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const ring = await news.cards
      .nth(1)
      .locator('a')
      .evaluate((link) => {
        const { outlineStyle, outlineOffset } = getComputedStyle(link, '::after');
        return [outlineStyle, Number.parseFloat(outlineOffset) > 0];
      });
    expect(ring).toEqual(['solid', true]);
  }
});

test('the lead story spans two columns and two rows, twelve articles fill five rows, and neighbours show other pictures', async (context) => {
  const { news } = await openNews(context, { path: newsPath(haiti.id) });
  const boxes = await news.cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect()).map(({ x, y, right, bottom }) => ({ x, y, right, bottom })),
  );
  const [lead, second, third] = boxes;
  expect(boxes.length).toBe(12);
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(5);
  expect(second?.y).toBe(lead?.y);
  expect(third?.bottom).toBe(lead?.bottom);
  expect(new Set(boxes.slice(3).map(({ x }) => x)).size).toBe(3);

  // No card has the picture of the one before it.
  const shown = await news.cards.evaluateAll((all) =>
    all.map((card) => card.querySelector('img')?.currentSrc ?? card.querySelector('[data-nosnippet]')?.textContent),
  );
  expect(shown.filter((picture, index) => picture === undefined || picture === shown[index - 1])).toEqual([]);
});

const windows = [
  { width: 390, height: 844, lowest: 780 },
  { width: 1440, height: 900, lowest: 800 },
] as const;

test('the first headline is in the first view in every language; the Spanish page marks articles as English and has Spanish dates', async (context) => {
  const { page } = await openPage(context, { locale: 'de-DE' });
  for (const path of ['/news', '/fr/news', '/es/news']) {
    await page.goto(toSiteUrl(path));
    await waitForFonts(page);
    for (const { lowest, ...size } of windows) {
      await page.setViewportSize(size);
      const top = (await page.locator('main article h3').first().boundingBox())?.y;
      expect(top).toBeLessThanOrEqual(lowest);
    }
  }
  await startApplication(page);
  expect(await page.getByText(spanish.languageNotice ?? '').isVisible()).toBe(true);
  expect(await page.locator('main article h3[lang=en]').count()).toBe(12);
  expect(await page.locator('main article h3 ~ p:not([lang=en])').count()).toBe(0);
  expect(await page.locator('main article time').first().textContent()).toMatch(/^\d{1,2} de [a-z]+ de \d{4}$/);
  await page.getByRole('button', { name: spanish.list.loadMore }).click();
  await expect.poll(() => page.locator('main article h3[lang=en]').count()).toBe(24);
  await page.getByRole('link', { name: spanish.filters.regions[haiti.id], exact: true }).click();
  await page.waitForURL(`**/es${newsPath(haiti.id)}`);
});

/** Returns the largest number of lines of the titles and descriptions of a page's compact and large cards, and whether one is cut. */
function measureTexts(page: Page) {
  return page.locator('article:not(:first-of-type)').evaluateAll((cards) => {
    const measure = (selector: string) => {
      const texts = cards.flatMap((card) => [...card.querySelectorAll(selector)]);
      const lines = texts.map((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
      return {
        lines: Math.max(...lines.map(Math.round)),
        isCut: texts.some((text) => text.scrollHeight > text.clientHeight + 2),
      };
    };
    return { titles: measure('h3 a'), descriptions: measure('h3 ~ p') };
  });
}

test('titles end after two lines and descriptions after three in every window, and are whole in large text', async (context) => {
  const { page, news } = await openNews(context);
  await waitForFonts(page);
  await news.cards
    .nth(1)
    .locator('h3 a')
    .evaluate((link, text) => (link.textContent = text), longText);
  for (const width of [360, 390, 600, 767, 768, 795, 1_024, 1_215, 1_440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => {
        const { titles, descriptions } = await measureTexts(page);
        return [width, titles.lines <= 2, descriptions.lines <= 3];
      })
      .toEqual([width, true, true]);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  expect((await measureTexts(page)).titles.isCut).toBe(true);
  await setTextSize(page, 32);
  await expect
    .poll(async () => {
      const { titles, descriptions } = await measureTexts(page);
      return [titles.isCut, descriptions.isCut];
    })
    .toEqual([false, false]);
});
