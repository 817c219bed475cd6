/** Feed text to plain text: markup removed, entities resolved once, control characters gone, one space between words. */

// Inline elements; all others separate words.
const inlineElements = new Set(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup tt u var wbr'.split(
    ' ',
  ),
);

// The Latin-1 names in code order from U+00A0, then the others that feeds use, each with its character.
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const others = `amp & AMP & lt < LT < gt > GT > quot " QUOT " apos ' ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › hellip … bull • euro € trade ™ prime ′ Prime ″ minus − dagger † permil ‰ OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ zwj \u200D zwnj \u200C lrm \u200E rlm \u200F rarr → larr ← ne ≠ le ≤ ge ≥`;
const entities = new Map<string, string>([
  ...latin1.split(' ').map((name, index): [string, string] => [name, String.fromCodePoint(0xa0 + index)]),
  ...Array.from(others.matchAll(/(\w+) (\S+)/g), ([, name = '', character = '']): [string, string] => [
    name,
    character,
  ]),
  ...'ensp emsp thinsp Tab NewLine'.split(' ').map((name): [string, string] => [name, ' ']),
]);

// Windows-1252 in place of C1 controls: browsers read `&#146;` this way, and feeds rely on it.
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

// Controls, invisible characters that break words, halves of surrogate pairs, and the direction overrides that
// would reverse the rest of the page when a cut leaves them open. Marks (U+200E/F) and joiners stay.
const unwanted =
  // eslint-disable-next-line no-control-regex -- control characters are what this removes
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u200B\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|\p{Surrogate}/gu;

/** Text that shows nothing would be a link without a name. Braille's blank and Hangul's fillers count as letters. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}\p{M}\u2800]/u;

function codePoint(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return windows1252.charAt(code - 0x80);
  return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '' : String.fromCodePoint(code);
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,7}));/g,
    (whole, decimal?: string, hexadecimal?: string, name?: string) => {
      if (decimal !== undefined) return codePoint(Number.parseInt(decimal, 10));
      if (hexadecimal !== undefined) return codePoint(Number.parseInt(hexadecimal, 16));
      return entities.get(name ?? '') ?? whole;
    },
  );
}

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
 * Entities are resolved once, as HTML does, so `&lt;b&gt;` becomes the text `<b>` and is not taken for a tag.
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
