/** Invisible characters that keep words together: nobody types them, the build puts them in. */
import type { Language } from '~/config/languages';

const nonBreakingSpace = '\u00A0';
const narrowNonBreakingSpace = '\u202F';
/** A character that forbids the break after a hyphen. */
const wordJoiner = '\u2060';

/** Lexique des règles typographiques en usage à l'Imprimerie nationale: spaces before and within French marks. */
const french = (text: string): string =>
  text
    .replaceAll(' :', `${nonBreakingSpace}:`)
    .replaceAll('« ', `«${nonBreakingSpace}`)
    .replaceAll(' »', `${nonBreakingSpace}»`)
    .replaceAll(/ (?=[;!?])/g, narrowNonBreakingSpace);

/**
 * A text as it is printed.
 * @param unbreakable names that stay on one line
 */
export function typeset(text: string, language: Language, unbreakable: readonly string[]): string {
  const named = unbreakable.reduce(
    (result, name) => result.replaceAll(name, name.replaceAll(' ', nonBreakingSpace).replaceAll('-', `-${wordJoiner}`)),
    text,
  );
  return language === 'fr' ? french(named) : named;
}
