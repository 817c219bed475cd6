import { argbFromHex, blueFromArgb, redFromArgb } from '@material/material-color-utilities';
import { getContrastRatio } from '@mui/material/styles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlayOpacity } from '~/theme/pictureOverlay';
import { schemes } from '~generated/palette';
import { type BrandColors, derivePalette } from './derive-palette';

/** The least contrast of colours on backgrounds. */
type Demand = readonly [what: string, colors: readonly string[], grounds: readonly string[], least: number];

/** Contrast is measured by Material UI, not by the library that derives the palette; it rounds dark colours by up to 1 %. */
const rounding = 0.99;

/** Blue, red, yellow, black, green, orange, nearly white, dark blue, grey. */
const commonColors = [
  '#004aad',
  '#c8102e',
  '#ffd100',
  '#000000',
  '#00843d',
  '#ff6a13',
  '#fefdfb',
  '#001f4d',
  '#808080',
];

/** Returns the colour of a white picture under the overlay that darkens it behind words. */
function darkenWhitePicture(night: string): string {
  const channels = [...Buffer.from(night.slice(1), 'hex')].map((channel) =>
    Math.round(channel * overlayOpacity + 255 * (1 - overlayOpacity)),
  );
  return `#${Buffer.from(channels).toString('hex')}`;
}

/** Describes the contrasts that are too low. */
function findLowContrasts(brand: BrandColors): readonly string[] {
  const { schemes, onNight } = derivePalette(brand);
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const { text, background, primary, button, secondary, error, success, outline, night } = schemes[scheme];
    const page = Object.values(background);
    const demands: readonly Demand[] = [
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
      ['text on a white picture of the owner', [onNight.ink, onNight.inkSoft], [darkenWhitePicture(night.deep)], 4.5],
    ];
    return demands.flatMap(([what, colors, grounds, least]) =>
      colors
        .flatMap((color) => grounds.map((ground) => getContrastRatio(color, ground)))
        .filter((contrast) => contrast < least * rounding)
        .map((contrast) => `${scheme}: ${what} has ${contrast.toFixed(2)}, not ${least} : 1`),
    );
  });
}

test('texts are readable in both schemes with any theme colour and any accent', () => {
  const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, fc.option(color, { nil: undefined }), (themeColor, accentColor) => {
      expect(findLowContrasts({ themeColor, accentColor })).toEqual([]);
    }),
    { examples: commonColors.map((color) => [color, undefined]) },
  );
});

/** Returns the colours of links and buttons, in the light scheme and in the dark one. */
function getPrimaries(themeColor: string): readonly [light: string, dark: string] {
  const { light, dark } = derivePalette({ themeColor }).schemes;
  return [light.primary.main, dark.primary.main];
}

test('the theme colour itself is used if it is readable, otherwise its nearest readable tone', () => {
  expect(getPrimaries('#004AAD')[0]).toBe('#004AAD');
  expect(getPrimaries('#c8102e')[0]).toBe('#c8102e');
  expect(getPrimaries('#ffd100')[1]).toBe('#ffd100');
  expect(getPrimaries('#ff6a13')[1]).toBe('#ff6a13');
  const [nearest] = getPrimaries('#ffd100');
  const ratios = Object.values(schemes.light.background).map((background) => getContrastRatio(nearest, background));
  expect(Math.abs(Math.min(...ratios) - 4.5)).toBeLessThan(0.1);
});

test.for([
  ['#c8102e', true],
  ['#004AAD', false],
] as const)('the backgrounds of the dark scheme have the hue of the theme colour %s', ([themeColor, isReddish]) => {
  const grounds = Object.values(derivePalette({ themeColor }).schemes.dark.background).map(argbFromHex);
  expect(grounds.map((ground) => redFromArgb(ground) > blueFromArgb(ground))).toEqual([isReddish, isReddish]);
});

function getAccent(brand: BrandColors): string {
  return derivePalette(brand).onNight.amber;
}

test('the accent differs from the theme colour, unless the owner sets one', () => {
  expect(getAccent({ themeColor: '#004AAD' })).toBe('#f5b452');
  expect(getAccent({ themeColor: '#ffd100' })).not.toBe('#f5b452');
  expect(getAccent({ themeColor: '#ff6a13' })).toBe(getAccent({ themeColor: '#ffd100' }));
  expect(getAccent({ themeColor: '#004AAD', accentColor: '#ffd100' })).toBe('#ffd100');
});
