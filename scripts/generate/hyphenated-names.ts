/** An invisible character that prevents a line break. */
const wordJoiner = '\u2060';

/** The part of a name that ends with a hyphen before a capital letter: `Port-au-` of `Port-au-Prince`. */
const hyphenatedName = /\p{Lu}\p{L}*(?:-\p{Ll}+)*-(?=\p{Lu})/gu;

/** A text or name whose hyphens do not break a line. */
export const joinHyphens = (text: string): string => text.replaceAll('-', `-${wordJoiner}`);

/** A text whose hyphenated names, such as Port-au-Prince, stay on one line. */
export const joinHyphenatedNames = (text: string): string => text.replaceAll(hyphenatedName, joinHyphens);
