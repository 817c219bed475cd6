/** Markdown of an owner's texts, parsed by marked into the few kinds of blocks that pages show. HTML is refused. */
import { lexer, type Token, type Tokens } from 'marked';
import type { Block, Inline } from '~/content/schemas/markdown';

/** What a text cannot have; the message is one line that names it. */
export class MarkdownError extends Error {
  override name = 'MarkdownError';
}

interface MarkdownOptions {
  /** What is done to words, such as filling in placeholders. */
  readonly words: (text: string) => string;
  /** The address that a link leads to. @throws MarkdownError where there is none */
  readonly link: (address: string) => string;
}

const refused = (token: Token): never => {
  throw new MarkdownError(`${JSON.stringify(token.raw.trim().slice(0, 60))}: ${token.type} is not shown`);
};

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" } as const;

/** marked escapes some characters of plain words for HTML. */
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (found) => entities[found as keyof typeof entities]);

function inlines(tokens: readonly Token[] | undefined, options: MarkdownOptions): readonly Inline[] {
  return (tokens ?? []).flatMap((token): readonly Inline[] => {
    const { tokens: inner } = token as Tokens.Generic;
    switch (token.type) {
      case 'text':
      case 'escape':
        return inner === undefined ? [options.words(unescaped(token.text))] : inlines(inner, options);
      case 'strong':
        return [{ strong: inlines(inner, options) }];
      case 'em':
        return [{ em: inlines(inner, options) }];
      case 'link':
        return [{ link: options.link(token.href), text: inlines(inner, options) }];
      case 'br':
        return [' '];
      default:
        return refused(token);
    }
  });
}

function block(token: Token, options: MarkdownOptions): readonly Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
      return [inlines(token.tokens, options)];
    case 'heading':
      return [{ heading: inlines(token.tokens, options) }];
    case 'list': {
      const { items, ordered } = token as Tokens.List;
      const list = items.map((item) =>
        inlines(
          item.tokens.flatMap((part) =>
            part.type === 'text' || part.type === 'paragraph' ? (part.tokens ?? []) : [part],
          ),
          options,
        ),
      );
      return [ordered ? { list, isOrdered: true } : { list }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [{ table: [header, ...rows].map((row) => row.map((cell) => inlines(cell.tokens, options))) }];
    }
    default:
      return refused(token);
  }
}

/** @throws MarkdownError for HTML, pictures, code, and links that lead nowhere */
export function parseMarkdown(text: string, options: MarkdownOptions): readonly Block[] {
  return lexer(text).flatMap((token) => block(token, options));
}
