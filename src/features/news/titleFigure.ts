/** A figure in a title, such as $44 million, 3.4% or 300, which a card can show in place of a picture. */
export interface TitleFigure {
  /** The number with its currency or percent sign. */
  readonly value: string;
  /** `million`, `billion` or `trillion`; empty for none. */
  readonly unit: string;
  /** What the title says after it, at most a few words; may be empty. */
  readonly words: string;
}

/**
 * What is before a number, and a number that stands by itself: none that is part of a word, a date, a range, a score or a time.
 * Digits of an unknown meaning, as those after a # or in an address, are none either. Safari 16.0 has no lookbehind.
 */
const figurePattern =
  /(^|[^\p{L}\p{N}.,:/#$€£%'’–-])((?:US)?[$€£]?(?:\d{1,3}(?:,\d{3})+|\d{1,4})(?:\.\d{1,2})?%?)(?:[\s\u2060]+(million|billion|trillion))?(?![\p{L}\p{N}%"'’/:–-]|[.,]\d)/gu;

/** A number without sign and unit that may be a year. */
const isYear = (value: string) => /^(?:1[6-9]|2[01])\d\d$/.test(value);

/** Words after which a number counts nothing: months, and names of things that are numbered. */
const numbered =
  /(?:^|\s)(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|no|nr|article|chapter|route|highway|room|gate|pier|flight|section|phase|level|category|type|stage|day|week|age|aged)\.?\s*$/i;

/** The greatest length of the words that a card shows with the figure. */
const wordsLength = 34;

/** Shortens a text at a blank or a mark after which a reader expects no more. */
function firstWords(text: string): string {
  const [clause = ''] = text.trim().split(/[,;:—–(“”"!?]|\.(?:\s|$)/u, 1);
  const words = clause.trim();
  if (words.length <= wordsLength) return words;
  return words
    .slice(0, wordsLength + 1)
    .replace(/\s+\S*$/u, '')
    .replace(/\s+(?:a|an|and|as|at|by|for|from|in|into|of|on|or|that|the|this|to|with)$/iu, '');
}

/** Finds the first figure of a title; null if it has none that says something by itself. */
export function findTitleFigure(title: string): TitleFigure | null {
  const text = title.replaceAll('\u2060', '');
  for (const match of text.matchAll(figurePattern)) {
    const [whole, before = '', value = '', unit = ''] = match;
    if (unit === '' && (isYear(value) || numbered.test(text.slice(0, match.index + before.length)))) continue;
    return { value, unit, words: firstWords(text.slice(match.index + whole.length)) };
  }
  return null;
}
