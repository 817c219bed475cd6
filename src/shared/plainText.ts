/** Feed text to plain text: markup removed, entities decoded, control characters gone, one space between words. */
import { decodeHTMLStrict } from 'entities/decode';

// Inline elements; all others separate words.
const inlineElements = new Set(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup tt u var wbr'.split(
    ' ',
  ),
);

// Controls, invisible characters that break words, halves of surrogate pairs, what stands for characters that are none,
// and the direction overrides that would reverse the rest of the page when a cut leaves them open. Marks (U+200E/F) and
// joiners stay.
const unwanted =
  // eslint-disable-next-line no-control-regex -- control characters are what this removes
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u200B\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFD]|\p{Surrogate}/gu;

/** Text that shows nothing would be a link without a name. Braille's blank and Hangul's fillers count as letters. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}\p{M}\u2800]/u;

/** Feeds cut descriptions anywhere, often inside a tag: `… USA TODAY</l…`. */
function dropCutTag(text: string, sawTags: boolean): string {
  const start = text.lastIndexOf('<');
  if (start === -1) return text;
  const tail = text.slice(start);
  const isCutTag = sawTags
    ? /^<(?:[a-z/!][^>]*|\s*(?:…|\.{3})?)$/i
    : /^<(?:\/[a-z]*(?:…|\.{3})?|[a-z]+\s+[a-z-]+=[^>]*)$/i;
  return isCutTag.test(tail) ? text.slice(0, start) : text;
}

function stripMarkup(text: string): string {
  if (!text.includes('<')) return text;
  let sawTags = false;
  const replaceTag = (_whole: string, name: string) => {
    sawTags = true;
    return inlineElements.has(name.toLowerCase()) ? '' : ' ';
  };
  const stripped = text
    .replace(/<!--[^]*?(?:-->|$)/g, ' ')
    .replace(/<!\[CDATA\[([^]*?)(?:\]\]>|$)/g, '$1')
    // No tag reaches over the next one: text of nothing but beginnings would be searched to its end for each.
    .replace(/<(script|style|template|noscript)\b[^<>]*>[^]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!doctype[^<>]*>/gi, ' ')
    // First with quoted attributes, which may hold `>`; then what is left of tags with a stray quote.
    .replace(/<\/?([a-z][a-z\d:-]*)(?:[\s/](?:"[^"]*"|'[^']*'|[^'"<>])*)?>/gi, replaceTag)
    .replace(/<\/?([a-z][a-z\d:-]*)(?:[\s/][^<>]*)?>/gi, replaceTag);
  return dropCutTag(stripped, sawTags);
}

/** How often feeds encode one text: a publisher's page does, its feed does, and so does a feed made of that feed. */
const encodingsMax = 3;

/** `Haiti&amp;#8217;s port` is encoded twice: a single decoding would leave `Haiti&#8217;s port`. */
function decodeEntities(encoded: string): string {
  let text = encoded;
  for (let round = 0; round < encodingsMax && text.includes('&'); round++) text = decodeHTMLStrict(text);
  return text;
}

/** Never inside a surrogate pair or a joined emoji, half of which would be another character. */
function cutInsideWord(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '').replace(/\p{Extended_Pictographic}?\u{200D}$/u, '');
}

/** Cuts at a word and adds an ellipsis; at most `limit` UTF-16 units. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit - 1);
  const space = text.charAt(limit - 1) === ' ' ? start.length : start.lastIndexOf(' ');
  // A word longer than half the limit is cut inside.
  const cut = space >= limit / 2 ? start.slice(0, space) : cutInsideWord(start);
  return `${cut.replace(/[\s.,;:…–—-]+$/u, '')}…`;
}

/**
 * Plain text of a feed's text field; empty for anything that is no string or holds nothing to read.
 * Entities are decoded after markup is removed, so `&lt;b&gt;` becomes the text `<b>` and is not taken for a tag.
 * @param limit longest result, in UTF-16 units; longer text is cut at a word and ends with an ellipsis.
 */
export function plainText(value: unknown, limit: number): string {
  if (typeof value !== 'string') return '';
  // Markup is several times as long as its text. The limit keeps a huge record from being slow.
  const readable = value.length > limit * 8 + 2_000 ? value.slice(0, limit * 8 + 2_000) : value;
  const text = decodeEntities(stripMarkup(readable.replace(unwanted, '')))
    .replace(unwanted, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
  return !visible.test(text) || /^(?:null|undefined|\[removed\])$/i.test(text) ? '' : shorten(text, limit);
}
