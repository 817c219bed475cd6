import { IconButton, Link, styled } from '@mui/material';
import { useState } from 'react';
import { type Language, languages, publishedLanguages } from '~/config/languages';
import { returnsFocus } from '~/lib/events';
import * as visitorStorage from '~/lib/visitorStorage';
import { clickTarget, headerHeight, space } from '~/theme/layout';
import { TranslationLink, useAddress } from '~/ui/CurrentPage';
import { Icon } from '~/ui/Icon';
import { useShell } from '~/ui/ShellContext';
import { useHydrated } from '~/ui/useHydrated';
import { VisuallyHidden } from '~/ui/VisuallyHidden';

/**
 * Under the header at the top of the page, so that nothing moves: in place of the breadcrumbs of a phone, and beside them
 * in wider windows.
 */
const Line = styled('aside')(({ theme }) => ({
  ...theme.mixins.nightSurface,
  position: 'absolute',
  insetBlockStart: headerHeight,
  insetInline: 0,
  zIndex: 30,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem',
  paddingInline: `${space.gutter} calc(${space.gutter} - 0.75rem)`,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  '& a': clickTarget,
  '& :focus-visible': { outlineOffset: '-3px' },
  [theme.breakpoints.down('md')]: { '& ~ main [itemtype$=BreadcrumbList]': { visibility: 'hidden' } },
  [theme.breakpoints.up('md')]: {
    insetInlineStart: 'auto',
    borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** The published language that the browser asks for first; null where that is the shown one, or the offer was dismissed. */
function offeredLanguage(shown: Language): Language | null {
  // Where storage is forbidden this is not null either: a hint that returns on every page would be a nuisance.
  if (visitorStorage.get('language-hint') !== null) return null;
  const tags = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  const wanted = tags.map((tag) => publishedLanguages.find((id) => id === tag)).find((id) => id !== undefined);
  return wanted === undefined || wanted === shown ? null : wanted;
}

/** One quiet line in the language that the visitor's browser asks for, until it is dismissed. */
export function LanguageHint() {
  const { language, content } = useShell();
  const { page } = useAddress();
  const [closed, setClosed] = useState(false);
  const wanted = useHydrated() ? offeredLanguage(language) : null;
  if (closed || wanted === null || page === 'notFound') return null;

  const dismiss = () => {
    setClosed(true);
    // Where storage is forbidden, the hint stays closed until the page is left.
    visitorStorage.set('language-hint', 'dismissed');
  };

  const { tag } = languages[wanted];
  return (
    <Line data-screen-only="" aria-label={content.language.label} ref={returnsFocus}>
      <Link component={TranslationLink} language={wanted} lang={tag} onClick={dismiss} color="textPrimary">
        {content.offers[wanted]}
      </Link>
      <IconButton onClick={dismiss}>
        <VisuallyHidden>{content.toast.dismiss}</VisuallyHidden>
        <Icon name="close" size="inherit" />
      </IconButton>
    </Line>
  );
}
