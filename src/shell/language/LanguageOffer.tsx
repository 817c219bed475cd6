import { type ComponentType, useEffect, useState } from 'react';
import { useShell } from '~/ui/ShellContext';
import { offeredLanguage } from './wantedLanguage';

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
