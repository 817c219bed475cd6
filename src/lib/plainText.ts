/** Converts a feed's text to plain text, without markup, entities and control characters, with one space between words. */
import { decodeHTMLStrict } from 'entities/decode';

// These elements are inline. All other elements separate words.
const inlineElements = new Set(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup tt u var wbr'.split(
    ' ',
  ),
);

// Matches control characters, invisible characters that break words, halves of surrogate pairs, noncharacters, and the direction
// overrides that would reverse the rest of the page if the end of a shortened text is lost. Direction marks (U+200E/F) and
// joiners are not removed.
const unwanted =
  // eslint-disable-next-line no-control-regex -- control characters are what this removes
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u200B\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFD]|\p{Surrogate}/gu;

/**
 * Matches text with a visible character, because a link needs a visible name. Unicode counts some blank characters as
 * letters.
 */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}\p{M}\u2800]/u;

/** Feeds truncate descriptions anywhere, often inside a tag: `… USA TODAY</l…`. */
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
    // A tag ends before the next one begins. Otherwise a text of many `<` would be searched to its end for each of them.
    .replace(/<(script|style|template|noscript)\b[^<>]*>[^]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!doctype[^<>]*>/gi, ' ')
    // First the tags with quoted attributes, which may contain `>`, then those with an unpaired quote.
    .replace(/<\/?([a-z][a-z\d:-]*)(?:[\s/](?:"[^"]*"|'[^']*'|[^'"<>])*)?>/gi, replaceTag)
    .replace(/<\/?([a-z][a-z\d:-]*)(?:[\s/][^<>]*)?>/gi, replaceTag);
  return dropCutTag(stripped, sawTags);
}

/** How often a text is encoded at most: by the publisher's page, by its feed, and by a feed made of that feed. */
const encodingsMax = 3;

/** Decodes entities repeatedly: `Haiti&amp;#8217;s port`, decoded once, is still `Haiti&#8217;s port`. */
function decodeEntities(encoded: string): string {
  let text = encoded;
  for (let round = 0; round < encodingsMax && text.includes('&'); round++) text = decodeHTMLStrict(text);
  return text;
}

/** Truncates a text, but not inside a surrogate pair or a joined emoji, since half of it would be another character. */
function cutInsideWord(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '').replace(/\p{Extended_Pictographic}?\u{200D}$/u, '');
}

/** Shortens a text to `limit` UTF-16 units at most: it ends after a word, with an ellipsis. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit - 1);
  const space = text.charAt(limit - 1) === ' ' ? start.length : start.lastIndexOf(' ');
  // A word longer than half of the limit is divided.
  const shortened = space >= limit / 2 ? start.slice(0, space) : cutInsideWord(start);
  return `${shortened.replace(/[\s.,;:…–—-]+$/u, '')}…`;
}

/**
 * The plain text of a feed's text field; empty if the field is not a string or has no visible text.
 * Entities are decoded after markup is removed, so `&lt;b&gt;` becomes the text `<b>` and is not taken for a tag.
 * @param limit longest result, in UTF-16 units; a longer text is shortened after a word, with an ellipsis.
 */
export function plainText(value: unknown, limit: number): string {
  if (typeof value !== 'string') return '';
  // Markup is several times as long as its text. The limit prevents that a huge record is slow to convert.
  const readable = value.length > limit * 8 + 2_000 ? value.slice(0, limit * 8 + 2_000) : value;
  const text = decodeEntities(stripMarkup(readable.replace(unwanted, '')))
    .replace(unwanted, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
  return !visible.test(text) || /^(?:null|undefined|\[removed\])$/i.test(text) ? '' : shorten(text, limit);
}
