import styled from '@emotion/styled';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../components/Icon';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { type Language, languages, publishedLanguages } from '../config/languages';
import { pathOf } from '../config/paths';
import { availableIn } from '../content/language-names';
import { onNight, schemes, targetSize } from '../theme/tokens';
import { useShell } from './ShellContext';
import { useCurrentPage } from './useCurrentPage';

const key = 'language-hint';

const Line = styled('aside')({
  position: 'fixed',
  insetBlockEnd: '1rem',
  insetInlineStart: '1rem',
  zIndex: 30,
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: '1.25rem',
  backgroundColor: schemes.light.night,
  border: `1px solid ${onNight.line}`,
  color: onNight.ink,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: targetSize, color: 'inherit' },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: targetSize,
    height: targetSize,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
  },
  '& :focus-visible': { outlineColor: onNight.amber, outlineOffset: '-3px' },
  '@media print': { display: 'none' },
});

function isDismissed(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    // Where nothing can be remembered, a line that comes back on every page would be a nuisance.
    return true;
  }
}

/** The published language the browser asks for first, when it asks for any. */
export function wantedLanguage(tags: readonly string[]): Language | null {
  for (const tag of tags) {
    const found = publishedLanguages.find((id) => tag.toLowerCase().split('-')[0] === id);
    if (found !== undefined) return found;
  }
  return null;
}

const noSubscription = () => () => undefined;
const wantedNow = () => (isDismissed() ? null : wantedLanguage(navigator.languages));
/** The first render knows no visitor. */
const wantedByServer = () => null;

/** One quiet line for a visitor whose browser asks for another language of the site, until it is dismissed. */
export function LanguageHint() {
  const { language, content } = useShell();
  const page = useCurrentPage();
  const wanted = useSyncExternalStore(noSubscription, wantedNow, wantedByServer);
  const [closed, setClosed] = useState(false);

  if (closed || wanted === null || wanted === language || page === null || page === 'notFound') return null;

  const dismiss = () => {
    setClosed(true);
    try {
      window.localStorage.setItem(key, 'dismissed');
    } catch {
      // Dismissed for as long as the page stays open.
    }
  };

  const { tag } = languages[wanted];
  return (
    <Line lang={tag} aria-label={content.language.label}>
      <Link to={pathOf(page, wanted)} hrefLang={tag} onClick={dismiss}>
        {availableIn[wanted]}
      </Link>
      <button type="button" onClick={dismiss}>
        <VisuallyHidden lang={languages[language].tag}>{content.toast.dismiss}</VisuallyHidden>
        <Icon name="close" size={16} />
      </button>
    </Line>
  );
}
