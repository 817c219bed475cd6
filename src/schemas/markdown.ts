/** Markdown of an owner's texts, parsed by marked into the few kinds of blocks that pages show. HTML is refused. */
import { decodeXML } from 'entities/decode';
import { Lexer, lexer, type Token, type Tokens, walkTokens } from 'marked';
import * as v from 'valibot';

/** Words, or a part of them: a link to a page or another site, or emphasis. */
export type Inline =
  | string
  | { readonly link: string; readonly text: readonly Inline[] }
  | { readonly strong: readonly Inline[] }
  | { readonly em: readonly Inline[] };

/** An item of a list: its words alone, or blocks if it has a list or several paragraphs in it. */
export type ListItem = readonly Inline[] | { readonly blocks: readonly Block[] };

/** A paragraph is its words alone. */
export type Block =
  | readonly Inline[]
  | { readonly heading: readonly Inline[] }
  /** An ordered list has the number that it starts with. */
  | { readonly list: readonly ListItem[]; readonly start?: number }
  | { readonly table: readonly (readonly (readonly Inline[])[])[] }
  | { readonly quote: readonly Block[] }
  /** A line across the text. */
  | { readonly rule: true };

/** Lists and quotations in each other, which nobody writes deeper: the parser would run out of memory for thousands. */
const nestingMax = 20;

/** How deep a line is nested: the signs of quotations and lists that it begins with, and its indentation by two. */
function measureNesting(line: string): number {
  const [start = ''] = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*/.exec(line) ?? [];
  return start.replaceAll(/[ \t]|\d/g, '').length + (/^ */.exec(start)?.[0].length ?? 0) / 2;
}

/** Finds the first line that is nested too deep to be parsed; null if there is none. */
export function findNestingError(text: string): string | null {
  const index = text.split('\n').findIndex((line) => measureNesting(line) > nestingMax);
  return index === -1 ? null : `line ${index + 1}: lists and quotations are at most ${nestingMax} deep in each other`;
}

/** Parses a text into tokens; none if it is nested too deep, which `parseMarkdown` reports. */
const readTokens = (text: string) => (findNestingError(text) === null ? lexer(text) : []);

const describeError = ({ raw, type }: Pick<Token, 'raw' | 'type'>): string =>
  `${JSON.stringify(raw.trim().slice(0, 60))}: ${type} is not shown`;

/** Signs of Markdown that have become no link, emphasis, list, table or heading, and how those are written. */
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
  [/(?:^|\n[ \t]*)\|/, 'the second line of a table is |---|---|, with a part for each column'],
  [/(?:^|\n[ \t]*)##/, 'a heading begins with ### and a blank'],
  [/\)\[(?:\/|https?:|mailto:)/, 'a link is [words](/about): first the words in [ ], then the address in ( )'],
  [/<\/?[a-z][\w-]*:[\w-]/i, 'they are of Word: paste the text without formatting'],
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

/** Finds what is wrong with the text that describes a picture to those who cannot see it; null if it is right. */
export const findAltTextError = (text: string): string | null =>
  /\.(?:jpe?g|png|webp|avif|svg|gif|heic)$|^(?:img|dsc[fn]?|pxl|image)[_-]?\d*$/i.test(text.trim())
    ? `${JSON.stringify(text)} is the name of a file: say what the picture shows`
    : null;

/** Finds HTML or Markdown in a text of one line, which would show its signs; null if there is none. */
export function findMarkupError(text: string): string | null {
  const [raw] = /^#{1,6} |&(?:[a-z]+|#\d+);/i.exec(text) ?? [];
  if (raw !== undefined) return describeError({ raw, type: 'markup' });
  const token = Lexer.lexInline(text, { gfm: false }).find(({ type }) => type !== 'text' && type !== 'br');
  if (token !== undefined) return describeError(token);
  const leftover = findLeftover(text);
  return leftover === undefined ? null : `${leftover.excerpt}: signs of Markdown are not shown: take them away`;
}

/**
 * Finds what is wrong with an address; null if it is right. Whether the site has a page or file at an address that begins with a slash
 * is not checked here, but in links.ts.
 */
function findAddressError(address: string): string | null {
  if (/^tel:/i.test(address))
    // Short numbers, such as those for emergencies, have no country.
    return /^tel:(?:\+\d[\d().-]*|\d{3,6})$/.test(address)
      ? null
      : `${address}: write the number with its country, as in tel:+18095550100`;
  if (/^mailto:/i.test(address))
    return /^mailto:(?:\{\w+\}|[^\s@?]+@[^\s@?]+)(?:\?|$)/i.test(address)
      ? null
      : `${address}: write the address of mail as in mailto:office@example.com`;
  return /^(?:https?:\/\/|mailto:|#|\/)/.test(address)
    ? null
    : `${address}: a link begins with https://, mailto:, tel:, #, or / for a page of this site`;
}

/** The addresses that a text of Markdown links to. */
export function findLinks(text: string): readonly string[] {
  const links: string[] = [];
  void walkTokens(readTokens(text), (token) => {
    if (token.type === 'link') links.push(token['href']);
  });
  return links;
}

interface ParsedText {
  readonly blocks: readonly Block[];
  /** The parts that cannot be shown, a line each. */
  readonly errors: readonly string[];
}

/** Parses a text. HTML, code, pictures, and links that are no address are errors. */
export function parseMarkdown(text: string): ParsedText {
  const nestingError = findNestingError(text);
  const errors = nestingError === null ? [] : [nestingError];

  function parseWords(words: string): string {
    const leftover = findLeftover(words);
    if (leftover !== undefined) errors.push(`${leftover.excerpt}: visitors would read these signs: ${leftover.rule}`);
    return words;
  }

  function parseLink({ href, raw, text: words, tokens }: Tokens.Link): Inline {
    const error = findAddressError(href);
    if (error !== null) errors.push(error);
    // An address without brackets is its own words, which may contain any signs.
    return { link: href, text: raw.startsWith('[') ? parseInlines(tokens) : [words] };
  }

  function parseInlines(tokens: readonly Token[] | undefined): readonly Inline[] {
    return (tokens ?? []).flatMap((token): readonly Inline[] => {
      const { tokens: inner } = token as Tokens.Generic;
      switch (token.type) {
        case 'text':
        case 'escape':
          // An editor may have written some characters as XML does.
          if (inner !== undefined) return parseInlines(inner);
          return [decodeXML(token.type === 'escape' ? token.text : parseWords(token.text))];
        case 'strong':
          return [{ strong: parseInlines(inner) }];
        case 'em':
          return [{ em: parseInlines(inner) }];
        case 'link':
          return [parseLink(token as Tokens.Link)];
        case 'br':
          return [' '];
        default:
          errors.push(describeError(token));
          return [];
      }
    });
  }

  function parseItem({ tokens }: Tokens.ListItem): ListItem {
    const blocks = tokens.flatMap(parseBlock);
    const [first] = blocks;
    return blocks.length === 1 && Array.isArray(first) ? first : { blocks };
  }

  function parseBlock(token: Token): readonly Block[] {
    switch (token.type) {
      case 'space':
        return [];
      case 'paragraph':
        return [parseInlines(token.tokens)];
      // The words of an item of a list.
      case 'text':
        return [parseInlines([token])];
      case 'heading':
        return [{ heading: parseInlines(token.tokens) }];
      case 'list': {
        const { items, start } = token as Tokens.List;
        const list = items.map(parseItem);
        return [start === '' ? { list } : { list, start }];
      }
      case 'table': {
        const { header, rows } = token as Tokens.Table;
        return [{ table: [header, ...rows].map((row) => row.map((cell) => parseInlines(cell.tokens))) }];
      }
      case 'blockquote':
        return [{ quote: (token.tokens ?? []).flatMap(parseBlock) }];
      case 'hr':
        return [{ rule: true }];
      default:
        errors.push(describeError(token));
        return [];
    }
  }

  return { blocks: readTokens(text).flatMap(parseBlock), errors };
}

/** The schema of a text reports the errors (fields.ts). */
export const toBlocks = v.transform((text: string): readonly Block[] => parseMarkdown(text).blocks);
