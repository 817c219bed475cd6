import { CssBaseline, GlobalStyles as MuiGlobalStyles } from '@mui/material';
import { settings } from 'virtual:settings';
import { attributes } from '~/config/documentNames';
import { fontFaces, fontFamilies } from './fonts';
import { headerHeight, media, motion } from './layout';
import { onNight } from './palette';
import { theme } from './theme';

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

/** The site's fonts; with reduced data, fallback fonts that the visitor's system has. */
const families = () => `
  :root{${declarations(fontFamilies.site)}}
  html[${attributes.script}=reduced-data]{${declarations(fontFamilies.fallback)}}
`;

type Rules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const attribute = (scheme: 'light' | 'dark') => `[${attributes.scheme}="${scheme}"]`;

/** The scheme for what the browser draws, and variables for elements that one scheme hides, such as the switch's icons. */
function schemeDeclarations(scheme: unknown): string {
  const [shown, hidden] = scheme === 'dark' ? ['dark', 'light'] : ['light', 'dark'];
  return `color-scheme:${shown};--display-in-${shown}:contents;--display-in-${hidden}:none;`;
}

function toDeclarations(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => (name === 'colorScheme' ? schemeDeclarations(value) : `${name}:${String(value)};`))
    .join('');
}

/**
 * The theme's variables by scheme: the visitor's choice, or the system's if the attribute is absent. A document keeps those that it
 * uses (scripts/build/document.ts). Material UI's provider declares all of them in the browser, but without script its pages would be
 * light in a dark system.
 */
const schemes = () =>
  theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet as Rules))
    .map(([selector, values]) => {
      const rule = `{${toDeclarations(values)}}`;
      if (selector !== attribute('dark')) return selector + rule;
      return `@media (prefers-color-scheme:dark){:root:not(${attribute('light')})${rule}}:root${selector}${rule}`;
    })
    .join('');

/** Only a script sets the attributes that hide something (src/app/useReveal.ts), so nothing is hidden without script, or on paper. */
const reveal = ({ durationMs, easing }: typeof motion.reveal) => `
  @media screen and (prefers-reduced-motion:no-preference){
    [data-reveal=waiting]{opacity:0;transform:translateY(1.75rem)}
    [data-reveal=shown]{transition:opacity ${durationMs}ms ${easing},transform ${durationMs}ms ${easing}}
  }
`;

/**
 * In a window wider than 100 rem the root's font size, and with it everything in rem, grows with the window. Half of it is the visitor's
 * own text size, so that zoom still enlarges text.
 *
 * An open dialog stops the page behind it from scrolling; that costs a layout, so it waits until the dialog is painted.
 *
 * Rules for elements stand in `:where()` and set single properties, so that every component overrides them, and what a component
 * does not set has Material UI's value. A list without markers by `list-style-type: none` would be no list to VoiceOver.
 */
const styles = ({ palette }: typeof theme.vars) =>
  `
  ${fontFaces}
  ${families()}
  ${reveal(motion.reveal)}
  ${schemes()}
  :root{--focus:${palette.primary.main}}
  html{overflow-y:scroll;font-size:clamp(100%,50% + .5vw,150%);scroll-padding-top:1rem;text-size-adjust:100%}
  ${media.sticky}{html{scroll-padding-top:calc(${headerHeight} + 1rem)}}
  html[${attributes.dialogOpen}]{overflow:hidden;transition:overflow 0s 200ms allow-discrete}
  body{font-synthesis:none}
  :where(p,ul,ol,dl,dd,figure){margin:0}
  :where(ul,ol){padding:0;list-style-type:""}
  :where(p){text-wrap-style:pretty}
  :where(a){color:${palette.primary.main};text-decoration-thickness:1px;text-underline-offset:.22em}
  :where(a:hover){text-decoration-thickness:2px}
  :where(:focus-visible){outline:3px solid var(--focus);outline-offset:3px;border-radius:2px}
  :where([tabindex="-1"]:focus){outline:none}
  ::selection{background:${onNight.amber};color:${onNight.background}}
  [hidden]{display:none!important}
`.replaceAll(/\n\s*/g, '');

/** Material UI's baseline, and the site's on top of it. The build and development render both; the built page has them in its head. */
export function GlobalStyles() {
  return (
    <>
      <CssBaseline />
      <MuiGlobalStyles styles={styles(theme.vars)} />
      <link rel="stylesheet" href={`${settings.basePath}print.css`} precedence="global" media="print" />
    </>
  );
}
