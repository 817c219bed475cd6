import { IconButton, Link, styled } from '@mui/material';
import { useState } from 'react';
import { type Language, languages } from '~/config/languages';
import { languageHintKey } from '~/config/storage';
import * as visitorStorage from '~/lib/visitorStorage';
import { headerHeight, space, targetSize } from '~/theme/layout';
import { TranslationLink, useCurrentPage } from '~/ui/CurrentPage';
import { Icon } from '~/ui/Icon';
import { useShell } from '~/ui/ShellContext';
import { useReturnFocus } from '~/ui/useReturnFocus';
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
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: targetSize },
  '& :focus-visible': { outlineOffset: '-3px' },
  [theme.breakpoints.down('md')]: { '& ~ main [itemtype$=BreadcrumbList]': { visibility: 'hidden' } },
  [theme.breakpoints.up('md')]: {
    insetInlineStart: 'auto',
    borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  },
}));

interface LanguageHintProps {
  /** What the visitor's browser asks for. */
  readonly wanted: Language;
}

/** One quiet line in the visitor's language, until it is dismissed. */
export function LanguageHint({ wanted }: LanguageHintProps) {
  const { language, content } = useShell();
  const page = useCurrentPage();
  const [closed, setClosed] = useState(false);
  const { onFocus, returnFocus } = useReturnFocus();

  if (closed || wanted === language || page === null || page === 'notFound') return null;

  const dismiss = () => {
    setClosed(true);
    // Where storage is forbidden, the hint stays closed until the page is left.
    visitorStorage.set(languageHintKey, 'dismissed');
  };
  const close = () => {
    returnFocus();
    dismiss();
  };

  const { tag } = languages[wanted];
  return (
    <Line data-screen-only="" lang={tag} aria-label={content.language.label} onFocus={onFocus}>
      <Link component={TranslationLink} language={wanted} onClick={dismiss} color="textPrimary">
        {content.offers[wanted]}
      </Link>
      <IconButton onClick={close}>
        <VisuallyHidden lang={languages[language].tag}>{content.toast.dismiss}</VisuallyHidden>
        <Icon name="close" size="inherit" />
      </IconButton>
    </Line>
  );
}
