import { defaultLanguage, publishedLanguages } from '~/config/languages';
import { textsIn } from '~scripts/settings/read-json';

/** Names and a few words may be the same in two languages; a sentence is not. */
const isSentence = (text: string) => (text.replaceAll(/\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? []).length >= 5;

/**
 * Sentences that another language has word for word from the default one, a line for each.
 * @param files by path in the folder of the data; a language is a part of the path or a key
 */
export function untranslated(files: ReadonlyMap<string, unknown>): readonly string[] {
  const texts = [...files].flatMap(([file, json]) => textsIn(json, file.split('/')));
  const byPlace = new Map(texts.map(([place, text]) => [place.join('/'), text]));
  const others = publishedLanguages.filter((language) => language !== defaultLanguage);
  return texts.flatMap(([place, text]) => {
    const language = others.find((id) => place.includes(id));
    if (language === undefined || !isSentence(text)) return [];
    const original = place.map((part) => (part === language ? defaultLanguage : part)).join('/');
    if (byPlace.get(original) !== text) return [];
    const end = place.findIndex((part) => part.endsWith('.json')) + 1;
    return [
      `${place.slice(0, end).join('/')}: ${place.slice(end).join('.')}: this is the text in "${defaultLanguage}"`,
    ];
  });
}
