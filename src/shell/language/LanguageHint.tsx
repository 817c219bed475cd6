import { IconButton, Link, styled } from '@mui/material';
import { useState } from 'react';
import { type Language, languages, publishedLanguages } from '~/config/languages';
import { returnFocusRef } from '~/lib/events';
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
  // The hint stays at its place in the flow, which is below an announcement.
  marginBlockStart: headerHeight,
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

/** Finds the published language that the browser prefers; null if that is the page's, or if the hint was dismissed. */
function findPreferredLanguage(pageLanguage: Language): Language | null {
  // If storage is forbidden, this is undefined: without a memory the hint would return on every page.
  if (visitorStorage.get('language-hint') !== null) return null;
  const tags = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  const preferred = tags.map((tag) => publishedLanguages.find((id) => id === tag)).find((id) => id !== undefined);
  return preferred === undefined || preferred === pageLanguage ? null : preferred;
}

/** One line in the language that the visitor's browser asks for, until it is dismissed. */
export function LanguageHint() {
  const { language, content } = useShell();
  const { page } = useAddress();
  const [isClosed, setClosed] = useState(false);
  const preferred = useHydrated() ? findPreferredLanguage(language) : null;
  if (isClosed || preferred === null || page === 'notFound') return null;

  const dismiss = () => {
    setClosed(true);
    // If storage is forbidden, the hint stays closed until the page is left.
    visitorStorage.set('language-hint', 'dismissed');
  };

  const { tag } = languages[preferred];
  return (
    <Line data-screen-only="" aria-label={content.language.label} ref={returnFocusRef}>
      <Link component={TranslationLink} language={preferred} lang={tag} onClick={dismiss} color="textPrimary">
        {content.offers[preferred]}
      </Link>
      <IconButton onClick={dismiss}>
        <VisuallyHidden>{content.toast.dismiss}</VisuallyHidden>
        <Icon name="close" size="inherit" />
      </IconButton>
    </Line>
  );
}
