import { styled } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';

const Panel = styled('div')(({ theme }) => ({
  marginBlockStart: '2.5rem',
  paddingBlockStart: '1.5rem',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  scrollMarginBlockEnd: '2rem',
}));

interface OutcomePanelProps {
  /** What it is of: for each it comes into sight. */
  readonly of: object;
  readonly children: ReactNode;
}

/** What became of a message, below the form. */
export function OutcomePanel({ of, children }: OutcomePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Below the clicked button it may be out of the window.
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    panel.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'instant' : 'smooth' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [of]);
  return <Panel ref={panel}>{children}</Panel>;
}
