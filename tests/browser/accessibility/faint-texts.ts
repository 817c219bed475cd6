/** Measures the contrast of text where axe cannot know what is behind it: on pictures, gradients and covered boxes. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { channelsOf, contrast, luminance } from '~tests/support/contrast';
import { setStyles } from '~tests/support/pages';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Text {
  readonly selector: string;
  readonly color: string;
  /** Large or bold text may be fainter (WCAG 2.2, 1.4.3). */
  readonly isLarge: boolean;
  /** One for each line, in CSS px of the document. */
  readonly boxes: readonly Box[];
}

/** Position and style of the text of elements; hidden text has no boxes. */
function readTexts(page: Page, selectors: readonly string[]): Promise<readonly Text[]> {
  return page.evaluate((all) => {
    return all.flatMap((selector) => {
      const element = document.querySelector(selector);
      if (element === null) return [];
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const isField = element.matches('input, select, textarea');
      const nodes = isField
        ? [element]
        : [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
      // The language hint covers text only until the page is scrolled.
      const isUnderFixed = (x: number, y: number) => {
        let above = document.elementFromPoint(x, y);
        while (above !== null && getComputedStyle(above).position !== 'fixed') above = above.parentElement;
        return above !== null && !above.contains(element);
      };
      const parts = [0.1, 0.5, 0.9];
      const isCovered = ({ left: x, top: y, width, height }: DOMRect) =>
        parts.some((across) => parts.some((down) => isUnderFixed(x + across * width, y + down * height)));
      const lines = nodes.flatMap((node) => {
        if (node instanceof Element) {
          // Without padding, border and arrow.
          const { x, y, width, height } = node.getBoundingClientRect();
          const [left, right] = [style.paddingLeft, style.paddingRight].map(Number.parseFloat);
          return [new DOMRect(x + (left ?? 0), y + 2, width - (left ?? 0) - (right ?? 0), height - 4)];
        }
        const range = document.createRange();
        range.selectNodeContents(node);
        return Array.from(range.getClientRects());
      });
      // What a sideways scrolling row hides is read after scrolling, on the same background.
      const row = element.closest('ul')?.getBoundingClientRect();
      const left = Math.max(row?.left ?? 0, 0);
      const right = Math.min(row?.right ?? innerWidth, document.documentElement.clientWidth);
      const boxes = lines
        .filter((line) => line.width > 1 && line.height > 1 && !isCovered(line))
        .map((line) => ({
          x: Math.max(line.left, left),
          y: line.top + scrollY,
          width: Math.min(line.right, right) - Math.max(line.left, left),
          height: line.height,
        }));
      return {
        selector,
        color: style.color,
        isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        boxes: boxes.filter(({ width }) => width > 1),
      };
    });
  }, selectors);
}

const textless =
  '*,*::before,*::after{color:transparent!important;text-decoration-color:transparent!important;text-shadow:none!important;transition:none!important}';
/** Cards that are laid out late, and a scroll bar that goes, would move the text as the picture is taken. */
const laidOut = '*{content-visibility:visible!important}html{scrollbar-width:none!important}';

/**
 * Luminances behind a line, from a picture of the page without text: the mean of each square as high as the line.
 * A dot or thin line of the chart within it hides no letter.
 */
async function takeBackground(page: Page, boxes: readonly Box[]): Promise<(box: Box) => readonly number[]> {
  if (boxes.length === 0) return () => [];
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y))));
  const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height)));
  await setStyles(page, laidOut + textless);
  const { width, inView } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    inView: scrollY === 0 ? innerHeight : 0,
  }));
  // Faster than Playwright's screenshots.
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: top, width, height: bottom - top, scale: 1 };
  const picture = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: bottom > inView,
    clip,
  });
  await session.detach();
  const { data, info } = await sharp(Buffer.from(picture.data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const meanOf = ({ x, y, width: wide, height: high }: Box): number => {
    const [left, right] = [Math.max(0, Math.floor(x)), Math.min(Math.ceil(x + wide), width)];
    const [first, end] = [Math.max(0, Math.floor(y) - top), Math.min(Math.ceil(y + high) - top, info.height)];
    let sum = 0;
    for (let row = first; row < end; row += 1) {
      for (let column = left; column < right; column += 1) {
        const at = (row * width + column) * 3;
        sum += luminance(data[at], data[at + 1], data[at + 2]);
      }
    }
    return sum / ((right - left) * (end - first));
  };
  return ({ x, y, width: wide, height }) => {
    const count = Math.max(1, Math.round(wide / height));
    return Array.from({ length: count }, (_, index) =>
      meanOf({ x: x + (index * wide) / count, y, width: wide / count, height }),
    );
  };
}

/** The elements whose text has too little contrast, in the page's own colours. */
export async function findFaintTexts(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  if (selectors.length === 0) return [];
  await setStyles(page, laidOut);
  const texts = await readTexts(page, selectors);
  const backgroundsOf = await takeBackground(
    page,
    texts.flatMap(({ boxes }) => boxes),
  );
  await setStyles(page, '');
  const missing = selectors.filter((selector) => !texts.some((text) => text.selector === selector));
  const faint = texts.flatMap(({ selector, color, isLarge, boxes }) => {
    const ink = luminance(...channelsOf(color));
    const least = Math.min(...boxes.flatMap(backgroundsOf).map((background) => contrast(ink, background)));
    // Outside the page it is not a number, which fails too.
    return boxes.length === 0 || least >= (isLarge ? 3 : 4.5) ? [] : [`contrast ${least.toFixed(2)} at ${selector}`];
  });
  return [...faint, ...missing.map((selector) => `no such element: ${selector}`)];
}

/** The same for all text under forced colours, where the browser paints a system colour behind text without a background. */
export async function findFaintForcedTexts(page: Page): Promise<readonly string[]> {
  const pairs = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('background-color', 'Canvas');
    const canvas = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const withText = [...document.body.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
    );
    return withText
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element);
        const isClear = backgroundColor.startsWith('rgba');
        return {
          text: element.textContent.trim().slice(0, 60),
          isForced: forcedColorAdjust === 'auto',
          color,
          background: isClear ? canvas : backgroundColor,
        };
      });
  });
  return pairs.flatMap(({ text, isForced, color, background }) => {
    const ratio = contrast(luminance(...channelsOf(color)), luminance(...channelsOf(background)));
    if (!isForced) return [`keeps its own colours: ${text}`];
    return ratio >= 4.5 ? [] : [`contrast ${ratio.toFixed(2)}: ${text}`];
  });
}
