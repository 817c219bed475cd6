import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '~/config/languages';
import { harbourIds, harbourZones } from '~/features/chart/harbours';
import { region } from '~tests/browser/news/news-page';
import { openPage } from '~tests/support/browser';
import { here } from '~tests/support/choices';
import { chart } from '~tests/support/content/en';
import { openReady } from '~tests/support/pages';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('an element is not shown');
  return box;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const windows = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1300],
  [3440, 1440],
] as const;

test('the hero names its three harbours, clear of its text and inside it, in every window', async (context) => {
  const { page } = await openReady(context, { path: '/' });
  const band = page.locator('main section').first();
  const texts = [band.locator('h1'), band.locator('p').first(), ...(await band.getByRole('link').all())];
  const faults: string[] = [];
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const whole = await boxOf(band);
    const words = await Promise.all(texts.map(boxOf));
    for (const id of harbourIds) {
      const name = await boxOf(band.getByRole('listitem').filter({ hasText: chart.harbours[id] }));
      const isInside = name.x >= 0 && name.x + name.width <= width && name.y > whole.y;
      if (!isInside || name.y + name.height > whole.y + whole.height || words.some((text) => overlap(text, name)))
        faults.push(`${id} at ${width} × ${height}`);
    }
  }
  expect(faults).toEqual([]);
});

test('each leg of the thread begins where the last one ends, in every window', async (context) => {
  const { page } = await openReady(context, { path: '/' });
  for (const [width, height] of windows.filter(([, height]) => height > 800)) {
    await page.setViewportSize({ width, height });
    const legs = await page.locator('main svg path[vector-effect]').evaluateAll((paths) =>
      paths.flatMap((path) => {
        if (!(path instanceof SVGPathElement) || path.getClientRects().length === 0) return [];
        const matrix = path.getScreenCTM();
        return [
          [0, path.getTotalLength()].map((at) => {
            const { x, y } = path.getPointAtLength(at).matrixTransform(matrix ?? undefined);
            return { x, y: y + scrollY };
          }),
        ];
      }),
    );
    const gaps = legs.slice(1).map(([start], index) => {
      const end = legs[index]?.[1];
      // One that is cut off by its section begins above it.
      return Math.max(Math.abs((start?.x ?? NaN) - (end?.x ?? NaN)), (start?.y ?? NaN) - (end?.y ?? NaN));
    });
    expect(gaps.length).toBeGreaterThan(4);
    expect(Math.max(...gaps)).toBeLessThan(2);
  }
});

test.for([
  ['2026-11-24T12:00:00-05:00', 0],
  ['2026-11-24T22:00:00-05:00', 3],
] as const)(
  'at %s so many harbours are lit: %i, and all of them for a figure that counts places',
  async ([moment, lit], context) => {
    const { page } = await openReady(context, {
      path: '/',
      prepare: (visitor) => visitor.clock.setFixedTime(new Date(moment)),
    });
    const count = () => page.locator('li[data-lit]').count();
    await expect.poll(count).toBe(lit);
    await page.getByText('Haiti').first().hover();
    await expect.poll(count).toBe(harbourIds.length);
  },
);

test('the chart of the news lights the region that is chosen', async (context) => {
  const { page } = await openReady(context, { path: '/news' });
  const marks = page.locator('main img').nth(1);
  expect(await marks.getAttribute('src')).toMatch(/hero-regions\S*#all$/);
  await region(page, here.name).click();
  await expect.poll(() => marks.getAttribute('src')).toMatch(new RegExp(`hero-regions\\S*#${here.id}$`));
});

/** What is read aloud of the harbours: the names beside the lights are there for the eye only. */
const harbourLines = (page: Page) => page.getByRole('listitem').filter({ hasText: chart.localTime });

test('the harbours of the contact page have their own time, which the page is not sent with', async (context) => {
  const sent = await openPage(context, { path: '/contact', javaScript: false });
  const namesOnly = harbourIds.map((id) => `${chart.harbours[id]} ${chart.localTime} `);
  expect(await harbourLines(sent.page).allTextContents()).toEqual(namesOnly);
  const { page } = await openReady(context, { path: '/contact', timezone: 'Asia/Tokyo' });
  const expected = harbourIds.map((id) => {
    const format = new Intl.DateTimeFormat(languages.en.tag, { timeStyle: 'short', timeZone: harbourZones[id] });
    return `${chart.harbours[id]} ${chart.localTime} ${format.format(Date.now())}`;
  });
  await expect.poll(() => harbourLines(page).allTextContents()).toEqual(expected);
});
