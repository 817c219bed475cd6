/** Checks how pages look in larger text, with more text spacing, in small windows and on paper. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settings } from 'virtual:settings';
import type { PageId } from '~/config/pageTable';
import { contact, home } from '~tests/support/content/en';
import { readLines } from '~tests/support/lines-without-script';
import { tabStops, setStyles, setTextSize, getHorizontalOverflow } from '~tests/support/pages';

/** Finds texts that leave their box, their button or the window, unless it scrolls; runs in the page. */
const findClippedTexts = `(() => {
  const limit = document.documentElement.clientWidth + 1;
  const getTextNodes = (element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '');
  const texts = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('dialog:not([open])') && getTextNodes(element).length > 0);
  return texts.flatMap((element) => {
    const lines = getTextNodes(element).flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const scrolls = element.closest('ul') !== null && getComputedStyle(element.closest('ul')).overflowX === 'auto';
    const isHiddenText = box.width <= 1 || box.height <= 1;
    // Titles and descriptions of articles end after some lines by design.
    const isClamped = style.webkitLineClamp !== 'none';
    const isClipped = !isClamped && style.overflow !== 'visible' && (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2);
    const button = element.closest('button, .MuiButton-root')?.getBoundingClientRect();
    const leavesButton = button !== undefined && lines.some(({ left, right }) => right > button.right + 1 || left < button.left - 1);
    const isOutside = !scrolls && (isClamped ? [box] : [box, ...lines]).some(({ left, right }) => right > limit || left < -1);
    return !isHiddenText && (isClipped || isOutside || leavesButton) ? [(isClipped ? 'clipped: ' : 'outside: ') + element.textContent.trim().slice(0, 60)] : [];
  });
})()`;

/** Finds words of up to `longestWord` letters that are broken over two lines; runs in the page. */
function findBrokenWords(selector: string, longestWord: number): readonly string[] {
  const isWord = new RegExp(`(?<!\\p{L})\\p{L}{2,${longestWord}}(?!\\p{L})`, 'gu');
  const brokenWords: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(isWord)) {
      if (node.parentElement?.closest(selector) === null) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // WebKit has a box without width at the end of the line before the word.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(boxes.map(({ top }) => Math.round(top)));
      if (lines.size > 1) brokenWords.push(word);
    }
  }
  return brokenWords;
}

export function getBrokenWords(page: Page, selector = 'body', longestWord = 12): Promise<readonly string[]> {
  return page.evaluate(`(${String(findBrokenWords)})(${JSON.stringify(selector)}, ${longestWord})`);
}

/** The text spacing of WCAG 2.2, 1.4.12. */
const textSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

export async function expectRoomForTextSpacing(page: Page): Promise<void> {
  const lines = await readLines(page);
  await setStyles(page, textSpacing);
  expect(await page.evaluate(findClippedTexts)).toEqual([]);
  expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect(await readLines(page)).toEqual(lines);
  await setStyles(page, '');
}

/** Texts whose words must not be broken, however large they are. */
const unbrokenTexts = 'h1, h2, h3, dt, footer nav, li:has(> [translate=no])';

/** Expects that text at 200 %, as set in the browser, is not clipped, and that no word of a heading or name is broken. */
export async function expectRoomForLargeText(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await setTextSize(page, 32);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('34px');
  const brokenWords = await getBrokenWords(page, unbrokenTexts, 40);
  expect([await page.evaluate(findClippedTexts), brokenWords, await getHorizontalOverflow(page)]).toEqual([[], [], 0]);
  await setTextSize(page, 16);
}

/** Selectors of controls, and of Material UI's among them that have no size of the site. */
const targets = [tabStops, '.MuiButtonBase-root:not(.MuiButton-root, .MuiIconButton-sizeTouch)'] as const;

/**
 * Expects the site's own controls to be 44 px large or more, and Material UI's components, which keep their sizes, to have the
 * 24 px that WCAG 2.2 demands (2.5.8). Links within a sentence are excepted there.
 */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(([selector, stock]) => {
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    return controls.flatMap((element) => {
      const paragraph = element.closest('p, li, dd');
      const isInline =
        getComputedStyle(element).display === 'inline' &&
        paragraph !== null &&
        paragraph.textContent.trim() !== element.textContent.trim();
      // The label of a control, its card and a pseudo-element over it can be clicked too.
      const after = getComputedStyle(element, '::after');
      const isSpread = after.position === 'absolute' && after.content !== 'none' && after.inset === '0px';
      const area = element.closest('label') ?? (isSpread ? element.closest('article') : null) ?? element;
      const { width, height: high } = area.getBoundingClientRect();
      const least = element.matches(stock) ? 24 : 43.5;
      const wide = Math.max(width, after.position === 'absolute' ? Number.parseFloat(after.width) || 0 : 0);
      return isInline || (high >= least && wide >= least)
        ? []
        : [
            `${element.textContent.trim().slice(0, 40) || element.outerHTML.slice(0, 60)}: ${Math.round(wide)} × ${Math.round(high)}`,
          ];
    });
  }, targets);
  expect(small).toEqual([]);
}

export async function expectParagraphsApart(page: Page): Promise<void> {
  const gaps = await page.locator('main :is(p + p, p + div p:first-child)').evaluateAll((all) =>
    all.map((paragraph) => {
      let element: Element | null = paragraph;
      while (element !== null && element.previousElementSibling === null) element = element.parentElement;
      const before = element?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      return paragraph.getBoundingClientRect().top - before;
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
}

/** Height of the printed area of an A4 sheet with Chromium's margins, px. */
const sheetHeight = 1_047;

/** Measures how far down the first sheet the content reaches, px. Columns break as sheets do. */
async function measureFirstSheet(page: Page): Promise<number> {
  await setStyles(page, `body{height:${sheetHeight}px;columns:718px 1;column-fill:auto}`);
  const ends = await page.locator('main :is(h1, h2, h3, p, li)').evaluateAll((texts) =>
    texts
      .flatMap((element) => Array.from(element.getClientRects()))
      .filter(({ height, left }) => height > 0 && left < innerWidth)
      .map(({ bottom }) => bottom + scrollY),
  );
  await setStyles(page, '');
  return Math.max(...ends);
}

/** Expects a clean print on A4 sheets, for a visitor who uses the dark scheme. */
export async function expectCleanPrint(page: Page, id: PageId): Promise<void> {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.locator('dialog').evaluateAll((all) => all.forEach((menu) => Object(menu).showModal()));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', forcedColors: 'none' });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  // The first sheet has the brand, the page's address and the date; nothing is repeated on every sheet.
  const letterhead = page.getByRole('banner');
  // The day of the visitor is not everywhere the same as that of this machine.
  const year = await page.evaluate(() => new Date().getFullYear());
  expect((await letterhead.innerText()).replaceAll(/\s+/g, ' ')).toMatch(
    new RegExp(`^${settings.brand} ${settings.url}/\\S* · .*${year}$`),
  );
  expect(await letterhead.evaluate((header) => getComputedStyle(header).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  const printStyles = await page.evaluate(() => {
    const visibleElements = [document.body, ...document.body.querySelectorAll('*')].filter((element) =>
      element.checkVisibility(),
    );
    const texts = visibleElements.filter((element) => element.matches('h1, h2, h3, p, li, a'));
    return {
      fixed: visibleElements.filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .length,
      inks: [...new Set(texts.map((element) => getComputedStyle(element).color))],
      paper: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(document.body).color,
    };
  });
  expect([printStyles.fixed, printStyles.paper, printStyles.ink]).toEqual([0, 'rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  // Text is black, and secondary text dark grey.
  expect(printStyles.inks.filter((ink) => !['rgb(0, 0, 0)', 'rgb(34, 34, 34)'].includes(ink))).toEqual([]);
  expect(await page.locator('main button:visible, main input:visible, main iframe:visible').count()).toBe(0);
  expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0);
  // Parts that fade in on scrolling are printed.
  await expect
    .poll(() =>
      page
        .locator('[data-reveal]')
        .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length),
    )
    .toBe(0);
  // The foot is the address alone, in one line. The form and links that look like buttons are not printed.
  const foot = page.getByRole('contentinfo');
  expect((await foot.innerText()).split(/\s*\n\s*/)).toEqual([settings.email, settings.headquarters.lines.en]);
  const [mail, address] = await Promise.all(
    [foot.getByText(settings.email), foot.locator('p:visible')].map((part) => part.boundingBox()),
  );
  expect(Math.abs((mail?.y ?? 0) - (address?.y ?? 0))).toBeLessThan(10);
  if (id === 'contact') expect(await page.getByRole('main').innerText()).not.toContain(contact.form.requiredNote);
  if (id === 'home')
    expect(await page.getByRole('main').getByRole('link', { name: home.hero.portfolio }).isVisible()).toBe(false);
  if (id === 'about') expect(await measureFirstSheet(page)).toBeGreaterThan(0.75 * sheetHeight);
}

/** Expects headings of one very long word to stay in the window, and the page's heading to be unbroken in a wide one. */
export async function expectRoomForLongWords(page: Page): Promise<void> {
  const word = 'Internationalization';
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.locator('h1').evaluate((heading, text) => heading.replaceChildren(text), word);
  // This word is as long as the schema allows in a heading.
  const other = 'Bundesausbildungsförderung';
  await page
    .locator('main :is(h2, h3)')
    .evaluateAll((all, text) => all.forEach((heading) => heading.replaceChildren(text)), other);
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect([await page.evaluate(findClippedTexts), await getHorizontalOverflow(page)]).toEqual([[], 0]);
    if (width >= 768) expect(await getBrokenWords(page, 'h1', 40)).toEqual([]);
  }
}
