/**
 * Invisible characters that prevent line breaks within names and amounts. The build inserts them into texts and snapshots,
 * and the browser into live articles, because nobody types them. No expression looks behind, which Safari 16.0 to 16.3 cannot
 * read.
 */

export const nonBreakingSpace = '\u00A0';

const wordJoiner = '\u2060';

/** The part of a name that ends with a hyphen before a capital letter, `Port-au-` of `Port-au-Prince`, or `30-` of `30-minute`. */
const hyphenatedName = /\p{Lu}\p{L}*(?:-\p{Ll}+)*-(?=\p{Lu})|\d-(?=\p{L})/gu;

/** The last digit and the space between a number and the word for its size: `$97 million`. */
const spaceInAmount = /(\d) (?=(?:m|b|tr)illion)/g;

/** A text or name whose hyphens do not break a line. */
export const joinHyphens = (text: string): string => text.replaceAll('-', `-${wordJoiner}`);

/** A text whose hyphenated names, such as Port-au-Prince, and numbers, such as 30-minute, stay on one line. */
export const joinNames = (text: string): string => text.replaceAll(hyphenatedName, joinHyphens);

/** A text of an article, whose amounts, such as $97 million, stay on one line too. An owner's long amounts may break. */
export const joinNamesAndAmounts = (text: string): string =>
  joinNames(text).replaceAll(spaceInAmount, `$1${nonBreakingSpace}`);
