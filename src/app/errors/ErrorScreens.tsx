import { Button, Container, styled, Typography } from '@mui/material';
import { Component, type ReactNode, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isRecording, recordEvent } from '~/analytics/analytics';
import { allowInserts } from '~/app/StyleCache';
import type { Language } from '~/config/languages';
import type { ShellContent } from '~/content/schemas/shell';
import { mailto } from '~/lib/mailto';
import { messageOf } from '~/lib/messageOf';
import { pagePath } from '~/seo/addresses';
import { titleSeparator } from '~/seo/constants';
import { BrandReloadLink } from '~/shell/Brand';
import { HeroGround } from '~/shell/HeroPicture';
import { headerHeight, space } from '~/theme/layout';
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
  ...theme.typography.small,
  marginBlock: '1.5rem 2rem',
  padding: '1rem 1.25rem',
  maxWidth: '44rem',
  borderInlineStart: `3px solid ${onNight.amber}`,
  fontFamily: 'ui-monospace,monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

interface FullScreenMessageProps {
  readonly language: Language;
  readonly heading: string;
  readonly text: string;
  readonly detail: string;
  readonly children: ReactNode;
}

/** Replaces a page that cannot be shown, its title too. */
function FullScreenMessage({ language, heading, text, detail, children }: FullScreenMessageProps) {
  useState(allowInserts);
  return (
    <Screen role="alert">
      <title>{heading + titleSeparator + site.brand}</title>
      <HeroGround />
      <Masthead>
        <BrandReloadLink href={pagePath(site, 'home', language)} />
      </Masthead>
      <Message>
        <Typography variant="title">{heading}</Typography>
        <Typography variant="lead" color="textSecondary">
          {text}
        </Typography>
        <Detail>{detail}</Detail>
        {children}
      </Message>
    </Screen>
  );
}

interface ErrorScreenProps {
  readonly language: Language;
  readonly texts: ShellContent['errorScreen'];
  readonly children: ReactNode;
}

/** A mail to the company with what it needs to know: message, address and time. */
function reportLink(subject: string, message: string): string {
  const body = [message, window.location.href, new Date().toISOString()].join('\n');
  return mailto(site.email, { subject, body });
}

/** Replaces the page after an uncaught rendering error, until it is reloaded. */
export class ErrorScreen extends Component<ErrorScreenProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    recordEvent('Uncaught Error', messageOf(error));
  }

  override render() {
    const { language, texts, children } = this.props;
    if (this.state.error === null) return children;
    const message = messageOf(this.state.error);
    return (
      <FullScreenMessage
        language={language}
        heading={texts.heading}
        text={isRecording() ? texts.textNotified : texts.text}
        detail={message}
      >
        <Button variant="night" onClick={() => window.location.reload()}>
          {texts.refresh}
        </Button>
        {!isRecording() && (
          <Button
            variant="nightOutline"
            href={reportLink(texts.reportSubject, message)}
            sx={{ marginInlineStart: '0.75rem' }}
          >
            {texts.report}
          </Button>
        )}
      </FullScreenMessage>
    );
  }
}

function describe(error: unknown): string {
  return isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : messageOf(error);
}

interface RouterErrorScreenProps {
  readonly language: Language;
  readonly texts: ShellContent['routerError'];
}

/** Shown by the router where not even the shell can be rendered. A missing file leads to the document (loadRoute). */
export function RouterErrorScreen({ language, texts }: RouterErrorScreenProps) {
  const error = useRouteError();
  return (
    <FullScreenMessage language={language} heading={texts.heading} text={texts.text} detail={describe(error)}>
      <Button variant="night" href={pagePath(site, 'home', language)}>
        {texts.home}
      </Button>
    </FullScreenMessage>
  );
}
