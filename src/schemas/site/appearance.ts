/** What the site looks like. */
import * as v from 'valibot';
import { key, picklist, wholeNumber } from '~/schemas/settingValues';

/** The size of running text in the design, in CSS pixels. */
export const defaultTextSize = 17;

export const appearance = {
  hero: key('`chart` of the Caribbean, or `none`', v.optional(picklist(['chart', 'none']), 'chart')),
  textSize: key(
    'size of running text in CSS pixels, 16 to 21, at a browser’s usual setting; small text and labels follow',
    v.optional(wholeNumber('a size in pixels from 16 to 21', 16, 21), defaultTextSize),
  ),
  corners: key(
    'radius of the corners of buttons and fields in CSS pixels, 0 to 26: the largest makes them round',
    v.optional(wholeNumber('a radius in pixels from 0 to 26', 0, 26), 2),
  ),
};
