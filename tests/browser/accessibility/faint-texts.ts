/** Measures the contrast of text whose background axe cannot determine: on pictures, gradients and covered boxes. */
import { getContrastRatio } from '@mui/material/styles';
import type { Page } from 'playwright-core';
import { setStyles, elementsWithText } from '~tests/support/pages';

type Box = Required<DOMRectInit>;

interface Text {
  readonly selector: string;
  readonly color: string;
  /** Large or bold text may have less contrast (WCAG 2.2, 1.4.3). */
  readonly isLarge: boolean;
  /** A box for each line, in CSS px of the document. */
  readonly boxes: readonly Box[];
}

/** Reads position and style of the text of elements; hidden text has no boxes. */
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
      const lines = nodes.flatMap((node) => {
        if (node instanceof Element) {
          // The box of a field's text is that of the field without padding, border and arrow.
          const { x, y, width, height } = node.getBoundingClientRect();
          const [left, right] = [style.paddingLeft, style.paddingRight].map(Number.parseFloat);
          return [new DOMRect(x + (left ?? 0), y + 2, width - (left ?? 0) - (right ?? 0), height - 4)];
        }
        const range = document.createRange();
        range.selectNodeContents(node);
        return Array.from(range.getClientRects());
      });
      const right = document.documentElement.clientWidth;
      const boxes = lines
        .filter((line) => line.width > 1 && line.height > 1)
        .map((line) => ({
          x: Math.max(line.left, 0),
          y: line.top + scrollY,
          width: Math.min(line.right, right) - Math.max(line.left, 0),
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

const hiddenText =
  '*,*::before,*::after{color:transparent!important;text-decoration-color:transparent!important;text-shadow:none!important;transition:none!important}';
/**
 * Cards that are laid out late, and a scroll bar that disappears, would move the text while the screenshot is taken. A row that a visitor
 * scrolls sideways is wrapped or becomes a column, so that all of it is in the screenshot. The language hint is hidden, because it
 * covers text only until the page is scrolled; axe itself can check its text.
 */
const stableLayout =
  '*{content-visibility:visible!important}ul{overflow:visible!important;flex-wrap:wrap!important;grid-auto-flow:row!important}html{scrollbar-width:none!important}aside{display:none!important}';

/** Screenshots are half as large as the page: a mean colour is the same, and a quarter of the pixels is read faster. */
const scale = 0.5;

/** A screenshot of a part of the page: a PNG in base64, and its distance from the top of the page in px. */
interface Screenshot {
  readonly png: string;
  readonly top: number;
}

/** Takes a fast screenshot of the part of the page that contains the boxes. One of the whole page takes ten times as long. */
async function captureBoxes(page: Page, boxes: readonly Box[]): Promise<Screenshot> {
  const top = 2 * Math.floor(Math.min(...boxes.map(({ y }) => y)) / 2);
  const height = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) + 1 - top;
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const clip = { x: 0, y: top, width, height, scale };
  const session = await page.context().newCDPSession(page);
  const fast = { clip, captureBeyondViewport: true, optimizeForSpeed: true };
  const { data: png } = await session.send('Page.captureScreenshot', fast);
  return { png, top };
}

/**
 * Returns the mean colours of the squares behind each line of text. In them a dot of the chart, which hides no letter, counts
 * little. The browser decodes the screenshot.
 */
function readBackgroundColours(page: Page, { png, top }: Screenshot, boxes: readonly Box[]) {
  const scaledBoxes = boxes.map(({ x, y, width, height }) => ({
    x: x * scale,
    y: (y - top) * scale,
    width: width * scale,
    height: height * scale,
  }));
  return page.evaluate(
    async ({ png: base64, boxes: lines }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (context === null) throw new Error('there is no canvas');
      context.drawImage(bitmap, 0, 0);
      const { data, width: rowLength } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      return lines.map(({ x, y, width, height }) => {
        const squares = Math.max(1, Math.round(width / height));
        const first = Math.floor(y);
        const last = first + Math.ceil(height);
        return Array.from({ length: squares }, (_, square) => {
          const left = Math.floor(x + (square * width) / squares);
          const right = Math.floor(x + ((square + 1) * width) / squares);
          let [red, green, blue] = [0, 0, 0];
          for (let row = first; row < last; row += 1)
            for (let column = left; column < right; column += 1) {
              const at = (row * rowLength + column) * 4;
              red += data[at] ?? 0;
              green += data[at + 1] ?? 0;
              blue += data[at + 2] ?? 0;
            }
          const count = (last - first) * (right - left);
          return `rgb(${[red, green, blue].map((sum) => Math.round(sum / count)).join()})`;
        });
      });
    },
    { png, boxes: scaledBoxes },
  );
}

/** Finds the elements whose text has too little contrast in the colours of the page. */
export async function findFaintTexts(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  if (selectors.length === 0) return [];
  await setStyles(page, stableLayout);
  const texts = await readTexts(page, selectors);
  const missing = selectors.filter((selector) => !texts.some((text) => text.selector === selector));
  const allBoxes = texts.flatMap(({ boxes }) => boxes);
  await setStyles(page, stableLayout + hiddenText);
  const backgroundsByBox =
    allBoxes.length === 0 ? [] : await readBackgroundColours(page, await captureBoxes(page, allBoxes), allBoxes);
  await setStyles(page, '');
  const faint: string[] = [];
  for (const { selector, color, isLarge, boxes } of texts) {
    const backgrounds = boxes.flatMap((box) => backgroundsByBox[allBoxes.indexOf(box)] ?? []);
    const lowestRatio = Math.min(...backgrounds.map((background) => getContrastRatio(color, background)));
    if (lowestRatio < (isLarge ? 3 : 4.5)) faint.push(`contrast ${lowestRatio.toFixed(2)} at ${selector}`);
  }
  return [...faint, ...missing.map((selector) => `no such element: ${selector}`)];
}

/** Finds texts with too little contrast under forced colours, for which the browser paints a system colour behind text. */
export async function findFaintForcedTexts(page: Page): Promise<readonly string[]> {
  const pairs = await page.locator(elementsWithText).evaluateAll((all) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('background-color', 'Canvas');
    const canvas = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return all
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
    const ratio = getContrastRatio(color, background);
    if (!isForced) return [`keeps the colours of the page: ${text}`];
    return ratio >= 4.5 ? [] : [`contrast ${ratio.toFixed(2)}: ${text}`];
  });
}
