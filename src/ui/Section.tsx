import { styled } from '@mui/material/styles';
import { color, space } from '../theme/tokens';

/** A band of the page. `raised` sits on the second paper tone. */
export const Section = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone?: 'ground' | 'raised';
}>(({ tone = 'ground' }) => ({
  paddingBlock: space.section,
  backgroundColor: tone === 'raised' ? color.raised : color.ground,
}));
