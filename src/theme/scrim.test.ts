import { expect, test } from 'vitest';
import { derivePalette } from '~scripts/generate/derive-palette';
import { channelsOf, contrast, luminance } from '~tests/support/contrast';
import { behindWords } from './scrim';

const hex = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const luminanceOf = (color: string) => luminance(...(color.startsWith('#') ? hex(color) : channelsOf(color)));

test.for(['#004AAD', '#c8102e', '#ffd500', '#000000', '#00843d', '#ff6a13', '#ffffff'])(
  'words are readable on a white picture below the night of %s, and so on any',
  (themeColor) => {
    const { schemes, onNight } = derivePalette({ themeColor });
    for (const { night } of Object.values(schemes)) {
      const seen = hex(night.deep).map((channel) => Math.round(channel * behindWords + 255 * (1 - behindWords)));
      for (const ink of [onNight.ink, onNight.inkSoft])
        expect(contrast(luminance(...seen), luminanceOf(ink))).toBeGreaterThanOrEqual(4.5);
    }
  },
);
