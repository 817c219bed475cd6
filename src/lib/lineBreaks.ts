/** Blanks that do not break a line. No expression looks behind, which Safari 16.0 to 16.3 cannot read. */

export const nonBreakingSpace = '\u00A0';

/** The last digit and the space between a number and the word for its size: `$97 million`. */
const spaceInAmount = /(\d) (?=(?:m|b|tr)illion)/g;

/** A text of an article, whose amounts, such as $97 million, stay on one line. */
export const keepAmountsTogether = (text: string): string => text.replaceAll(spaceInAmount, `$1${nonBreakingSpace}`);
