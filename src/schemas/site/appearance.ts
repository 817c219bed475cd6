/** Colours, pictures and fonts. */
import * as v from 'valibot';
import { colour, key, optionalHttps, picklist, wholeNumber, nonEmptyText } from '~/schemas/settingValues';

/** Nine points of a picture, three by three. */
export const focusPoints = [
  'left top',
  'top',
  'right top',
  'left',
  'center',
  'right',
  'left bottom',
  'bottom',
  'right bottom',
] as const;

/** Another point of a picture, in percent of its width and height. */
export const focusInPercent = /^(100|\d{1,2})% (100|\d{1,2})%$/;

/** The size of running text in the design, in CSS pixels. */
export const defaultTextSize = 17;

export const appearance = {
  themeColor: key('colour that both schemes are made from', colour()),
  accentColor: key('second colour, in place of the site’s own', v.optional(colour())),
  hero: key(
    '`chart` of the Caribbean, your own `picture` (`data/pictures/hero.jpg` or `.svg`), or `none`',
    v.optional(picklist(['chart', 'picture', 'none']), 'chart'),
  ),
  heroFocus: key(
    'the part of your picture that stays in sight where it is cropped, such as `right top`',
    v.optional(picklist(focusPoints), 'center'),
  ),
  fonts: key(
    'two families of fontsource.org',
    v.strictObject({
      headings: key('font family of headings', nonEmptyText()),
      text: key('font family of everything else', nonEmptyText()),
    }),
  ),
  textSize: key(
    'size of running text in CSS pixels, 16 to 21, at a browser’s usual setting; small text and labels follow',
    v.optional(wholeNumber('a size in pixels from 16 to 21', 16, 21), defaultTextSize),
  ),
  corners: key(
    'radius of the corners of buttons and fields in CSS pixels, 0 to 26: the largest makes them round',
    v.optional(wholeNumber('a radius in pixels from 0 to 26', 0, 26), 2),
  ),
  fontStylesheetUrl: key(
    'a font provider’s stylesheet, instead of the fonts that the site serves itself; empty for none',
    optionalHttps(),
    'FONT_STYLESHEET_URL',
  ),
};
