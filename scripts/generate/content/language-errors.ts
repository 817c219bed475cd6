/** Errors about what is missing in a language, or not translated. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageIds } from '~/config/languages';
import { collectTexts } from '~scripts/settings/read-json';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { TextsByLanguage } from './language-texts';

/** The languages without a folder: one line each, with the command that copies the folder of another language. */
export function findMissingLanguages({ dataFolder }: SiteSettings): readonly string[] {
  const folders = languageIds.map((language) => join(dataFolder, 'content', language));
  const original = folders.find((folder) => existsSync(folder));
  return folders
    .filter((folder) => !existsSync(folder))
    .map((folder) => `${folder}: the folder is missing: cp -r ${original} ${folder}, and translate it`);
}

/** Errors about small print that stands in some languages alone. */
export function findSmallPrintErrors(dataFolder: string, texts: Partial<TextsByLanguage>): readonly string[] {
  const file = (language: Language) => join(dataFolder, 'content', language, 'shell.json');
  const hasSmallPrint = (language: Language) => texts[language]?.shell.footer.smallPrint !== undefined;
  const original = languageIds.find(hasSmallPrint);
  if (original === undefined) return [];
  return languageIds
    .filter((language) => texts[language] !== undefined && !hasSmallPrint(language))
    .map((language) => `${file(language)}: footer.smallPrint: this is missing: translate it from ${file(original)}`);
}

/** Names, short texts and addresses may be the same in two languages, a sentence may not. */
const isSentence = (text: string) =>
  text
    .replaceAll(/\{\w+\}/g, '')
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word)).length >= 5;

/**
 * Errors about sentences that are the same as in another language before theirs.
 * @param files contents by path in the folder of the data; the language is a folder, a file or a key
 */
export function findUntranslatedSentences(files: ReadonlyMap<string, unknown>): readonly string[] {
  const texts = [...files].flatMap(([file, json]) => collectTexts(json, file.split('/')));
  const byPlace = new Map(texts.map(([place, text]) => [place.join('/'), text]));
  return texts.flatMap(([place, text]) => {
    const index = languageIds.findIndex((id) => place.includes(id) || place.includes(`${id}.json`));
    const language = languageIds[index];
    if (index < 1 || language === undefined || !isSentence(text)) return [];
    const placeIn = (id: Language) =>
      place.map((part) => (part === language ? id : part === `${language}.json` ? `${id}.json` : part)).join('/');
    const original = languageIds.slice(0, index).find((id) => byPlace.get(placeIn(id))?.trim() === text.trim());
    if (original === undefined) return [];
    const end = place.findIndex((part) => part.endsWith('.json')) + 1;
    return [
      `${place.slice(0, end).join('/')}: ${place.slice(end).join('.')}: this is the text in "${original}" too: translate one of the two`,
    ];
  });
}
