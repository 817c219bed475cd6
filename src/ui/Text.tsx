import { styled } from '@mui/material/styles';
import { color, type } from '../theme/tokens';

export const Heading = styled('h2')({ ...type.heading, maxWidth: '18ch' });

export const Subheading = styled('h3')({ ...type.subheading });

/** Text under a heading stands off by itself, so that sections need no spacing of their own. */
export const Lead = styled('p')({
  ...type.lead,
  color: color.inkSoft,
  maxWidth: '38rem',
  '* + &': { marginBlockStart: '1.25rem' },
});

export const Body = styled('p')({ color: color.inkSoft, maxWidth: '38rem' });
