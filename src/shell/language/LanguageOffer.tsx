import { type ComponentType, useEffect, useState } from 'react';
import { type Language, publishedLanguages } from '~/config/languages';
import { languageHintKey } from '~/config/storage';
import * as visitorStorage from '~/lib/visitorStorage';
import { useShell } from '~/ui/ShellContext';

/** The published language that the browser asks for first; null where that is the shown one, or the offer was dismissed. */
function offeredLanguage(shown: Language): Language | null {
  // Where storage is forbidden this is not null either: a hint that returns on every page would be a nuisance.
  if (visitorStorage.get(languageHintKey) !== null) return null;
  const tags = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  const wanted = tags.map((tag) => publishedLanguages.find((id) => id === tag)).find((id) => id !== undefined);
  return wanted === undefined || wanted === shown ? null : wanted;
}

/** Loads the hint for the few visitors whose browser asks for another language of the site. */
export function LanguageOffer() {
  const { language } = useShell();
  const [Hint, setHint] = useState<ComponentType | null>(null);

  useEffect(() => {
    const wanted = offeredLanguage(language);
    if (wanted === null || Hint !== null) return;
    import('./LanguageHint').then(
      ({ LanguageHint }) => setHint(() => () => <LanguageHint wanted={wanted} />),
      // Without the hint, the switch in the header and the footer is still there.
      () => undefined,
    );
  }, [language, Hint]);

  return Hint && <Hint />;
}
