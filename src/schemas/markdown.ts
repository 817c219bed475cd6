/** Markdown of an owner's texts, parsed by marked into the few kinds of blocks that pages show. HTML is refused. */
import { decodeXML } from 'entities/decode';
import { Lexer, lexer, type Token, type Tokens, walkTokens } from 'marked';
import * as v from 'valibot';
import { DataError } from './dataFile';
import type { FileNote } from './files';

/** Words, or a part of them: a link to a page, a file or another site, or emphasis. */
export type Inline =
  | string
  | { readonly link: string; readonly text: readonly Inline[]; readonly file?: FileNote }
  | { readonly strong: readonly Inline[] }
  | { readonly em: readonly Inline[] };

/** A paragraph is its words alone. */
export type Block =
  | readonly Inline[]
  | { readonly heading: readonly Inline[] }
  /** An ordered one has the number that it starts with. */
  | { readonly list: readonly (readonly Inline[])[]; readonly start?: number }
  | { readonly table: readonly (readonly (readonly Inline[])[])[] };

const faultOf = ({ raw, type }: Pick<Token, 'raw' | 'type'>): string =>
  `${JSON.stringify(raw.trim().slice(0, 60))}: ${type} is not shown`;

const refused = (token: Token): never => {
  throw new DataError([faultOf(token)]);
};

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

/** What a text would show as its signs: HTML and Markdown are none of one line. */
export function markupFault(text: string): string | null {
  const [raw] = /^#{1,6} |&(?:[a-z]+|#\d+);/i.exec(text) ?? [];
  if (raw !== undefined) return faultOf({ raw, type: 'markup' });
  const token = Lexer.lexInline(text, { gfm: false }).find(({ type }) => type !== 'text' && type !== 'br');
  if (token !== undefined) return faultOf(token);
  const leftover = findLeftover(text);
  return leftover === undefined ? null : `${leftover.excerpt}: signs of Markdown are not shown: take them away`;
}

/** Words as a page shows them, which hold no signs of Markdown. */
function checkedWords(words: string): string {
  const leftover = findLeftover(words);
  if (leftover === undefined) return words;
  throw new DataError([`${leftover.excerpt}: visitors would read these signs: ${leftover.rule}`]);
}

/** Whether there is a page or file at an address that begins with a slash is checked by references.ts. */
function checkedLink(address: string): string {
  if (/^(?:https:\/\/|mailto:|#|\/)/.test(address)) return address;
  throw new DataError([`${address}: a link begins with https://, mailto:, #, or / for a page of this site`]);
}

/** The addresses that a text of Markdown links to. */
export function linksIn(text: string): readonly string[] {
  const links: string[] = [];
  walkTokens(lexer(text), (token) => {
    if (token.type === 'link') links.push(token['href']);
  });
  return links;
}

function inlines(tokens: readonly Token[] | undefined): readonly Inline[] {
  return (tokens ?? []).flatMap((token): readonly Inline[] => {
    const { tokens: inner } = token as Tokens.Generic;
    switch (token.type) {
      case 'text':
      case 'escape':
        // An editor may have written some characters as XML does.
        if (inner !== undefined) return inlines(inner);
        return [decodeXML(token.type === 'escape' ? token.text : checkedWords(token.text))];
      case 'strong':
        return [{ strong: inlines(inner) }];
      case 'em':
        return [{ em: inlines(inner) }];
      case 'link':
        // The words of an address that stands alone are the address, which may have any signs.
        return [{ link: checkedLink(token.href), text: token.raw.startsWith('[') ? inlines(inner) : [token.text] }];
      case 'br':
        return [' '];
      default:
        return refused(token);
    }
  });
}

function block(token: Token): readonly Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
      return [inlines(token.tokens)];
    case 'heading':
      return [{ heading: inlines(token.tokens) }];
    case 'list': {
      const { items, start } = token as Tokens.List;
      const list = items.map((item) =>
        inlines(
          item.tokens.flatMap((part) =>
            part.type === 'text' || part.type === 'paragraph' ? (part.tokens ?? []) : [part],
          ),
        ),
      );
      return [start === '' ? { list } : { list, start }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [{ table: [header, ...rows].map((row) => row.map((cell) => inlines(cell.tokens))) }];
    }
    default:
      return refused(token);
  }
}

/** Refuses HTML, pictures, code, and links that are no address. */
export const toBlocks = v.rawTransform<string, readonly Block[]>(({ dataset, addIssue, NEVER }) => {
  try {
    return lexer(dataset.value).flatMap(block);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    addIssue({ message: error.message });
    return NEVER;
  }
});
