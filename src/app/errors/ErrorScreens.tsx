import { Box, Button, Container, Typography } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { settings } from 'virtual:settings';
import { ButtonRow } from '~/components/ButtonRow';
import { PageButton } from '~/components/PageLink';
import { useShell } from '~/components/ShellContext';
import { Brand } from '~/layout/Brand';
import { getErrorMessage } from '~/lib/getErrorMessage';
import { mailto } from '~/lib/mailto';
import { reportAction } from '~/lib/visitEvents';
import { titleSeparator } from '~/seo/PageTags';
import { headerHeight, space } from '~/theme/layout';
import { onNight } from '~/theme/palette';

interface FullScreenMessageProps {
  readonly heading: string;
  readonly text: string;
  readonly detail: string;
  readonly children: ReactNode;
}

/** Replaces a page that cannot be shown, and its title. Every link loads its page from the host. */
function FullScreenMessage({ heading, text, detail, children }: FullScreenMessageProps) {
  return (
    <Box role="alert" sx={({ mixins }) => ({ ...mixins.nightBackground, minHeight: '100vh' })}>
      <title>{heading + titleSeparator + settings.brand}</title>
      <Container sx={{ display: 'flex', alignItems: 'center', height: headerHeight }}>
        <Brand reloadDocument />
      </Container>
      <Container sx={{ py: space.section }}>
        <Typography variant="h1">{heading}</Typography>
        <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 2.5 }}>
          {text}
        </Typography>
        <Typography
          variant="body2"
          component="pre"
          sx={{
            mt: 3,
            mb: 4,
            px: 2.5,
            py: 2,
            maxWidth: '44rem',
            borderLeft: `3px solid ${onNight.amber}`,
            fontFamily: 'monospace',
            whiteSpace: 'pre-wrap',
          }}
        >
          {detail}
        </Typography>
        <ButtonRow>{children}</ButtonRow>
      </Container>
    </Box>
  );
}

/** Returns a link to a mail that tells the company the message of the error, the address and the time. */
function reportLink(subject: string, message: string): string {
  const body = [message, window.location.href, new Date().toISOString()].join('\n');
  return mailto(settings.email, { subject, body });
}

interface UncaughtErrorProps {
  readonly message: string;
  /** Whether the error is in the analytics, so that the visitor need not report it. */
  readonly isReported: boolean;
}

function UncaughtError({ message, isReported }: UncaughtErrorProps) {
  const { heading, text, textNotified, refresh, report, reportSubject } = useShell().content.errorScreen;
  return (
    <FullScreenMessage heading={heading} text={isReported ? textNotified : text} detail={message}>
      <Button variant="contained" color="onNight" onClick={() => window.location.reload()}>
        {refresh}
      </Button>
      {!isReported && (
        <Button variant="outlined" color="onNight" href={reportLink(reportSubject, message)}>
          {report}
        </Button>
      )}
    </FullScreenMessage>
  );
}

interface ErrorScreenState {
  readonly error: unknown;
  readonly isReported: boolean;
}

/** Replaces the page after an uncaught rendering error, until it is reloaded. */
export class ErrorScreen extends Component<{ readonly children: ReactNode }, ErrorScreenState> {
  override state: ErrorScreenState = { error: null, isReported: false };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ isReported: reportAction('Uncaught Error', getErrorMessage(error)) });
  }

  override render() {
    const { error, isReported } = this.state;
    if (error === null) return this.props.children;
    return <UncaughtError message={getErrorMessage(error)} isReported={isReported} />;
  }
}

/** The router shows this screen if not even the shell can be rendered; for a missing file `loadRoute` loads the document. */
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
