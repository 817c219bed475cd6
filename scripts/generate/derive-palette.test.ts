import { argbFromHex, blueFromArgb, redFromArgb } from '@material/material-color-utilities';
import { getContrastRatio } from '@mui/material/styles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { behindWords } from '~/theme/scrim';
import { schemes } from '~generated/palette';
import { type BrandColors, derivePalette } from './derive-palette';

/** The least contrast of some colours on some grounds. */
type Demand = readonly [what: string, colors: readonly string[], grounds: readonly string[], least: number];

/** Not measured by the library that the palette is derived with; Material UI's rounds what is dark by up to a hundredth. */
const rounding = 0.99;

/** Blue, red, yellow, black, green, orange, nearly white, dark blue, grey. */
const usual = ['#004aad', '#c8102e', '#ffd100', '#000000', '#00843d', '#ff6a13', '#fefdfb', '#001f4d', '#808080'];

/** What is seen of a white picture under the night that lies over it where words are. */
function onWhitePicture(night: string): string {
  const channels = [...Buffer.from(night.slice(1), 'hex')].map((channel) =>
    Math.round(channel * behindWords + 255 * (1 - behindWords)),
  );
  return `#${Buffer.from(channels).toString('hex')}`;
}

/** What the palette falls short of, each in words; nothing where all can be read. */
function shortfalls(brand: BrandColors): readonly string[] {
  const { schemes, onNight } = derivePalette(brand);
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const { text, background, primary, secondary, error, success, outline, night } = schemes[scheme];
    const page = Object.values(background);
    const demands: readonly Demand[] = [
      ['text', [text.primary, text.secondary], page, 7],
      ['coloured text', [primary.main, secondary.main, error.main, success.main], page, 4.5],
      // WCAG 2.2, 1.4.11: they are no text.
      ['the edge of a field', [outline], page, 3],
      ['the label of a button, also under the pointer', [primary.contrastText], [primary.main, primary.dark], 4.5],
      ['text on night', [onNight.ink, onNight.inkSoft], [night.main, night.deep], 7],
      ['the accent on night', [onNight.amber], [night.main, night.deep], 4.5],
      // The corner of the hero bands, where text fades into it and the accent only marks and outlines.
      ['a headline in the glow of the night', [onNight.ink], [night.glow], 7],
      ['softer text in the glow of the night', [onNight.inkSoft], [night.glow], 4.5],
      ['an outline in the glow of the night', [onNight.amber], [night.glow], 3],
      ['the skip link', [onNight.background], [onNight.amber], 7],
      ['text on an own picture, a white one', [onNight.ink, onNight.inkSoft], [onWhitePicture(night.deep)], 4.5],
    ];
    return demands.flatMap(([what, colors, grounds, least]) =>
      colors
        .flatMap((color) => grounds.map((ground) => getContrastRatio(color, ground)))
        .filter((found) => found < least * rounding)
        .map((found) => `${scheme}: ${what} has ${found.toFixed(2)}, not ${least} : 1`),
    );
  });
}

test('all can be read in both schemes of any colour, with any accent', () => {
  const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, fc.option(color, { nil: undefined }), (themeColor, accentColor) => {
      expect(shortfalls({ themeColor, accentColor })).toEqual([]);
    }),
    { examples: usual.map((color) => [color, undefined]) },
  );
});

/** Colours of links and buttons, in the light scheme and in the dark one. */
function primaryOf(themeColor: string): readonly [light: string, dark: string] {
  const { light, dark } = derivePalette({ themeColor }).schemes;
  return [light.primary.main, dark.primary.main];
}

test('the given colour itself is used wherever it can be read, else the nearest tone of it', () => {
  expect(primaryOf('#004AAD')[0]).toBe('#004AAD');
  expect(primaryOf('#c8102e')[0]).toBe('#c8102e');
  expect(primaryOf('#ffd100')[1]).toBe('#ffd100');
  expect(primaryOf('#ff6a13')[1]).toBe('#ff6a13');
  const [nearest] = primaryOf('#ffd100');
  const ratios = Object.values(schemes.light.background).map((background) => getContrastRatio(nearest, background));
  expect(Math.abs(Math.min(...ratios) - 4.5)).toBeLessThan(0.1);
});

test.for([
  ['#c8102e', true],
  ['#004AAD', false],
] as const)('the grounds of the dark scheme have the hue of the theme colour %s', ([themeColor, isReddish]) => {
  const grounds = Object.values(derivePalette({ themeColor }).schemes.dark.background).map(argbFromHex);
  expect(grounds.map((ground) => redFromArgb(ground) > blueFromArgb(ground))).toEqual([isReddish, isReddish]);
});

function accentOf(brand: BrandColors): string {
  return derivePalette(brand).onNight.amber;
}

test('the accent differs from the theme colour, unless the owner gives one', () => {
  expect(accentOf({ themeColor: '#004AAD' })).toBe('#f5b452');
  expect(accentOf({ themeColor: '#ffd100' })).not.toBe('#f5b452');
  expect(accentOf({ themeColor: '#ff6a13' })).toBe(accentOf({ themeColor: '#ffd100' }));
  expect(accentOf({ themeColor: '#004AAD', accentColor: '#ffd100' })).toBe('#ffd100');
});
