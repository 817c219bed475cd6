/** Blanks that prevent line breaks within numbers. The build inserts them, because nobody types them. */
import { joinHyphens, nonBreakingSpace } from '~/shared/lineBreaks';

/** Blanks that belong to a number: what stands before and after each of them. */
const spacesAtNumbers: readonly RegExp[] = [
  // Groups of digits: "DE 812 345 678", "+49 (0)40 555 0100".
  /(?<=\d\)?) (?=\(?\d)/g,
  // An amount and its unit or a short word: "2,4 MB", "12 %", "3 de enero", "340 mil".
  /(?<=\d) (?=[%‰€$£¥°]|(?:\p{L}{1,2}|mil)(?![\p{L}.]))/gu,
  // An amount, the abbreviation of its size, and its currency: "1,24 Mrd. €".
  /(?<=\d) (?=\p{L}{1,4}\.[ \u00A0][€$£¥])/gu,
  /(?<=\d[ \u00A0]\p{L}{1,4}\.) (?=[€$£¥])/gu,
  // An ordinal and its noun: "2. Januar".
  /(?<=(?:^|[^\p{L}\d.,])\d{1,2}\.) (?=\p{L})/gu,
  // A day and its month before a year: "2 January 2026", "January 2, 2026".
  /(?<=(?:^|[^\p{L}\d.,])\d{1,2}(?:er|st|nd|rd|th|º)?) (?=\p{L}+ \d{4}(?!\d))/gu,
  /(?<=\p{Lu}\p{L}+\.?) (?=\d{1,2}, \d{4}(?!\d))/gu,
  // An abbreviation and its number or letter: "Art. 6", "lit. b", "§ 5", "n.º 12", "ISO 9001".
  /(?<=(?:^|[^\p{L}\d])(?:\p{L}{1,4}\.(?:º|ª)?|§{1,2}|№|nᵒ|\p{Lu}{2,5})) (?=\d)/gu,
  /(?<=(?:^|[^\p{L}\d])\p{L}{1,4}\.) (?=\p{Ll}(?!\p{L}))/gu,
];

/** A telephone number with its country, whose hyphens break no line either. */
const phoneNumber = /\+\d[\d ()\u00A0-]{6,}\d/g;

/** A text whose amounts, dates, references such as "Art. 6" and telephone numbers stay on one line. */
export const joinNumbers = (text: string): string =>
  spacesAtNumbers
    .reduce((joined, space) => joined.replaceAll(space, nonBreakingSpace), text)
    .replaceAll(phoneNumber, joinHyphens);
