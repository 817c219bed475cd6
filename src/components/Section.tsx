import { Container, styled, Typography } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { space } from '~/theme/layout';
import { HydrationBoundary } from './HydrationBoundary';
import { WholeWords } from './WholeWords';

interface SectionStyle {
  /** `paper` is the second tone, `night` dark in both schemes. */
  readonly tone?: 'default' | 'paper' | 'night';
  /** Whether the band continues the subject of the one before. */
  readonly continues?: boolean;
}

const Band = styled('section', {
  shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'continues' && prop !== 'sx',
})<SectionStyle>(({ theme, tone = 'default', continues = false }) => ({
  paddingBlock: `${continues ? space.block : space.section} ${space.section}`,
  ...(tone === 'night'
    ? // `overflow: hidden` would make the band a scroll container, which the scroll timelines in it would follow.
      { ...theme.mixins.nightBackground, overflow: 'clip' }
    : { backgroundColor: theme.vars.palette.background[tone] }),
}));

/** A band of the page. */
export function Section(props: ComponentProps<typeof Band>) {
  return (
    <HydrationBoundary>
      <Band {...props} />
    </HydrationBoundary>
  );
}

interface TitledSectionProps extends SectionStyle {
  readonly id?: string;
  readonly heading: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A band that begins with its heading. */
export function TitledSection({ heading, lead, children, ...rest }: TitledSectionProps) {
  return (
    <Section {...rest}>
      <Container>
        <Typography variant="h2">{heading}</Typography>
        {lead !== undefined && (
          <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 2.5 }}>
            <WholeWords text={lead} />
          </Typography>
        )}
        {children}
      </Container>
    </Section>
  );
}
