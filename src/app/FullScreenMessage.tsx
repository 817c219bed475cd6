import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Container } from '../ui/Container';
import { color, nightControls, onNight, space, type } from '../theme/tokens';

const Screen = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: '100vh',
  paddingBlock: space.section,
  backgroundColor: color.night,
  ...nightControls,
});

const Title = styled('h1')({ ...type.title, maxWidth: '18ch' });
const Text = styled('p')({ ...type.lead, marginBlockStart: '1.25rem', maxWidth: '38rem', color: onNight.inkSoft });
const Detail = styled('pre')({
  ...type.small,
  marginBlock: '1.5rem 2rem',
  padding: '1rem 1.25rem',
  maxWidth: '44rem',
  borderInlineStart: `3px solid ${onNight.amber}`,
  fontFamily: 'ui-monospace,monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

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
        <Title>{heading}</Title>
        <Text>{text}</Text>
        <Detail>{detail}</Detail>
        {children}
      </Container>
    </Screen>
  );
}
