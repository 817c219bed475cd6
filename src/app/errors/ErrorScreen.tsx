import { Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { isRecording, recordEvent } from '~/analytics/analytics';
import type { Language } from '~/config/languages';
import type { ShellContent } from '~/content/schemas/shell';
import { mailto } from '~/lib/mailto';
import { messageOf } from '~/lib/messageOf';
import { site } from '~generated/site';
import { FullScreenMessage } from './FullScreenMessage';

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
