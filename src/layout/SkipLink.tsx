import { styled } from '@mui/material';
import type { MouseEvent } from 'react';
import { useShell } from '~/components/ShellContext';
import { mainContentId } from '~/config/documentNames';
import { focusElement, hasModifier } from '~/lib/events';
import { onNight } from '~/theme/palette';

const Anchor = styled('a')(({ theme }) => ({
  '--focus': onNight.amber,
  position: 'fixed',
  insetBlockStart: '0.75rem',
  insetInlineStart: '0.75rem',
  zIndex: theme.zIndex.tooltip,
  padding: '0.75rem 1.25rem',
  backgroundColor: onNight.amber,
  color: onNight.background,
  fontWeight: 600,
  borderRadius: theme.vars.shape.borderRadius,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/**
 * Moves the focus to the main content. The browser would also add a history entry, which the router does not know: lists and scroll
 * positions are kept by entries.
 */
function skip(event: MouseEvent): void {
  const main = document.getElementById(mainContentId);
  if (main === null || hasModifier(event)) return;
  event.preventDefault();
  focusElement(main);
  main.scrollIntoView();
}

export function SkipLink() {
  const { content } = useShell();
  return (
    <Anchor data-screen-only="" href={`#${mainContentId}`} onClick={skip}>
      {content.skipLink}
    </Anchor>
  );
}
