import { headerHeight, pageWidth } from './layout';

/** Opacity of the night colour over an owner's picture behind words: enough for contrast on a white picture too. */
export const overlayOpacity = 0.74;

const blackAt = (opacity: number) => `rgb(0 0 0 / ${opacity})`;
const overlay = blackAt(overlayOpacity);

/** The layer under the header, which has no background of its own at the top of a page. */
const header = `linear-gradient(${overlay} ${headerHeight}, transparent calc(2 * ${headerHeight}))`;

/** Left margin of the page's content in windows wider than the page. */
const outside = `max(0px, (100vw - ${pageWidth}) / 2)`;

/** Masks of a layer in the colour of the night. */
export const overlayMasks = {
  /** Words take the whole band. */
  full: `linear-gradient(${overlay}, ${overlay})`,
  /** The words of the home page on a phone end 75vw above the end of the band. */
  above: `linear-gradient(0deg, ${blackAt(0.1)} 40vw, ${overlay} 70vw)`,
  /** The words of the home page take the left of a wider window. */
  beside: `${header}, linear-gradient(90deg, ${overlay} calc(${outside} + max(46rem, 50vw)), ${blackAt(0.1)} calc(${outside} + max(60rem, 80vw)))`,
} as const;
