import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { inks, onNight, schemes } from './palette';

describe.for(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const { text, background, primary, button, secondary, error, success, outline, night } = schemes[scheme];
  const page = Object.values(background);

  test.for([
    ['text', [text.primary, text.secondary], page, 7],
    ['coloured text', [primary.main, secondary.main, error.main, success.main], page, 4.5],
    // Edges are no text: WCAG 2.2, 1.4.11.
    ['the edge of a field', [outline], page, 3],
    ['the label of a button, also under the pointer', [button.text], [button.main, button.hover], 4.5],
    ['text on night', [onNight.ink, onNight.inkSoft], [night.main, night.deep], 7],
    ['the accent on night', [onNight.amber], [night.main, night.deep], 4.5],
    // In the corner of the hero bands text fades into the glow, and the accent only marks and outlines.
    ['a headline in the glow of the night', [onNight.ink], [night.glow], 7],
    ['softer text in the glow of the night', [onNight.inkSoft], [night.glow], 4.5],
    ['an outline in the glow of the night', [onNight.amber], [night.glow], 3],
    ['the skip link', [onNight.background], [onNight.amber], 7],
  ] as const)('%s has enough contrast', ([, colors, grounds, least]) => {
    for (const color of colors)
      for (const ground of grounds)
        expect([color, ground, getContrastRatio(color, ground)]).toEqual([
          color,
          ground,
          expect.toSatisfy((ratio: number) => ratio >= least),
        ]);
  });
});

test.for(Object.entries(inks))('words on a %s plate have a contrast of 4.5 : 1 or more', ([, { ground, lines }]) => {
  expect(getContrastRatio(lines, ground)).toBeGreaterThanOrEqual(4.5);
});
