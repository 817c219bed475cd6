/**
 * The service's query language: `+` and, `|` or, `-` not, `"…"` phrase, `*` prefix, `( )` precedence, `\` literal;
 * and the words OR and AND, which the specified queries use. Words side by side must all occur.
 */

type Matcher = (text: string) => boolean;
type Token =
  | { readonly kind: 'word' | 'prefix' | 'phrase'; readonly words: string }
  | { readonly kind: '+' | '|' | '-' | '(' | ')' };

/** Nesting past which a query is refused, so that none can exhaust the stack. */
const depthMax = 32;

/** A query that cannot be read; the message says why. */
export class QueryError extends Error {
  override name = 'QueryError';
}

/** Lower case without accents, words joined by one space, with a space at both ends. */
export function normaliseWords(text: string): string {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

function tokenise(query: string): readonly Token[] {
  const pattern = /"((?:\\.|[^"\\])*)"?|([+|()])|(-)(?=\S)|((?:\\.|[^\s+|()"\\])+)|\\/gu;
  const tokens: Token[] = [];
  for (const [, phrase, operator, minus, word] of query.matchAll(pattern)) {
    if (phrase !== undefined) tokens.push({ kind: 'phrase', words: normaliseWords(phrase) });
    else if (operator === '+' || operator === '|' || operator === '(' || operator === ')')
      tokens.push({ kind: operator });
    else if (minus !== undefined) tokens.push({ kind: '-' });
    else if (word === 'OR') tokens.push({ kind: '|' });
    else if (word === 'AND') tokens.push({ kind: '+' });
    else if (word?.endsWith('*') === true && !word.endsWith('\\*'))
      tokens.push({ kind: 'prefix', words: normaliseWords(word).trimEnd() });
    else if (word !== undefined) tokens.push({ kind: 'word', words: normaliseWords(word) });
  }
  return tokens.filter((token) => !('words' in token) || token.words.trim() !== '');
}

/** Recursive descent: or < and (also side by side) < not < word, phrase or bracket. */
class Parser {
  private position = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  or(depth: number): Matcher {
    if (depth > depthMax) throw new QueryError(`search: more than ${depthMax} brackets deep`);
    const matchers = [this.and(depth)];
    while (this.take('|')) matchers.push(this.and(depth));
    return (text) => matchers.some((matches) => matches(text));
  }

  private and(depth: number): Matcher {
    const matchers: Matcher[] = [];
    for (let kind = this.kind(); kind !== undefined && kind !== '|' && kind !== ')'; kind = this.kind()) {
      if (!this.take('+')) matchers.push(this.not(depth));
    }
    // An operator without anything to work on, such as a trailing "OR", asks for nothing.
    return matchers.length === 0 ? () => false : (text) => matchers.every((matches) => matches(text));
  }

  private not(depth: number): Matcher {
    let negated = false;
    while (this.take('-')) negated = !negated;
    const matches = this.term(depth);
    return negated ? (text) => !matches(text) : matches;
  }

  private term(depth: number): Matcher {
    const token = this.tokens[this.position];
    if (token === undefined || !('words' in token)) {
      if (!this.take('(')) return () => true;
      const matches = this.or(depth + 1);
      this.take(')');
      return matches;
    }
    this.position += 1;
    return (text) => text.includes(token.words);
  }

  private kind(): Token['kind'] | undefined {
    return this.tokens[this.position]?.kind;
  }

  private take(kind: Token['kind']): boolean {
    if (this.kind() !== kind) return false;
    this.position += 1;
    return true;
  }

  /** A closing bracket without an opening one is passed over. */
  whole(): Matcher {
    const parts: Matcher[] = [];
    while (this.position < this.tokens.length) {
      if (!this.take(')')) parts.push(this.or(0));
    }
    return (text) => parts.every((matches) => matches(text));
  }
}

/**
 * Turns a query into a test of normalised words; an empty query matches everything.
 * @throws QueryError when brackets nest too deep.
 */
export function compileQuery(query: string): Matcher {
  return new Parser(tokenise(query)).whole();
}
