import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { inks, onNight, schemes } from './palette';

/** The colours of a scheme by their places in palette.ts, such as `text.primary`. */
function listColors(scheme: 'light' | 'dark'): Readonly<Record<string, string>> {
  const groups: Readonly<Record<string, string | Readonly<Record<string, string>>>> = { ...schemes[scheme], onNight };
  const colors = Object.entries(groups).flatMap(([group, value]) =>
    typeof value === 'string'
      ? [[group, value] as const]
      : Object.entries(value).map(([name, color]) => [`${group}.${name}`, color] as const),
  );
  return Object.fromEntries(colors);
}

const page = ['background.default', 'background.paper'];
const night = ['night.main', 'night.deep'];

describe.for(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const colors = listColors(scheme);

  test.for<readonly [use: string, colors: readonly string[], grounds: readonly string[], least: number]>([
    ['text', ['text.primary', 'text.secondary'], page, 7],
    ['coloured text', ['primary.main', 'secondary.main', 'error.main', 'success.main'], page, 4.5],
    // Edges are no text: WCAG 2.2, 1.4.11.
    ['the edge of a field', ['outline'], page, 3],
    ['the label of a button, also under the pointer', ['button.text'], ['button.main', 'button.hover'], 4.5],
    ['text on night', ['onNight.ink', 'onNight.inkSoft'], night, 7],
    ['the accent on night', ['onNight.amber'], night, 4.5],
    // In the corner of the hero bands text fades into the glow, and the accent only marks and outlines.
    ['a headline in the glow of the night', ['onNight.ink'], ['night.glow'], 7],
    ['softer text in the glow of the night', ['onNight.inkSoft'], ['night.glow'], 4.5],
    ['an outline in the glow of the night', ['onNight.amber'], ['night.glow'], 3],
    ['the skip link', ['onNight.background'], ['onNight.amber'], 7],
  ])('%s has enough contrast', ([, names, grounds, least]) => {
    for (const name of names)
      for (const ground of grounds)
        expect
          .soft(
            getContrastRatio(colors[name] ?? name, colors[ground] ?? ground),
            `the contrast of ${name} on ${ground} must be ${least} or more`,
          )
          .toBeGreaterThanOrEqual(least);
  });
});

test.for(Object.entries(inks))('words on a %s plate have a contrast of 4.5 : 1 or more', ([, { ground, lines }]) => {
  expect(getContrastRatio(lines, ground)).toBeGreaterThanOrEqual(4.5);
});
