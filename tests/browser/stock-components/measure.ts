/** Measures the components of tests/fixtures/stock-components, and compares them with those of Material UI's own theme. */
import type { Page } from 'playwright-core';

/** Place and size of an element in px; the place is in its parent, or in the window if it is fixed. */
interface Measured {
  /** Material UI's name of the part, such as `MuiCardMedia-root`, or the element's. */
  readonly part: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Lines of text that the element itself has. */
  readonly lines: number;
}

/** The elements of each example, in the order of the document. */
export type Measurements = Readonly<Record<string, readonly Measured[]>>;

/** Lengths as different as this, in px, are equal: fractions depend on where a page begins. */
const tolerance = 0.5;

/** Measures all examples of a page. */
export function measureExamples(page: Page): Promise<Measurements> {
  return page.evaluate(() =>
    Object.fromEntries(
      Array.from(document.querySelectorAll<HTMLElement>('[data-example]'), (example) => [
        example.dataset['example'] ?? '',
        Array.from(example.querySelectorAll(':not(svg *, style, option, legend, legend *)'), (element) => {
          const classNames = [...element.classList].filter((name) => name.startsWith('Mui'));
          const { x, y, width, height } = element.getBoundingClientRect();
          const isFixed = getComputedStyle(element).position === 'fixed';
          const origin = isFixed ? { x: 0, y: 0 } : element.parentElement?.getBoundingClientRect();
          const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
          const tops = texts.flatMap((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            return Array.from(range.getClientRects(), ({ top }) => Math.round(top));
          });
          return {
            part: classNames.findLast((name) => name.endsWith('-root')) ?? classNames[0] ?? element.localName,
            x: x - (origin?.x ?? 0),
            y: y - (origin?.y ?? 0),
            width,
            height,
            lines: new Set(tops).size,
          };
        }),
      ]),
    ),
  );
}

/** What differs, by the name of the example. */
export type Differences = Readonly<Record<string, readonly string[]>>;

const properties = ['width', 'height', 'x', 'y', 'lines'] as const;

/** Tells how a part differs, such as `MuiButton-root height: 52 instead of 36.5`. */
function compareExample(site: readonly Measured[], other: readonly Measured[]): readonly string[] {
  const toParts = (all: readonly Measured[]) => all.map(({ part }) => part).join(' ');
  if (toParts(site) !== toParts(other)) return [`parts: ${toParts(site)} instead of ${toParts(other)}`];
  return site.flatMap((element, index) =>
    properties.flatMap((property) => {
      const [value, expected] = [element[property], other[index]?.[property] ?? Number.NaN];
      return Math.abs(value - expected) <= tolerance
        ? []
        : [`${element.part} ${property}: ${value.toFixed(1)} instead of ${expected.toFixed(1)}`];
    }),
  );
}

/** Compares all examples of two pages, and returns what differs by the name of the example. */
export function findDifferences(site: Measurements, other: Measurements): Differences {
  const names = new Set([...Object.keys(site), ...Object.keys(other)]);
  const found = [...names].map((name) => [name, compareExample(site[name] ?? [], other[name] ?? [])] as const);
  return Object.fromEntries(found.filter(([, lines]) => lines.length > 0));
}
