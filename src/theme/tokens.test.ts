import { describe, expect, test } from 'vitest';
import { contrast, luminance } from '../../tests/support/contrast';
import { type ColorName, color, onNight, schemes } from './tokens';

type Rgb = readonly [red: number, green: number, blue: number];

/** @throws Error where it is no colour of six hexadecimal digits */
function parseHex(value: string): Rgb {
  const [, red = '', green = '', blue = ''] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value) ?? [];
  if (blue === '') throw new Error(`${value} is no colour of six hexadecimal digits`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

function contrastOf(one: string, other: string): number {
  return contrast(luminance(...parseHex(one)), luminance(...parseHex(other)));
}

/** Least contrast of a colour on each of the grounds it is used on. */
interface Demand {
  readonly name: ColorName;
  readonly on: readonly ColorName[];
  readonly least: number;
}

const grounds = ['ground', 'raised'] as const;
const demands: readonly Demand[] = [
  { name: 'ink', on: grounds, least: 7 },
  { name: 'inkSoft', on: grounds, least: 7 },
  { name: 'link', on: grounds, least: 4.5 },
  { name: 'accent', on: grounds, least: 4.5 },
  { name: 'error', on: grounds, least: 4.5 },
  { name: 'success', on: grounds, least: 4.5 },
  { name: 'onAction', on: ['action', 'actionHover'], least: 4.5 },
  // Not text: the edges of fields and buttons (WCAG 2.2, 1.4.11).
  { name: 'field', on: grounds, least: 3 },
  { name: 'action', on: grounds, least: 3 },
];

describe.for(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const colors = schemes[scheme];
  const pairs = demands.flatMap(({ name, on, least }) => on.map((ground) => ({ name, ground, least })));

  test.for(pairs)('$name on $ground has $least : 1', ({ name, ground, least }) => {
    expect(contrastOf(colors[name], colors[ground])).toBeGreaterThanOrEqual(least);
  });

  test.for(['night', 'nightDeep'] as const)('text on %s has 7 : 1, amber 4.5 : 1', (ground) => {
    expect(contrastOf(onNight.ink, colors[ground])).toBeGreaterThanOrEqual(7);
    expect(contrastOf(onNight.inkSoft, colors[ground])).toBeGreaterThanOrEqual(7);
    expect(contrastOf(onNight.amber, colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  // The corner of the hero bands, where text fades into it and amber only marks and outlines.
  test('in the glow of the night headlines have 7 : 1, softer text 4.5 : 1, outlines 3 : 1', () => {
    expect(contrastOf(onNight.ink, colors.nightGlow)).toBeGreaterThanOrEqual(7);
    expect(contrastOf(onNight.inkSoft, colors.nightGlow)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(onNight.amber, colors.nightGlow)).toBeGreaterThanOrEqual(3);
  });

  test('the skip link, night on amber, has 7 : 1', () => {
    expect(contrastOf(schemes.light.night, onNight.amber)).toBeGreaterThanOrEqual(7);
  });
});

describe('the tokens', () => {
  test('have the same names in both schemes, and a custom property for each', () => {
    expect(Object.keys(schemes.dark)).toEqual(Object.keys(schemes.light));
    expect(color).toEqual(Object.fromEntries(Object.keys(schemes.light).map((name) => [name, `var(--${name})`])));
  });
});

test('the formula is that of the WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
