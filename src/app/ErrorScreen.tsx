import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { recordEvent, startAnalytics } from '~/analytics/analytics';
import type { Language } from '~/config/languages';
import type { ShellContent } from '~/content/types/shell';
import { messageOf } from '~/lib/messageOf';
import { FullScreenMessage } from './FullScreenMessage';

interface ErrorScreenProps {
  readonly language: Language;
  readonly texts: ShellContent['errorScreen'];
  readonly children: ReactNode;
}

/** Replaces the page after an uncaught rendering error, until it is reloaded. */
export class ErrorScreen extends Component<ErrorScreenProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    // A page that failed while it was hydrated has not loaded the tag yet.
    startAnalytics();
    recordEvent('Uncaught Error', { category: 'Error', label: messageOf(error) });
  }

  override render() {
    const { language, texts, children } = this.props;
    if (this.state.error === null) return children;
    return (
      <FullScreenMessage
        language={language}
        heading={texts.heading}
        text={texts.text}
        detail={messageOf(this.state.error)}
      >
        <Button variant="night" onClick={() => window.location.reload()}>
          {texts.refresh}
        </Button>
      </FullScreenMessage>
    );
  }
}
