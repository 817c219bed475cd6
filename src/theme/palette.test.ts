import { describe, expect, test } from 'vitest';
import { contrast, luminance } from '~tests/support/contrast';
import { onNight, schemes } from './palette';

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

describe.for(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const { text, background, primary, secondary, error, success, outline, night } = schemes[scheme];
  const backgrounds = { background: background.default, paper: background.paper };

  const demands = Object.entries({
    'text.primary': [text.primary, 7],
    'text.secondary': [text.secondary, 7],
    'primary.main': [primary.main, 4.5],
    'secondary.main': [secondary.main, 4.5],
    'error.main': [error.main, 4.5],
    'success.main': [success.main, 4.5],
    // Not text: the edges of fields (WCAG 2.2, 1.4.11).
    outline: [outline, 3],
  } as const).flatMap(([name, [color, least]]) =>
    Object.entries(backgrounds).map(([on, value]) => ({ name, color, least, on, value })),
  );

  test.for(demands)('$name on $on has a contrast of $least : 1', ({ color, value, least }) => {
    expect(contrastOf(color, value)).toBeGreaterThanOrEqual(least);
  });

  test.for(['main', 'dark'] as const)('the label of a button in primary.%s has a contrast of 4.5 : 1', (background) => {
    expect(contrastOf(primary.contrastText, primary[background])).toBeGreaterThanOrEqual(4.5);
  });

  test.for(['main', 'deep'] as const)('text on night.%s has a contrast of 7 : 1, amber 4.5 : 1', (background) => {
    expect(contrastOf(onNight.ink, night[background])).toBeGreaterThanOrEqual(7);
    expect(contrastOf(onNight.inkSoft, night[background])).toBeGreaterThanOrEqual(7);
    expect(contrastOf(onNight.amber, night[background])).toBeGreaterThanOrEqual(4.5);
  });

  // The corner of the hero bands, where text fades into it and amber only marks and outlines.
  test('in the glow of the night headlines have 7 : 1, softer text 4.5 : 1, outlines 3 : 1', () => {
    expect(contrastOf(onNight.ink, night.glow)).toBeGreaterThanOrEqual(7);
    expect(contrastOf(onNight.inkSoft, night.glow)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(onNight.amber, night.glow)).toBeGreaterThanOrEqual(3);
  });
});

test('the skip link, night on amber, has 7 : 1', () => {
  expect(contrastOf(onNight.background, onNight.amber)).toBeGreaterThanOrEqual(7);
});

test('the formula is that of the WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
