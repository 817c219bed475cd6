import { CssBaseline, GlobalStyles as MuiGlobalStyles } from '@mui/material';
import { attributes } from '~/boot/contract';
import { fontFaces, fontFamilies, hasTextWeights } from '~generated/fonts';
import { onNight } from '~generated/palette';
import { site } from '~generated/site';
import { breakpoints, headerHeight, motion } from './layout';
import { theme } from './theme';
import { font, typography } from './typography';

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

/** The site's fonts; on a costly connection, fallback fonts that the visitor's system has. */
const families = () => `
  :root{${declarations(fontFamilies.site)}}
  html[${attributes.script}=costly]{${declarations(fontFamilies.fallback)}}
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
 * All of the theme's variables by scheme: the visitor's choice, or the system's if the attribute is absent. Material UI's
 * provider declares them too, but without script its pages would be light in a dark system.
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

/** Set by script alone (src/app/useReveal.ts), so nothing is hidden without it, nor on paper. */
const reveal = ({ durationMs, easing } = motion.reveal) => `
  @media screen and (prefers-reduced-motion:no-preference){
    [data-reveal=waiting]{opacity:0;transform:translateY(1.75rem)}
    [data-reveal=shown]{transition:opacity ${durationMs}ms ${easing},transform ${durationMs}ms ${easing}}
  }
`;

/**
 * Beyond 100 rem of window everything grows with it, in part by the visitor's own text size: zoom still enlarges text.
 *
 * An open dialog stops the page behind it from scrolling; that costs a layout, so it waits until the dialog is painted.
 *
 * A word that is longer than the measure of a heading widens it. In a phone's window it is hyphenated instead; browsers
 * without a limit for that would hyphenate shorter words too, and break it anywhere. If the text is so large that a phone's
 * window has hardly any of it in a line, all of them hyphenate also shorter words.
 */
const styles = ({ palette }: typeof theme.vars) =>
  `
  ${site.fontStylesheet === '' ? fontFaces : ''}
  ${families()}
  ${reveal()}
  ${schemes()}
  :root{--focus:${palette.primary.main}}
  html{overflow-y:scroll;font-size:clamp(100%,50% + .5vw,150%);scroll-padding-top:calc(${headerHeight} + 1rem);text-size-adjust:100%}
  html[${attributes.dialogOpen}]{overflow:hidden;transition:overflow 0s 200ms allow-discrete}
  body{font-family:${font.text};font-size:${typography.body1.fontSize};line-height:${typography.body1.lineHeight};font-synthesis:${hasTextWeights ? 'none' : 'weight'};overflow-wrap:anywhere}
  h1,h2,h3,h4,p,ul,ol,dl,dd,figure{margin:0}
  h1,h2,h3,h4{font-weight:400;text-wrap:balance}
  @supports (hyphenate-limit-chars:14){h1,h2{hyphens:auto;hyphenate-limit-chars:14 5 5}}
  @media (min-width:${breakpoints.md}rem){h1,h2,h3,h4{overflow-wrap:break-word}h1,h2{min-width:min-content}}
  @media (max-width:17rem){h1,h2,h3{hyphens:auto;hyphenate-limit-chars:8 3 3}}
  p{text-wrap:pretty}
  ul,ol{padding:0;list-style:none}
  img{display:block;max-width:100%;height:auto}
  a{color:${palette.primary.main};text-decoration-thickness:1px;text-underline-offset:.22em}
  a:hover{text-decoration-thickness:2px}
  button,input,select,textarea{font:inherit;color:inherit}
  :focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:2px}
  [tabindex="-1"]:focus{outline:none}
  ::selection{background:${onNight.amber};color:${onNight.background}}
  [hidden]{display:none!important}
`.replaceAll(/\n\s*/g, '');

/** Material UI's baseline, and the site's on top of it. The build and development render both; the built page has them in its head. */
export function GlobalStyles() {
  return (
    <>
      <CssBaseline />
      <MuiGlobalStyles styles={styles(theme.vars)} />
      <link rel="stylesheet" href={`${site.base}print.css`} precedence="global" media="print" />
    </>
  );
}
