import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languages, publishedLanguages } from '~/config/languages';
import { pageUrl } from '~/seo/addresses';
import { motion } from '~/theme/layout';
import { site } from '~generated/site';
import { about, home, shell } from '~tests/support/content/en';
import { follow, openReady, untilReady } from '~tests/support/pages';
import { untilQuiet } from '~tests/support/settle';

declare global {
  interface Window {
    animated?: {
      readonly tag: string;
      readonly delay: unknown;
      readonly duration: unknown;
      readonly easing: unknown;
    }[];
  }
}

/** Notes what is animated by script, from the first page on. */
async function watchAnimations(visitor: BrowserContext): Promise<void> {
  await visitor.addInitScript(() => {
    const { animate } = Element.prototype;
    window.animated = [];
    Element.prototype.animate = function watched(keyframes, options) {
      const { delay, duration, easing } = typeof options === 'object' ? options : {};
      window.animated?.push({ tag: this.tagName, delay, duration, easing });
      return animate.call(this, keyframes, options);
    };
  });
}

/** Holds at its first frame what is animated by script. */
async function pauseAnimations(visitor: BrowserContext): Promise<void> {
  await visitor.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function paused(keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      animation.pause();
      return animation;
    };
  });
}

const animated = (page: Page) => page.evaluate(() => window.animated ?? []);

/** The parts of a page's hero that are moved by script now, by their opacity. */
const opacities = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('main h1');
    const parts = [title, title?.nextElementSibling, title?.nextElementSibling?.nextElementSibling];
    return parts.map((part) => (part ? Number(getComputedStyle(part).opacity) : 1));
  });

const { durationMs: duration, easing } = motion.page;

describe('the parts of a page that is gone to', () => {
  test('come in one after the other, and those of the first page do not', async (context) => {
    const { page } = await openReady(context, { path: '/', prepare: watchAnimations, reducedMotion: false });
    expect(await animated(page)).toEqual([]);
    await follow(page, 'contact');
    expect({ duration, easing }).toEqual({ duration: 600, easing: 'ease-out' });
    const [chart, ...parts] = await animated(page);
    expect(chart).toEqual({ tag: 'DIV', delay: 0, duration, easing });
    expect(parts).toEqual([
      { tag: 'H1', delay: 0, duration, easing },
      { tag: 'P', delay: 100, duration, easing },
      { tag: 'DIV', delay: 200, duration, easing },
    ]);
    await expect.poll(() => opacities(page)).toEqual([1, 1, 1]);
    await follow(page, 'about');
    expect((await animated(page)).slice(4).map(({ tag, delay }) => [tag, delay])).toEqual([
      ['DIV', 0],
      ['H1', 0],
      ['P', 100],
    ]);
  });

  test('stand on a chart that pans from where it was, wherever the page is scrolled to', async (context) => {
    const { page } = await openReady(context, {
      path: '/about',
      prepare: pauseAnimations,
      reducedMotion: false,
    });
    const chart = page.locator('main img[src*="hero-chart-portrait"]');
    const placeOf = async () => {
      const { x, y, width } = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0 };
      return [x, y, width].map(Math.round);
    };
    await page.mouse.wheel(0, 120);
    await untilQuiet(page);
    const before = await placeOf();
    await follow(page, 'portfolio');
    expect(await placeOf()).toEqual(before);
    await page.keyboard.press('Shift');
    expect(await placeOf()).not.toEqual(before);
  });

  test('do not move for visitors who want no motion', async (context) => {
    const { page } = await openReady(context, { path: '/', prepare: watchAnimations });
    await follow(page, 'contact');
    expect(await animated(page)).toEqual([]);
  });
});

/** What share buttons, reader modes and search engines read of the page that is shown. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.head.querySelectorAll('meta')];
    const meta = (name: string) =>
      metas
        .filter((element) => element.matches(`[property="${name}"], [name="${name}"]`))
        .map(({ content }) => content);
    return {
      title: meta('og:title'),
      url: meta('og:url'),
      keywords: meta('keywords').length,
      languages: [...document.head.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
      trail: [...document.querySelectorAll('[itemtype="https://schema.org/ListItem"] [itemprop=name]')].map(
        ({ textContent }) => textContent,
      ),
    };
  });

test('the head after a click on a link is at once that of its own document: names, languages, breadcrumbs', async (context) => {
  const { page } = await openReady(context, { path: '/' });
  expect(await headOf(page)).toMatchObject({ title: [home.meta.title], trail: [] });
  await follow(page, 'about');
  const shown = await headOf(page);
  expect(shown).toEqual({
    title: [about.meta.title],
    url: [pageUrl(site, 'about', 'en')],
    keywords: 1,
    languages: [
      ...publishedLanguages.map((language) => [languages[language].tag, pageUrl(site, 'about', language)]),
      ['x-default', pageUrl(site, 'about', 'en')],
    ],
    trail: [shell.pages.home.name, shell.pages.about.name],
  });
  await page.reload();
  await untilReady(page);
  expect(await headOf(page)).toEqual(shown);
});
