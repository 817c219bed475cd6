/** The site's fonts, and the fallback fonts that are shown until they arrive. */
import hankenGroteskExtended from '~/assets/fonts/hanken-grotesk-ext.woff2';
import hankenGrotesk from '~/assets/fonts/hanken-grotesk.woff2';
import newsreaderExtended from '~/assets/fonts/newsreader-ext.woff2';
import newsreader from '~/assets/fonts/newsreader.woff2';
import { extendedLetters } from '~/config/fontCharacters';

/** A page fetches the file of extended letters only if it has one of them, such as a name in the news. */
const webFonts = [
  `@font-face{font-family:"Newsreader";src:url(${newsreader});font-weight:400;font-display:swap}`,
  `@font-face{font-family:"Newsreader";src:url(${newsreaderExtended});font-weight:400;font-display:swap;unicode-range:${extendedLetters}}`,
  `@font-face{font-family:"Hanken Grotesk";src:url(${hankenGrotesk});font-weight:400 600;font-display:swap}`,
  `@font-face{font-family:"Hanken Grotesk";src:url(${hankenGroteskExtended});font-weight:400 600;font-display:swap;unicode-range:${extendedLetters}}`,
];

/**
 * Fonts of operating systems, stretched to the metrics of the site's fonts, which prevents a layout shift. Every common system
 * has one of each list. Liberation has the metrics of Times New Roman and Arial. The sizes follow from the mean width of a
 * character in the site's languages.
 */
const fallbackFonts = [
  '@font-face{font-family:"Newsreader Georgia";src:local("Georgia");ascent-override:79.2%;descent-override:28.5%;size-adjust:92.8%}',
  '@font-face{font-family:"Newsreader Noto";src:local("Noto Serif Regular"),local("NotoSerif-Regular");ascent-override:85.7%;descent-override:30.9%;size-adjust:85.8%}',
  '@font-face{font-family:"Newsreader Times";src:local("Times New Roman"),local("Liberation Serif");ascent-override:72.4%;descent-override:26.1%;line-gap-override:0%;size-adjust:101.5%}',
  '@font-face{font-family:"Newsreader DejaVu";src:local("DejaVu Serif");ascent-override:92.1%;descent-override:33.2%;size-adjust:79.8%}',
  '@font-face{font-family:"Hanken Grotesk Arial";src:local("Arial"),local("Liberation Sans");ascent-override:99.7%;descent-override:30.2%;line-gap-override:0%;size-adjust:100.3%}',
  '@font-face{font-family:"Hanken Grotesk Roboto";src:local("Roboto Regular"),local("Roboto-Regular");ascent-override:99.3%;descent-override:30.1%;size-adjust:100.7%}',
  '@font-face{font-family:"Hanken Grotesk Noto";src:local("Noto Sans Regular"),local("NotoSans-Regular");ascent-override:105%;descent-override:31.8%;size-adjust:95.2%}',
  '@font-face{font-family:"Hanken Grotesk DejaVu";src:local("DejaVu Sans");ascent-override:113%;descent-override:34.2%;size-adjust:88.5%}',
];

export const fontFaces = [...webFonts, ...fallbackFonts].join('');

const fallback = {
  headings: '"Newsreader Georgia","Newsreader Noto","Newsreader Times","Newsreader DejaVu",Georgia,serif',
  text: '"Hanken Grotesk Arial","Hanken Grotesk Roboto","Hanken Grotesk Noto","Hanken Grotesk DejaVu",system-ui,sans-serif',
} as const;

/** Values of CSS `font-family`: the site's fonts with their fallback fonts, and the fallback fonts alone. */
export const fontFamilies = {
  fallback,
  site: { headings: `"Newsreader",${fallback.headings}`, text: `"Hanken Grotesk",${fallback.text}` },
} as const;
