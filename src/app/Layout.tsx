import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ErrorScreen } from '~/app/errors/ErrorScreen';
import { hasLanguages } from '~/config/features';
import type { Language } from '~/config/languages';
import type { ShellContent } from '~/content/schemas/shell';
import { Toasts } from '~/features/toasts/Toasts';
import { SiteHead } from '~/seo/SiteHead';
import { Footer } from '~/shell/Footer';
import { Header } from '~/shell/Header';
import { LanguageOffer } from '~/shell/language/LanguageOffer';
import { mainContentId, SkipLink } from '~/shell/SkipLink';
import { GlobalStyles } from '~/theme/GlobalStyles';
import { headerHeight } from '~/theme/layout';
import { CurrentPageProvider } from '~/ui/CurrentPage';
import { ShellProvider } from '~/ui/ShellContext';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { useWaitingLink } from './loadRoute';
import { Providers } from './Providers';
import { useReveal } from './useReveal';
import { useRouteEffects } from './useRouteEffects';

const Main = styled('main')({ minHeight: '60vh' });

/** Below the link, or in view where the link is not. */
const besideLink = ({ left, bottom }: DOMRect) => ({
  position: 'fixed',
  zIndex: 50,
  top: `clamp(${headerHeight}, ${bottom + 4}px, 100vh - 9rem)`,
  left: `clamp(1rem, ${left}px, 100vw - 19rem)`,
  width: '18rem',
  height: 'auto',
  margin: 0,
  padding: '0.75rem 1rem',
  border: '1px solid',
  backgroundColor: 'background.default',
  clipPath: 'none',
  whiteSpace: 'normal',
});

function RouteAnnouncer() {
  const announcement = useRouteEffects();
  const place = useWaitingLink((waiting) => waiting.place);
  useReveal();
  return (
    <VisuallyHidden role="status" aria-live="polite" sx={place && besideLink(place)}>
      {announcement}
    </VisuallyHidden>
  );
}

interface LayoutProps {
  readonly language: Language;
  readonly content: ShellContent;
}

/** The shell around every page of a language. */
export function Layout({ language, content }: LayoutProps) {
  const shell = useMemo(() => ({ language, content }), [language, content]);
  return (
    <Providers>
      <ShellProvider value={shell}>
        {/* They never change, so the browser keeps those of the document. */}
        {(import.meta.env.SSR || import.meta.env.DEV) && <GlobalStyles />}
        <SiteHead language={language} />
        <ErrorScreen language={language} texts={content.errorScreen}>
          <CurrentPageProvider>
            <SkipLink />
            <Header />
            <Main id={mainContentId} tabIndex={-1}>
              <Outlet />
            </Main>
            <Footer />
            <RouteAnnouncer />
            {hasLanguages && <LanguageOffer />}
            <Toasts />
          </CurrentPageProvider>
        </ErrorScreen>
        <ScrollRestoration />
      </ShellProvider>
    </Providers>
  );
}
