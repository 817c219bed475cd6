/** Markdown of texts, parsed by marked into the few kinds of blocks that pages show. HTML is refused. */
import { decodeXML } from 'entities/decode';
import { Lexer, lexer, type Token, type Tokens } from 'marked';

/** Words, or a part of them: a link to a page or to another site, or emphasis. */
export type MarkdownInline =
  | string
  | { readonly link: string; readonly text: readonly MarkdownInline[] }
  | { readonly strong: readonly MarkdownInline[] }
  | { readonly em: readonly MarkdownInline[] };

/** A paragraph is its words alone. An ordered list has the number that it starts with. */
export type MarkdownBlock =
  | readonly MarkdownInline[]
  | { readonly heading: readonly MarkdownInline[] }
  | { readonly list: readonly (readonly MarkdownInline[])[]; readonly start?: number };

/** What becomes of the words and addresses of a text. */
interface Conversions {
  readonly words: (words: string) => string;
  /** Converts an address. If it returns undefined, as for a page that is not shown yet, the link becomes plain words. */
  readonly address: (address: string) => string | undefined;
}

/** The parser runs out of memory for thousands of lists and quotations in each other. */
const nestingMax = 20;

/** Finds the first line that begins with more signs of lists and quotations than the parser can take; undefined if there is none. */
const findDeepLine = (text: string): string | undefined =>
  text.split('\n').find((line) => {
    const [start = ''] = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*/.exec(line) ?? [];
    return start.replaceAll(/[ \t\d]/g, '').length > nestingMax || start.length > 4 * nestingMax;
  });

/** Quotes the beginning of a part of a text for a message. */
const quote = (raw: string): string => JSON.stringify(raw.trim().slice(0, 60));

const describeToken = ({ raw, type }: Token): string => `${quote(raw)}: ${type} is not shown`;

/** Signs of Markdown that have become no link, emphasis, list or heading, and how those are written. */
const leftoverSigns: readonly (readonly [signs: RegExp, rule: string])[] = [
  [
    /\](?:\(| \((?=$|https?:|mailto:|\/))/,
    'a link is [words](https://a.example), with all its brackets and no blank between',
  ],
  [
    /\*\*|__|~~/,
    String.raw`emphasis ends with the signs that it begins with, **so**; a star alone is written \*, a line \_`,
  ],
  [/(?:^|\n[ \t]*)[•◦▪‣●·]/, 'each line of a list begins with a hyphen and a blank'],
  [/(?:^|\n[ \t]*)\|/, 'tables are not supported: write a list'],
  [/(?:^|\n[ \t]*)##/, 'a heading begins with ### and a blank'],
  [/\)\[(?:\/|https?:|mailto:)/, 'a link is [words](/about): first the words in [ ], then the address in ( )'],
  [/<\/?[a-z][\w-]*:[\w-]/i, 'this is markup of Microsoft Word: paste the text without formatting'],
  [
    /(?:^|\n)[ \t]*[a-z]\) [^\n]*\n[ \t]*[a-z]\) /,
    'each line of a list begins with 1. or a hyphen; a) and b) stand between empty lines',
  ],
];

/** The first signs of Markdown that visitors would read as they are, with the words around them, and what is right. */
function findLeftover(words: string): { readonly excerpt: string; readonly rule: string } | undefined {
  for (const [signs, rule] of leftoverSigns) {
    const index = signs.exec(words)?.index;
    if (index !== undefined)
      return { excerpt: JSON.stringify(words.slice(Math.max(0, index - 20), index + 20).trim()), rule };
  }
  return undefined;
}

/** Finds HTML or Markdown in a text of one line, which would show its signs. */
export function findMarkupErrors(text: string): readonly string[] {
  const [raw] = /^#{1,6} |&(?:[a-z]+|#\d+);/i.exec(text) ?? [];
  if (raw !== undefined) return [`${quote(raw)}: markup is not shown`];
  const token = Lexer.lexInline(text, { gfm: false }).find(({ type }) => type !== 'text' && type !== 'br');
  if (token !== undefined) return [describeToken(token)];
  const leftover = findLeftover(text);
  return leftover === undefined ? [] : [`${leftover.excerpt}: Markdown is not supported here: remove these signs`];
}

/** Finds what is wrong with an address. */
function findAddressErrors(address: string, isPage: (path: string) => boolean): readonly string[] {
  if (/^tel:/i.test(address))
    return /^tel:\+\d[\d().-]*$/.test(address)
      ? []
      : [`${address}: write the number with its country, as in tel:+18095550100`];
  if (/^mailto:/i.test(address))
    return /^mailto:(?:\{\w+\}|[^\s@?]+@[^\s@?]+)(?:\?|$)/i.test(address)
      ? []
      : [`${address}: write the mail address as in mailto:office@example.com`];
  if (address.startsWith('http:')) return [`${address}: browsers warn of http://: write https://`];
  const [path = ''] = address.split(/[?#]/);
  if (address.startsWith('/') && !address.startsWith('//'))
    return isPage(path) ? [] : [`${address}: there is no page at this address`];
  return URL.canParse(address) && address.startsWith('https://')
    ? []
    : [`${address}: a link begins with https://, mailto:, tel:, or / for a page of this site`];
}

const isLink = (token: Token): token is Tokens.Link => token.type === 'link';
const isList = (token: Token): token is Tokens.List => token.type === 'list';

interface ParsedText {
  readonly blocks: readonly MarkdownBlock[];
  /** The parts that cannot be shown, a line each. */
  readonly errors: readonly string[];
}

/**
 * Parses a text. HTML, code, tables, quotations, pictures, lists in lists and links that are no address are errors.
 * @param isPage whether the site has a page at a path of the default language
 */
export function parseMarkdown(text: string, isPage: (path: string) => boolean, convert: Conversions): ParsedText {
  const deepLine = findDeepLine(text);
  if (deepLine !== undefined)
    return { blocks: [], errors: [`${quote(deepLine)}: lists and quotations are nested too deep in this line`] };
  const errors: string[] = [];

  function parseWords(words: string): string {
    const leftover = findLeftover(words);
    if (leftover !== undefined) errors.push(`${leftover.excerpt}: visitors would read these signs: ${leftover.rule}`);
    return words;
  }

  function parseInline(token: Token): readonly MarkdownInline[] {
    const inner: readonly Token[] = 'tokens' in token && Array.isArray(token.tokens) ? token.tokens : [];
    if (isLink(token)) {
      errors.push(...findAddressErrors(token.href, isPage));
      // An address without brackets is its own words, which may contain any signs.
      const words = token.raw.startsWith('[') ? inner.flatMap(parseInline) : [token.text];
      const link = convert.address(token.href);
      return link === undefined ? words : [{ link, text: words }];
    }
    switch (token.type) {
      case 'text':
        // The words of an item of a list are one token with others in it.
        return inner.length > 0 ? inner.flatMap(parseInline) : [convert.words(decodeXML(parseWords(token.raw)))];
      case 'escape':
        return [convert.words(token.raw.slice(1))];
      case 'strong':
        return [{ strong: inner.flatMap(parseInline) }];
      case 'em':
        return [{ em: inner.flatMap(parseInline) }];
      case 'br':
        return [' '];
      default:
        errors.push(describeToken(token));
        return [];
    }
  }

  function parseItem({ raw, tokens }: Tokens.ListItem): readonly MarkdownInline[] {
    const [first, ...others] = tokens.filter(({ type }) => type !== 'space');
    if (first === undefined || others.length > 0 || (first.type !== 'text' && first.type !== 'paragraph'))
      errors.push(`${quote(raw)}: a list item must be one paragraph`);
    return first === undefined ? [] : parseInline(first.type === 'paragraph' ? { ...first, type: 'text' } : first);
  }

  function parseBlock(token: Token): readonly MarkdownBlock[] {
    const inner: readonly Token[] = 'tokens' in token && Array.isArray(token.tokens) ? token.tokens : [];
    if (isList(token)) {
      const list = token.items.map(parseItem);
      return [token.start === '' ? { list } : { list, start: token.start }];
    }
    switch (token.type) {
      case 'space':
        return [];
      case 'paragraph':
        return [inner.flatMap(parseInline)];
      case 'heading':
        return [{ heading: inner.flatMap(parseInline) }];
      default:
        errors.push(describeToken(token));
        return [];
    }
  }

  return { blocks: lexer(text).flatMap(parseBlock), errors };
}

function inlineText(parts: readonly MarkdownInline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('link' in part) return inlineText(part.text);
      return inlineText('strong' in part ? part.strong : part.em);
    })
    .join('');
}

/** The lines of a text, without the signs of Markdown. */
export const listMarkdownLines = (blocks: readonly MarkdownBlock[]): readonly string[] =>
  blocks.flatMap((block) => {
    if ('heading' in block) return [inlineText(block.heading)];
    return 'list' in block ? block.list.map(inlineText) : [inlineText(block)];
  });
