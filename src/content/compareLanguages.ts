/** Errors about what a language lacks, or has in the words of another one. */
import { type Language, languageIds } from '~/config/languages';
import type { DataFolder } from './readFolder';

type Path = readonly string[];

/** Lists every text in a value, with the keys of its path. */
function collectTexts(value: unknown, path: Path = []): readonly (readonly [path: Path, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => collectTexts(part, [...path, key]));
}

/** Names, short texts and addresses may be the same in two languages, a sentence may not. */
const isSentence = (text: string): boolean =>
  text
    .replaceAll(/\{\w+\}/g, '')
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word)).length >= 5;

const languagesAfterFirst: readonly Language[] = languageIds.slice(1);

/** Sentences that are the same as in a language before theirs. The language is a key of the path. */
function findUntranslated(value: unknown): readonly (readonly [path: Path, message: string])[] {
  const texts = collectTexts(value);
  const textsByPath = new Map(texts.map(([path, text]) => [path.join('\0'), text.trim()]));
  return texts.flatMap(([path, text]) => {
    const index = path.findIndex((key) => languagesAfterFirst.some((language) => language === key));
    if (index === -1 || !isSentence(text)) return [];
    const before = languageIds.slice(
      0,
      languageIds.findIndex((language) => language === path[index]),
    );
    const original = before.find((language) => textsByPath.get(path.with(index, language).join('\0')) === text.trim());
    return original === undefined
      ? []
      : [[path, `this is the text in "${original}" too: translate one of the two`] as const];
  });
}

/** The id of an item of a list; empty if it has none. */
const getId = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : '';

/** Compares the lists of a file with those of the same file in the first language: their lengths, or the ids of their items. */
function compareLists(
  value: unknown,
  original: unknown,
  file: string,
  path: Path,
): readonly (readonly [Path, string])[] {
  if (typeof value !== 'object' || value === null || typeof original !== 'object' || original === null) return [];
  if (Array.isArray(value) && Array.isArray(original)) {
    const ids = value.map(getId);
    if (ids.length > 0 && ids.every((id) => id !== '')) {
      const expected = original.map(getId);
      const differences = [
        ...ids.filter((id) => !expected.includes(id)).map((id) => `"${id}" is added`),
        ...expected.filter((id) => !ids.includes(id)).map((id) => `"${id}" is missing`),
      ];
      return differences.length === 0 ? [] : [[path, `${differences.join(', ')}: write the ids as in ${file}`]];
    }
    // Keywords and words of the search may be more or fewer in another language.
    const areTexts = [...value, ...original].every((item) => typeof item === 'string');
    if (!areTexts && value.length !== original.length)
      return [
        [path, `${value.length} items here, but ${original.length} in ${file}: write the same number in each language`],
      ];
  }
  const others = new Map(Object.entries(original));
  return Object.entries(value).flatMap(([key, part]) => compareLists(part, others.get(key), file, [...path, key]));
}

/**
 * Compares the languages of the data, as the files have them.
 * @param isValid whether a file has no errors: one mistake makes one line
 * @returns the path of each error in the data, and its message
 */
export function compareLanguages(
  { path: folderPath, value, files }: DataFolder,
  isValid: (file: string) => boolean,
): readonly (readonly [path: Path, message: string])[] {
  const get = (path: Path): unknown =>
    path.reduce<unknown>((part, key) => new Map(Object.entries(Object(part))).get(key), value);
  const lists = [...files].flatMap((file) => {
    const [folder = '', language = '', page = ''] = file.replace(/\.json$/, '').split('/');
    const original = `content/${languageIds[0]}/${page}.json`;
    const isTranslation = folder === 'content' && language !== languageIds[0] && files.has(original);
    if (!isTranslation || !isValid(file) || !isValid(original)) return [];
    return compareLists(
      get([folder, language, page]),
      get([folder, languageIds[0], page]),
      `${folderPath}/${original}`,
      [folder, language, page],
    );
  });
  return [...lists, ...findUntranslated(value)];
}
