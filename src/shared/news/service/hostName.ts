/** The name of a publisher's host for visitors: decoded from Punycode, as in browsers, unless it imitates another name. */
import punycode from 'punycode.js';
import { getHost } from '~/shared/news/address';

/** Scripts that are not mixed with others in a name. */
const scripts =
  'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thai';

/** A label of one script. Latin has no phonetic letters here; Japanese and Korean are mixed with Chinese. */
const oneScript = new RegExp(
  [
    String.raw`[a-z\u00DF-\u017E\u1E00-\u1EFF]`,
    String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]`,
    String.raw`[\p{scx=Han}\p{scx=Hangul}]`,
    ...scripts.split(' ').map((script) => String.raw`\p{scx=${script}}`),
  ]
    .map((letter) => `^(?:${letter}|[\\d-])+$`)
    .join('|'),
  'u',
);

/** A label whose Cyrillic or Greek letters all look like Latin ones: аррӏе. Source: Chromium, "IDN in Google Chrome". */
const latinAlike = /^[асԁеһіјӏорԗԛѕԝхуъьҽпгѵѡαικνρυωηοτ\d-]+$/;

const ascii = /^[a-z\d-]*$/;

function mayPassForAnother(labels: readonly string[]): boolean {
  const hasLatinEnd = ascii.test(labels.at(-1) ?? '');
  return labels
    .filter((label) => !ascii.test(label))
    .some((label) => !oneScript.test(label) || (hasLatinEnd && latinAlike.test(label)));
}

/** The host of an http(s) address, without `www.`; empty if there is none. */
export function hostName(address: string): string {
  const host = getHost(address);
  if (!host.includes('xn--')) return host;
  try {
    const letters = punycode.toUnicode(host);
    return mayPassForAnother(letters.split('.')) ? host : letters;
  } catch {
    // The label begins like Punycode but is not.
    return host;
  }
}
