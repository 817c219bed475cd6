/** Blanks that do not break a line. The build inserts them, because nobody types them. */
import type { Language } from '~/config/languages';
import { nonBreakingSpace } from '~/lib/lineBreaks';

const narrowNonBreakingSpace = '\u202F';

/** Blanks that belong to a number: what stands before and after each of them. */
const spacesAtNumbers: readonly RegExp[] = [
  // Groups of digits: "+1 (212) 555 0100", "12 500".
  /(?<=\d\)?) (?=\(?\d)/g,
  // An amount and its unit or a short word: "2.4 MB", "12 %", "3 de enero", "340 mil".
  /(?<=\d) (?=[%‰€$£¥°]|(?:\p{L}{1,2}|mil)(?![\p{L}.]))/gu,
  // A day and its month before a year: "2 January 2026", "January 2, 2026".
  /(?<=(?:^|[^\p{L}\d.,])\d{1,2}(?:er|st|nd|rd|th|º)?) (?=\p{L}+ \d{4}(?!\d))/gu,
  /(?<=\p{Lu}\p{L}+\.?) (?=\d{1,2}, \d{4}(?!\d))/gu,
  // An abbreviation and its number or letter: "Art. 6", "n.º 12", "ISO 9001", "art. 6 b".
  /(?<=(?:^|[^\p{L}\d])(?:\p{L}{1,4}\.(?:º|ª)?|№|\p{Lu}{2,5})) (?=\d)/gu,
  /(?<=(?:^|[^\p{L}\d])\p{L}{1,4}\.) (?=\p{Ll}(?!\p{L}))/gu,
];

/** French spaces, quotation marks and percentages (Lexique des règles typographiques en usage à l'Imprimerie nationale). */
const typesetFrench = (text: string): string =>
  text
    .replaceAll(' :', `${nonBreakingSpace}:`)
    .replaceAll('« ', `«${nonBreakingSpace}`)
    .replaceAll(' »', `${nonBreakingSpace}»`)
    .replaceAll(/ (?=[;!?])/g, narrowNonBreakingSpace)
    .replaceAll(/(\d)(?:\.(\d+))? ?%/g, (_, whole: string, part?: string) =>
      [whole, part === undefined ? '' : `,${part}`, nonBreakingSpace, '%'].join(''),
    );

/**
 * A text with its non-breaking spaces.
 * @param unbreakable names whose words stay on one line
 */
export function typeset(text: string, language: Language, unbreakable: readonly string[]): string {
  const withNames = unbreakable.reduce(
    (result, name) => result.replaceAll(name, () => name.replaceAll(' ', nonBreakingSpace)),
    text,
  );
  return spacesAtNumbers.reduce(
    (joined, space) => joined.replaceAll(space, nonBreakingSpace),
    language === 'fr' ? typesetFrench(withNames) : withNames,
  );
}
