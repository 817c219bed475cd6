import { Button, Grid, styled, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { showToast, type ToastType } from '~/features/toasts/showToast';
import { focusElement } from '~/lib/events';
import { space } from '~/theme/layout';
import type { FormContent } from './form.schema';
import type { ComposedMail } from './message';

/** Scrolls to the panel, which may be below the window when the form is sent, and gives it the focus. */
function goToPanel(panel: HTMLElement | null): void {
  if (panel === null) return;
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  panel.scrollIntoView({ block: 'nearest', behavior: reducesMotion ? 'instant' : 'smooth' });
  focusElement(panel);
}

const Message = styled(Typography)(({ theme }) => ({
  marginBlock: '1rem',
  padding: '1rem 1.25rem',
  maxHeight: '18rem',
  overflow: 'auto',
  backgroundColor: theme.vars.palette.background.paper,
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})) as typeof Typography;

interface HandOffProps {
  readonly mail: ComposedMail;
  readonly content: FormContent;
}

/** Says that the mail program has the message now, and offers a copy of it to visitors without a mail program. */
export function HandOff({ mail, content }: HandOffProps) {
  const text = `${content.subject}: ${mail.subject}\n\n${mail.body}`;
  const message = useRef<HTMLPreElement>(null);
  /** The outcome of the copy, if no toast can show it. */
  const [copyOutcome, setCopyOutcome] = useState('');
  const notify = (type: ToastType, outcome: string) => showToast(type, outcome, () => setCopyOutcome(outcome));
  const copy = async () => {
    setCopyOutcome('');
    try {
      await navigator.clipboard.writeText(text);
      notify('success', content.copied);
    } catch {
      // The visitor is told to copy the text by hand, so it is selected.
      if (message.current !== null) getSelection()?.selectAllChildren(message.current);
      notify('error', content.copyFailed);
    }
  };
  return (
    <Grid
      container
      ref={goToPanel}
      rowSpacing={3}
      columnSpacing={space.columns}
      sx={{ mt: 5, pt: 3, borderTop: 1, borderColor: 'divider', scrollMarginBlockEnd: '2rem' }}
    >
      <Grid size={{ xs: 12, lg: 6 }}>
        <Typography variant="h2Small" component="p">
          {content.handedOff}
        </Typography>
      </Grid>
      {/* Screen readers do not announce the whole message. */}
      <Grid size={{ xs: 12, lg: 6 }} aria-live="off">
        <Typography variant="h4" component="h3">
          {content.fallbackHeading}
        </Typography>
        <Typography sx={{ maxWidth: 'none' }}>{content.fallbackText}</Typography>
        <Message ref={message} variant="body2" component="pre" tabIndex={0} role="group" aria-label={content.message}>
          {text}
        </Message>
        <Button variant="outlined" onClick={copy}>
          {content.copy}
        </Button>
        <Typography role="status" sx={{ '&:not(:empty)': { mt: 1.5 } }}>
          {copyOutcome}
        </Typography>
      </Grid>
    </Grid>
  );
}
