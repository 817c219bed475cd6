import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ContactContent } from '~/content/schemas/pages/contact';
import { showToast } from '~/features/toasts/showToast';
import type { ComposedMail } from './mail';

const Panel = styled('div')(({ theme }) => ({
  marginBlockStart: '2.5rem',
  paddingBlockStart: '1.5rem',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  scrollMarginBlockEnd: '2rem',
}));

const Message = styled('pre')(({ theme }) => ({
  ...theme.typography.small,
  marginBlock: '1rem',
  padding: '1rem 1.25rem',
  maxHeight: '18rem',
  overflow: 'auto',
  backgroundColor: theme.vars.palette.background.paper,
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

interface HandOffProps {
  readonly mail: ComposedMail;
  readonly content: ContactContent['form'];
}

/** Says that the mail program has the message, and offers a copy for visitors without one. */
export function HandOff({ mail, content }: HandOffProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Below the clicked button it may be out of the window.
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    panel.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'instant' : 'smooth' });
    // For each message.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [mail]);
  const text = `${content.subject}: ${mail.subject}\n\n${mail.body}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', content.copied);
    } catch {
      showToast('error', content.copyFailed);
    }
  };
  return (
    <Panel ref={panel}>
      <Typography sx={{ maxWidth: 'none' }}>{content.handedOff}</Typography>
      <Typography variant="subheading" sx={{ marginBlockStart: '1.5rem' }}>
        {content.fallbackHeading}
      </Typography>
      <Typography sx={{ maxWidth: 'none' }}>{content.fallbackText}</Typography>
      <Message tabIndex={0}>{text}</Message>
      <Button variant="outline" onClick={copy}>
        {content.copy}
      </Button>
    </Panel>
  );
}
