import { type Language, publishedLanguages } from '~/config/languages';
import * as visitorStorage from '~/lib/visitorStorage';
import { attributes } from './contract';
import { root } from './root';

/** Finds the published language that the browser prefers to all others. */
function findPreferredLanguage(): Language | undefined {
  return navigator.languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .map((browserLanguage) => publishedLanguages.find((id) => id === browserLanguage))
    .find((language) => language !== undefined);
}

/** Lets the page offer the language that the browser prefers at its first paint, unless the visitor has closed the offer. */
export function offerLanguage(): void {
  // If storage is forbidden, this is undefined: without a memory the offer would return on every page.
  if (visitorStorage.get('language-hint') !== null) return;
  const language = findPreferredLanguage();
  if (language !== undefined) root.setAttribute(attributes.offeredLanguage, language);
}
