import { Container, IconButton, Link, Stack, styled } from '@mui/material';
import { useState } from 'react';
import { Icon } from '~/components/Icon';
import { useShell } from '~/components/ShellContext';
import { TranslationLink } from '~/components/TranslationLink';
import { useCurrentPage } from '~/components/useCurrentPage';
import { VisuallyHidden } from '~/components/VisuallyHidden';
import { attributes } from '~/config/documentNames';
import { type Language, languages, languageIds } from '~/config/languages';
import { hasModifier, returnFocusRef } from '~/lib/events';
import * as visitorStorage from '~/lib/visitorStorage';
import { clickTargetStyle } from '~/theme/layout';

/** A line above the header. The boot script decides before the first paint whether it is displayed, so that nothing moves. */
const Line = styled('aside')<{ ownerState: { readonly language: Language } }>(
  ({ theme, ownerState: { language } }) => ({
    ...theme.mixins.nightSurface,
    borderBlockEnd: theme.mixins.hairline,
    '& :focus-visible': { outlineOffset: '-3px' },
    [`html:not([${attributes.offeredLanguage}="${language}"]) &`]: { display: 'none' },
  }),
);

/** The icon, not the space around it, ends with the page. It works once the application runs. */
const ClosePlace = styled('div')({
  display: 'flex',
  flexShrink: 0,
  marginInlineEnd: '-0.75rem',
  [`html:not([${attributes.ready}]) &`]: { visibility: 'hidden' },
});

/** One line in the language that the visitor's browser prefers, until it is closed or followed. */
export function LanguageHint() {
  const { language: pageLanguage, content } = useShell();
  const { page } = useCurrentPage();
  const [isClosed, setClosed] = useState(false);
  if (isClosed || page === 'notFound') return null;

  const close = () => {
    setClosed(true);
    // If storage is forbidden, the offer stays closed until the page is left.
    document.documentElement.removeAttribute(attributes.offeredLanguage);
    visitorStorage.set('language-hint', 'dismissed');
  };

  return languageIds
    .filter((language) => language !== pageLanguage)
    .map((language) => (
      <Line
        key={language}
        ownerState={{ language }}
        data-screen-only=""
        aria-label={content.language.label}
        ref={returnFocusRef}
      >
        <Stack
          component={Container}
          direction="row"
          spacing={0.5}
          sx={{ alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Link
            component={TranslationLink}
            language={language}
            lang={languages[language].tag}
            onClick={(event) => {
              if (!hasModifier(event)) close();
            }}
            color="textPrimary"
            sx={clickTargetStyle}
          >
            {content.offers[language]}
          </Link>
          <ClosePlace>
            <IconButton size="touch" onClick={close}>
              <VisuallyHidden>{content.toast.dismiss}</VisuallyHidden>
              <Icon name="close" size="inherit" />
            </IconButton>
          </ClosePlace>
        </Stack>
      </Line>
    ));
}
