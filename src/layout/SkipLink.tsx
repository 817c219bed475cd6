import { styled } from '@mui/material';
import { mainContentId } from '~/boot/contract';
import { useShell } from '~/components/ShellContext';
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

export function SkipLink() {
  const { content } = useShell();
  return (
    <Anchor data-screen-only="" href={`#${mainContentId}`}>
      {content.skipLink}
    </Anchor>
  );
}
