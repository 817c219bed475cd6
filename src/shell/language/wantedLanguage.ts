import { type Language, publishedLanguages } from '~/config/languages';
import { languageHintKey } from '~/config/storage';
import * as visitorStorage from '~/lib/visitorStorage';

/** True too where storage is forbidden: a hint that returns on every page would be a nuisance. */
function isDismissed(): boolean {
  return visitorStorage.get(languageHintKey) !== null;
}

/** The published language the browser asks for first, when it asks for any. */
function wantedLanguage(tags: readonly string[]): Language | null {
  for (const tag of tags) {
    const found = publishedLanguages.find((id) => tag.toLowerCase().split('-')[0] === id);
    if (found !== undefined) return found;
  }
  return null;
}

/** The language to offer on a page of another one; null where there is none or the offer was dismissed. */
export function offeredLanguage(shown: Language): Language | null {
  const wanted = isDismissed() ? null : wantedLanguage(navigator.languages);
  return wanted === shown ? null : wanted;
}
