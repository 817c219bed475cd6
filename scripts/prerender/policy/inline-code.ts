import { createHash } from 'node:crypto';

/** Sources of a policy that allow the inline code of a page, e.g. `'sha256-…'` with its quotes. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** CSP Level 3, "hash-source"; `code` is the text between the tags. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** A data block is never run, so no policy asks for its hash (HTML standard, "prepare the script element"). */
const dataBlock = /\btype="application\/(?:ld\+)?json"/;
const attributeCode = /<[a-z][^>]*?\s(?:style|on[a-z]+)=[^>]*>/i;

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}

const scriptsIn = (html: string): readonly string[] =>
  [...html.matchAll(scriptElement)].flatMap(([, attributes = '', code = '']) =>
    dataBlock.test(attributes) ? [] : [code],
  );

/**
 * Hashes of a page's inline scripts and styles.
 * @param known the script elements that the build writes; no other one is allowed to run
 * @throws Error where there is another one, or an element has code in an attribute, which the policy blocks
 */
export function inlineCodeOf(html: string, known: string): InlineCode {
  const scripts = scriptsIn(html);
  const own = new Set(scriptsIn(known));
  const foreign = scripts.find((code) => !own.has(code));
  if (foreign !== undefined)
    throw new Error(`prerender: a script that the build has not written: ${foreign.trim().slice(0, 80)}`);
  const styles = [...html.matchAll(styleElement)].map(([, code = '']) => code);
  // React prints quotes round attributes only; without what they hold, no text can look like an attribute.
  const tags = html
    .replaceAll(scriptElement, '')
    .replaceAll(styleElement, '')
    .replaceAll(/"[^"]*"/g, '""');
  const inAttribute = attributeCode.exec(tags);
  if (inAttribute) throw new Error(`prerender: a policy blocks code in attributes, as in ${inAttribute[0]}`);
  return { scripts: unique(scripts.map(hashSource)), styles: unique(styles.map(hashSource)) };
}
