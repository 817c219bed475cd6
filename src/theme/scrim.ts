import { headerHeight, pageWidth } from './layout';

/** How much of the night lies over an own picture where words are: enough on a white one too. */
export const behindWords = 0.74;

const veil = (opacity: number) => `rgb(0 0 0 / ${opacity})`;
const words = veil(behindWords);

/** The layer under the header, which has no background of its own at the top of a page. */
const header = `linear-gradient(${words} ${headerHeight}, transparent calc(2 * ${headerHeight}))`;

/** Left margin of the page's content in windows wider than the page. */
const outside = `max(0px, (100vw - ${pageWidth}) / 2)`;

/** Masks of a layer in the colour of the night. */
export const scrims = {
  /** Words take the whole band. */
  full: `linear-gradient(${words}, ${words})`,
  /** On a phone's home page: words end 75vw above the end of the band. */
  above: `linear-gradient(0deg, ${veil(0.1)} 40vw, ${words} 70vw)`,
  /** Words take the left. */
  beside: `${header}, linear-gradient(90deg, ${words} calc(${outside} + max(46rem, 50vw)), ${veil(0.1)} calc(${outside} + max(60rem, 80vw)))`,
} as const;
