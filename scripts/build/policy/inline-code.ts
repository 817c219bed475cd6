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
const dataBlock = /\btype="application\/ld\+json"/;
const attributeCode = /<[a-z][^>]*?\s(?:style|on[a-z]+)=[^>]*>/i;

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}

/**
 * Hashes of a page's inline scripts and styles.
 * @throws Error where an element has code in an attribute, which the policy blocks
 */
export function inlineCodeOf(html: string): InlineCode {
  const scripts = [...html.matchAll(scriptElement)].flatMap(([, attributes = '', code = '']) =>
    dataBlock.test(attributes) ? [] : [code],
  );
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
