import type { DataFile } from './read-files';

/**
 * The lengths of the lists of objects in a value, by their paths. A list whose items have ids has errors of its own: its items have
 * the length 0, and are named by their ids, such as `sections.#board`.
 */
function measureLists(
  value: unknown,
  path: readonly string[] = [],
): readonly (readonly [path: string, length: number])[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value);
  const isList = Array.isArray(value) && parts.every(([, part]) => typeof part === 'object');
  const hasIds = isList && parts.every(([, part]) => Object.hasOwn(Object(part), 'id'));
  return [
    [path.join('.'), isList && !hasIds ? value.length : 0],
    ...parts.flatMap(([key, part]) => measureLists(part, [...path, hasIds ? `#${Object(part)['id']}` : key])),
  ];
}

/** Errors about the lists of a file that are longer or shorter than in the same file of another language. */
function compareLists(file: string, content: unknown, original: string, originalContent: unknown): readonly string[] {
  const [lengths, expectedLengths] = [new Map(measureLists(content)), new Map(measureLists(originalContent))];
  return [...new Set([...expectedLengths.keys(), ...lengths.keys()])].flatMap((path) => {
    const length = lengths.get(path) ?? 0;
    const expected = expectedLengths.get(path) ?? 0;
    const [section] = /^.*#[^.]+/.exec(path) ?? [];
    // A section that one language lacks has an error of its own.
    const isComparable = section === undefined || (lengths.has(section) && expectedLengths.has(section));
    return length === expected || !isComparable
      ? []
      : [
          `${file}: ${path.replaceAll('#', '')}: ${length} here, ${expected} in ${original}: write the same in each language`,
        ];
  });
}

/**
 * Errors about lists that are longer in one language than in another: of people, questions, figures or links.
 * @param translations pairs of a file and the same file of the default language
 */
export const findListErrors = (
  translations: readonly (readonly [file: DataFile, original: DataFile])[],
): readonly string[] =>
  translations
    // A paragraph of a legal text may be two in another language.
    .filter(([{ collection }]) => collection !== 'privacy' && collection !== 'terms')
    .flatMap(([{ content, file }, original]) => compareLists(file, content, original.file, original.content));
