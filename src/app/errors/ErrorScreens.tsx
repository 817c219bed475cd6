import { Button, Container, styled, Typography } from '@mui/material';
import { Component, type ReactNode, useDeferredValue } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isRecording, recordEvent } from '~/features/analytics/analytics';
import { mailto } from '~/lib/mailto';
import { titleSeparator } from '~/seo/PageTags';
import { getErrorMessage } from '~/shared/getErrorMessage';
import { Brand } from '~/shell/Brand';
import { HeroGround } from '~/shell/HeroPicture';
import { headerHeight, space } from '~/theme/layout';
import { Actions } from '~/ui/Actions';
import { PageButton } from '~/ui/PageLink';
import { useShell } from '~/ui/ShellContext';
import { onNight } from '~generated/palette';
import { site } from '~generated/site';

const Screen = styled('div')(({ theme }) => ({
  ...theme.mixins.nightBackground,
  position: 'relative',
  minHeight: '100vh',
  overflow: 'hidden',
}));

const Masthead = styled(Container)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: headerHeight,
});

const Message = styled(Container)({ position: 'relative', paddingBlock: space.section });

const Detail = styled('pre')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlock: '1.5rem 2rem',
  padding: '1rem 1.25rem',
  maxWidth: '44rem',
  borderInlineStart: `3px solid ${onNight.amber}`,
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
}));

interface FullScreenMessageProps {
  readonly heading: string;
  readonly text: string;
  readonly detail: string;
  readonly children: ReactNode;
}

/** Replaces a page that cannot be shown, and its title. Every link loads its page from the host. */
function FullScreenMessage({ heading, text, detail, children }: FullScreenMessageProps) {
  // False in the first render: an error during hydration leads here before emotion inserts rules (src/app/AppTheme.tsx).
  const hasRules = useDeferredValue(true, false);
  if (!hasRules) return null;
  return (
    <Screen role="alert">
      <title>{heading + titleSeparator + site.brand}</title>
      <HeroGround />
      <Masthead>
        <Brand reloadDocument />
      </Masthead>
      <Message>
        <Typography variant="h1">{heading}</Typography>
        <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 2.5 }}>
          {text}
        </Typography>
        <Detail>{detail}</Detail>
        <Actions>{children}</Actions>
      </Message>
    </Screen>
  );
}

/** A mail to the company with what it needs to know: message, address and time. */
function reportLink(subject: string, message: string): string {
  const body = [message, window.location.href, new Date().toISOString()].join('\n');
  return mailto(site.email, { subject, body });
}

function UncaughtError({ message }: { readonly message: string }) {
  const { heading, text, textNotified, refresh, report, reportSubject } = useShell().content.errorScreen;
  return (
    <FullScreenMessage heading={heading} text={isRecording() ? textNotified : text} detail={message}>
      <Button variant="contained" color="onNight" onClick={() => window.location.reload()}>
        {refresh}
      </Button>
      {!isRecording() && (
        <Button variant="outlined" color="onNight" href={reportLink(reportSubject, message)}>
          {report}
        </Button>
      )}
    </FullScreenMessage>
  );
}

/** Replaces the page after an uncaught rendering error, until it is reloaded. */
export class ErrorScreen extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    recordEvent('Uncaught Error', getErrorMessage(error));
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <UncaughtError message={getErrorMessage(error)} />;
  }
}

/** Shown by the router if not even the shell can be rendered. It is not shown for a missing file: `loadRoute` loads the document then. */
export function RouterErrorScreen() {
  const error = useRouteError();
  const { heading, text, home } = useShell().content.routerError;
  const detail = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : getErrorMessage(error);
  return (
    <FullScreenMessage heading={heading} text={text} detail={detail}>
      <PageButton variant="contained" color="onNight" page="home" reloadDocument>
        {home}
      </PageButton>
    </FullScreenMessage>
  );
}
