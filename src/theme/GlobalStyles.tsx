import hankenGrotesk from '~/assets/fonts/hanken-grotesk.woff2';
import newsreader from '~/assets/fonts/newsreader.woff2';
import { attributes } from '~/boot/contract';
import { site } from '~/config/site';
import { webFonts } from './fonts';
import { headerHeight } from './layout';
import { onNight } from './palette';
import { schemeStyles } from './schemeStyles';
import { theme } from './theme';
import { font, fontFamilies, typography } from './typography';

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

const addresses = { 'newsreader.woff2': newsreader, 'hanken-grotesk.woff2': hankenGrotesk } as const;

const ownFaces = () =>
  webFonts
    .map(
      ({ family, weight, file }) =>
        `@font-face{font-family:"${family}";src:url(${addresses[file]});font-weight:${weight};font-display:swap}`,
    )
    .join('');

/**
 * Metrics of the faces that stand in are printed by `npm run fonts`, the serif's less 1.5 %: so the lines of
 * the pages end where they end in the house's own. Liberation has those of Times New Roman and Arial, Roboto as good
 * as those of Arial.
 */
const fontFaces = () => `
${ownFaces()}
@font-face{font-family:"Newsreader Georgia";src:local("Georgia");ascent-override:79.5%;descent-override:28.7%;size-adjust:92.5%}
@font-face{font-family:"Newsreader Noto";src:local("Noto Serif Regular"),local("NotoSerif-Regular");ascent-override:85.8%;descent-override:30.9%;size-adjust:85.7%}
@font-face{font-family:"Newsreader Times";src:local("Times New Roman"),local("Liberation Serif");ascent-override:72.4%;descent-override:26.1%;line-gap-override:0%;size-adjust:101.5%}
@font-face{font-family:"Hanken Arial";src:local("Arial"),local("Liberation Sans"),local("Roboto Regular"),local("Roboto-Regular");ascent-override:99%;descent-override:30%;line-gap-override:0%;size-adjust:101%}
`;

/**
 * The page has what stands in until the boot script applies the site's own fonts (src/boot/fonts.ts): so they are not
 * asked for before it is painted, and it is laid out anew part by part, as all at once would hold it up. Without script,
 * or where the boot script steps aside, they come with the style sheet.
 */
const families = () => {
  const ownFamilies = declarations(fontFamilies.own);
  return `
  :root{${declarations(fontFamilies.standIns)}}
  [${attributes.fonts}]{${ownFamilies}font-family:${font.sans}}
  html:not([${attributes.script}]){${ownFamilies}}
`;
};

/** An open dialog stops the page behind it from scrolling, which lays the page out anew, once it is painted itself. */
const styles = ({ palette }: typeof theme.vars) =>
  `
  ${site.fontStylesheet === '' ? fontFaces() : ''}
  ${families()}
  ${schemeStyles()}
  :root{--focus:${palette.primary.main}}
  *,::before,::after{box-sizing:border-box}
  html{scroll-padding-top:calc(${headerHeight} + 1rem);-webkit-text-size-adjust:100%;text-size-adjust:100%}
  html:has(>body>#root>header>dialog[open]){overflow:hidden;transition:overflow 0s 200ms allow-discrete}
  body{margin:0;background:${palette.background.default};color:${palette.text.primary};font-family:${font.sans};font-size:${typography.body.fontSize};line-height:${typography.body.lineHeight};font-synthesis:none;-webkit-font-smoothing:antialiased;overflow-wrap:anywhere}
  h1,h2,h3,h4,p,ul,ol,dl,dd,figure{margin:0}
  h1,h2,h3,h4{font-weight:400;text-wrap:balance}
  p{text-wrap:pretty}
  ul,ol{padding:0;list-style:none}
  img{display:block;max-width:100%;height:auto}
  a{color:${palette.primary.main};text-decoration-thickness:1px;text-underline-offset:.22em}
  a:hover{text-decoration-thickness:2px}
  button,input,select,textarea{font:inherit;color:inherit}
  :focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:2px}
  ::selection{background:${onNight.amber};color:${onNight.ground}}
  [hidden]{display:none!important}
  @view-transition{navigation:auto}
  @media print{
    :root:root{color-scheme:light;--palette-background-default:#fff;--palette-background-paper:#fff;--palette-text-primary:#000;--palette-text-secondary:#222;--palette-divider:#999;--palette-primary-main:#000;--palette-secondary-main:#000}
    *{transition:none!important}
    body{font-size:10.5pt}
    main a{color:#000!important;background:none!important;border-color:#000!important}
    [data-reveal]{opacity:1!important;transform:none!important}
    main :is(form,iframe,button){display:none!important}
    a[href^=https]::after{content:" (" attr(href) ")";font-size:.85em;overflow-wrap:anywhere}
    h1,h2,h3{break-after:avoid}
    li,figure,blockquote{break-inside:avoid}
  }
`.replaceAll(/\n\s*/g, '');

/**
 * Custom properties, resets and what every element shares. React puts them into the head; the prerendered page has
 * them there, and they never change: no browser needs this code, and nothing of it runs until it is rendered.
 */
export function GlobalStyles() {
  return (
    <style href="global" precedence="global">
      {styles(theme.vars)}
    </style>
  );
}
