import { Box, styled } from '@mui/material';
import { Outlet } from 'react-router-dom';
import { ErrorScreen } from '~/app/errors/ErrorScreens';
import { HydrationBoundary } from '~/components/HydrationBoundary';
import { useShell } from '~/components/ShellContext';
import { mainContentId } from '~/config/documentNames';
import { ConsentPanel } from '~/features/analytics/Consent';
import { Toasts } from '~/features/toasts/showToast';
import { Footer } from '~/layout/Footer';
import { Header } from '~/layout/Header';
import { LanguageHint } from '~/layout/language/LanguageHint';
import { SkipLink } from '~/layout/SkipLink';
import { SiteHead } from '~/seo/PageHead';
import { GlobalStyles } from '~/theme/GlobalStyles';
import { useConnectionState } from './loadRoute';
import { useReveal } from './useReveal';
import { useRouteEffects } from './useRouteEffects';

/** A fixed message in place of a toast, whose code cannot be fetched without a connection. */
const Notice = styled('div')(({ theme }) => ({
  ...theme.mixins.nightSurface,
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInlineEnd: '1rem',
  insetBlockEnd: '1rem',
  width: 'min(26rem, calc(100vw - 2rem))',
  padding: '0.875rem 1.25rem',
}));

/** What happens when the route changes, and the notice that it could not. */
function RouteChange() {
  const { unreachable } = useShell().content;
  const { isUnreachable } = useConnectionState();
  useRouteEffects();
  useReveal();
  return (
    isUnreachable && (
      <Notice role="alert" data-screen-only="">
        {unreachable}
      </Notice>
    )
  );
}

/** The shell around every page of a language. */
export function Layout() {
  return (
    <>
      {/* The styles never change, so the browser keeps those of the document. */}
      {(import.meta.env.SSR || import.meta.env.DEV) && <GlobalStyles />}
      <SiteHead />
      <ErrorScreen>
        <SkipLink />
        <ConsentPanel />
        <LanguageHint />
        <HydrationBoundary>
          <Header />
        </HydrationBoundary>
        <Box component="main" id={mainContentId} tabIndex={-1} sx={{ minHeight: '60vh' }}>
          <Outlet />
        </Box>
        <HydrationBoundary>
          <Footer />
        </HydrationBoundary>
        {/* This is the last boundary: React hydrates it together with those before it that nobody has used yet. */}
        <HydrationBoundary>
          <RouteChange />
        </HydrationBoundary>
        <Toasts />
      </ErrorScreen>
    </>
  );
}
