import { Button, GlobalStyles, Link, styled, Typography, useForkRef } from '@mui/material';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { PageLink } from '~/components/PageLink';
import { useShell } from '~/components/ShellContext';
import { useHydrated } from '~/components/useHydrated';
import { type Consent, getConsent, hasPrivacySignal, setConsent } from '~/lib/consent';
import { returnFocusRef } from '~/lib/events';
import { onChangeInOtherTab } from '~/lib/visitorStorage';
import { media, targetSize } from '~/theme/layout';

/** State of the question: it is shown until it is answered, and again when the visitor reopens it. */
const useConsent = create<{ readonly panel: 'unanswered' | 'reopened' | 'closed' }>(() => ({
  panel: 'unanswered',
}));

const Panel = styled('aside')(({ theme }) => ({
  ...theme.mixins.nightSurface,
  [media.sticky]: { position: 'fixed', insetInline: 0, insetBlockEnd: 0, zIndex: theme.zIndex.appBar },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.75rem 2rem',
  padding: '1rem clamp(1rem, 4vw, 2rem)',
  borderBlockStart: theme.mixins.hairline,
  '& p': { maxWidth: '60ch' },
  '& a': { color: 'inherit' },
  '& :focus-visible': { outlineOffset: '-3px' },
}));

/** Both answers have the same size, so that neither is easier to choose. */
const Answers = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.75rem',
  '& button': { justifyContent: 'center' },
  // The answers stand one below the other if large text leaves no space for both.
  [theme.breakpoints.up(20)]: { gridTemplateColumns: '1fr 1fr' },
}));

const bottomSpace = (height: string) => ({
  ':root': { scrollPaddingBlockEnd: height },
  ':root footer': { paddingBlockEnd: height },
});

/** Keeps the panel from covering the focus, the end of the page, and toasts. */
const clearance = {
  [media.sticky]: {
    ...bottomSpace('13rem'),
    // The answers are one below the other.
    '@media (max-width: 19.99rem)': bottomSpace('17rem'),
    ':root .notistack-SnackbarContainer': { marginBlockEnd: 'clamp(5rem, 20rem - 25vw, 13rem)' },
  },
};

/**
 * Asks whether Google's tag may be loaded, at the foot of the window, early in the order of the page. On a site without analytics it
 * renders nothing.
 */
export function ConsentPanel() {
  const { consent: texts, pages } = useShell().content;
  const { panel } = useConsent();
  const isHydrated = useHydrated();
  const panelElement = useRef<HTMLElement>(null);
  const panelRef = useForkRef(panelElement, returnFocusRef);
  useEffect(() => {
    if (panel === 'reopened') panelElement.current?.focus();
  }, [panel]);
  // An answer in another tab holds in this one too.
  useEffect(() => onChangeInOtherTab('consent', () => useConsent.setState({ panel: 'unanswered' })), []);
  if (texts === undefined) return null;
  const isShown = panel === 'reopened' || (panel === 'unanswered' && isHydrated && getConsent() === null);
  if (!isShown) return null;
  const answer = (consent: Consent) => {
    setConsent(consent);
    useConsent.setState({ panel: 'closed' });
  };
  return (
    <>
      <GlobalStyles styles={clearance} />
      <Panel ref={panelRef} tabIndex={-1} data-screen-only="" aria-label={texts.label}>
        <Typography variant="body2">
          {texts.text}{' '}
          <Link component={PageLink} page="privacy" underline="always">
            {pages.privacy.name}
          </Link>
        </Typography>
        <Answers>
          <Button size="small" variant="outlined" color="onNight" onClick={() => answer('denied')}>
            {texts.refuse}
          </Button>
          <Button size="small" variant="outlined" color="onNight" onClick={() => answer('granted')}>
            {texts.accept}
          </Button>
        </Answers>
      </Panel>
    </>
  );
}

/**
 * The footer's button that reopens the question, or says that the browser's privacy signal was the answer (CCPA regulations,
 * § 7025).
 */
export function ConsentChange() {
  const { consent: texts } = useShell().content;
  const isHydrated = useHydrated();
  if (texts === undefined || !isHydrated) return null;
  if (hasPrivacySignal()) return <Typography variant="body2">{texts.signal}</Typography>;
  return (
    <Link
      component="button"
      type="button"
      color="textPrimary"
      underline="hover"
      onClick={() => useConsent.setState({ panel: 'reopened' })}
      variant="body2"
      sx={{ minHeight: targetSize }}
    >
      {texts.change}
    </Link>
  );
}
