/** The characters of the files in src/assets/fonts; src/theme/fonts.test.ts compares them with the files. */

/**
 * The letters of the files `…-ext.woff2`, as CSS `unicode-range`: letters of names such as Šibenik, which English, Spanish and French
 * lack.
 */
export const extendedLetters = 'U+100-130,U+134-13E,U+141-148,U+14A-151,U+154-17E,U+218-21B';

/**
 * Matches a letter, digit, punctuation mark or currency sign that the fonts lack. Fonts of every system have spaces and symbols.
 * The first line has the characters of the Latin files, the second those of the others.
 */
const missingCharacter = new RegExp(
  String.raw`(?![ -~¡§ª«·º»¿À-ÿŒœı–—‘’“”•…€]` +
    String.raw`|[\u0100-\u0130\u0134-\u013e\u0141-\u0148\u014a-\u0151\u0154-\u017e\u0218-\u021b])` +
    String.raw`[\p{L}\p{M}\p{N}\p{P}\p{Sc}]`,
  'gu',
);

/** Lists the characters of a text that the site's fonts lack, so that visitors would see them in another font. */
export const findUnsupportedCharacters = (text: string): readonly string[] => [
  ...new Set(text.match(missingCharacter) ?? []),
];
