import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import Container from '@mui/material/Container';
import { space } from '../theme/layout';
import { onNight } from '../theme/palette';

const Screen = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: '100vh',
  paddingBlock: space.section,
  backgroundColor: theme.vars.palette.night.main,
  ...theme.mixins.nightInks,
}));

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
  readonly heading: string;
  readonly text: string;
  readonly detail: string;
  readonly children: ReactNode;
}

/** What stands in for a page that cannot be shown. */
export function FullScreenMessage({ heading, text, detail, children }: FullScreenMessageProps) {
  return (
    <Screen role="alert">
      <Container>
        <Typography variant="title">{heading}</Typography>
        <Typography variant="lead" color="textSecondary">
          {text}
        </Typography>
        <Detail>{detail}</Detail>
        {children}
      </Container>
    </Screen>
  );
}
