import { attributes } from '../../../src/boot/contract';
import type { CapturedPage } from '../adapter/capture';
import { escapeXml } from '../files/xml';
import { splitMarkup } from '../adapter/split-markup';

export interface PageFrame {
  /** BCP 47 tag of the page's language. */
  readonly language: string;
  /** Compiled boot script. */
  readonly boot: string;
  /** Addresses of the application's files for this page, each after those it needs: see src/boot/start.ts. */
  readonly files: readonly string[];
  /** A font provider's stylesheet, or empty. */
  readonly fontStylesheet: string;
  /** Origins to connect to ahead. */
  readonly preconnect: readonly string[];
}

/**
 * A stylesheet of another host, which must not hold up the first paint: for print until the boot script makes it one
 * for everything (src/boot/fonts.ts), and at once where there is no script.
 */
function lateStylesheet(href: string): string {
  const address = escapeXml(href);
  return `<link rel="stylesheet" href="${address}" media="print" ${attributes.lateStylesheet}/><noscript><link rel="stylesheet" href="${address}"/></noscript>`;
}

/** Without what a style sheet means nothing by; strings stay as they are. */
function tighten(rules: string): string {
  return rules.replaceAll(
    /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|, |;(?=})/g,
    (sign: string, text: string | undefined) => text ?? (sign === ', ' ? ',' : ''),
  );
}

/**
 * All rules in one element, which costs the policy one hash. Emotion moves the elements it finds, and the browser would
 * style the page anew: it finds empty ones. They come first, as the names compress better before the rules than after.
 */
function styleElements(rules: string, ruleNames: readonly string[]): readonly string[] {
  return [
    ...ruleNames.map((names) => `<style data-s="" data-emotion="${names}"></style>`),
    `<style>${tighten(rules)}</style>`,
  ];
}

/**
 * The whole document, in the order it is needed: encoding, viewport and title; what paints; what may wait.
 * Parts are joined, never replaced into each other, so that no character of a text has a meaning of its own.
 */
export function composePage(captured: CapturedPage, frame: PageFrame): string {
  const { title, rules, head, data, body } = splitMarkup(captured.markup);
  return [
    '<!doctype html>',
    `<html lang="${frame.language}" ${attributes.files}="${frame.files.join(' ')}"><head><meta charset="utf-8"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    title,
    `<script>${frame.boot}</script>`,
    ...frame.preconnect.map((origin) => `<link rel="preconnect" href="${origin}" crossorigin/>`),
    ...styleElements(rules + captured.rules, captured.ruleNames),
    frame.fontStylesheet === '' ? '' : lateStylesheet(frame.fontStylesheet),
    ...head,
    ...data,
    '</head><body>',
    `<div id="root" data-server-rendered="true">${body}</div>`,
    '</body></html>\n',
  ].join('');
}
