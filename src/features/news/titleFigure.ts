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
  /(^|[^\p{L}\p{N}.,:/#$€£%'’–-])((?:US)?[$€£]?(?:\d{1,3}(?:,\d{3})+|\d{1,4})(?:\.\d{1,2})?%?)(?:\s+(million|billion|trillion))?(?![\p{L}\p{N}%"'’/:–-]|[.,]\d)/giu;

/** A number without sign and unit that may be a year. */
const isYear = (value: string) => /^(?:1[6-9]|2[01])\d\d$/.test(value);

/** Words after which a number counts nothing: months, ages, and names of things that are numbered. */
const numbered =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|no|nr|article|chapter|route|highway|room|gate|pier|flight|section|phase|level|category|type|stage|day|week|age|aged|ages|turns|turned|group of)\.?\s*$/i;

/** A word in capitals, after which a number is part of the name of a product or a standard. */
const capitals = /\p{Lu}{2}\s*$/u;

/** The greatest length of the words that a card shows with the figure. */
const wordsLength = 34;

/** A text up to a mark after which a reader expects no more. The dot of an abbreviation such as U.S. is none. */
const clausePattern = /^(?:\b\p{Lu}\.|\s(?![-|]\s)|\.(?=\S)|[^\s.,;:—–(“”"!?…|])*/u;

/** Shortens a text at a blank or a mark after which a reader expects no more. */
function firstWords(text: string): string {
  const [clause = ''] = clausePattern.exec(text) ?? [];
  const words = clause.trim();
  if (words.length <= wordsLength) return words;
  return words
    .slice(0, wordsLength + 1)
    .replace(/\s+\S*$/u, '')
    .replace(
      /\s+(?:a|after|an|and|as|at|before|by|for|from|in|including|into|of|on|or|over|than|that|the|this|to|under|with)$/iu,
      '',
    );
}

/** Whether a number without a unit says something: an amount or a share does, and a count of ten or more things. */
function isTelling(value: string, before: string, words: string): boolean {
  if (value.endsWith('%')) return true;
  if (!/\d\D*\d/.test(value)) return false;
  const isAmount = /[$€£]/.test(value);
  const isTime = /^[ap]\.?m\b/i.test(words);
  return isAmount || (words !== '' && !isTime && !isYear(value) && !numbered.test(before) && !capitals.test(before));
}

/** Finds the first figure of a title; null if it has none that says something by itself. */
export function findTitleFigure(title: string): TitleFigure | null {
  for (const match of title.matchAll(figurePattern)) {
    const [whole, before = '', value = '', unit = ''] = match;
    const words = firstWords(title.slice(match.index + whole.length));
    if (unit !== '' || isTelling(value, title.slice(0, match.index + before.length), words))
      return { value, unit: unit.toLowerCase(), words };
  }
  return null;
}
