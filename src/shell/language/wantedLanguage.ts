import { type Language, publishedLanguages } from '~/config/languages';
import { languageHintKey } from '~/config/storage';
import * as visitorStorage from '~/lib/visitorStorage';

/** The published language that the browser asks for first; null where that is the shown one, or the offer was dismissed. */
export function offeredLanguage(shown: Language): Language | null {
  // Where storage is forbidden this is not null either: a hint that returns on every page would be a nuisance.
  if (visitorStorage.get(languageHintKey) !== null) return null;
  const tags = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  const wanted = tags.map((tag) => publishedLanguages.find((id) => id === tag)).find((id) => id !== undefined);
  return wanted === undefined || wanted === shown ? null : wanted;
}
