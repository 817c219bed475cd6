import { styled } from '@mui/material/styles';
import { space } from '~/theme/layout';

interface SectionProps {
  /** `paper` is the second tone. */
  readonly tone?: 'default' | 'paper';
}

/** A band of the page. */
export const Section = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<SectionProps>(
  ({ theme, tone = 'default' }) => ({
    paddingBlock: space.section,
    backgroundColor: theme.vars.palette.background[tone],
  }),
);
