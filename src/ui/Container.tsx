import { styled } from '@mui/material/styles';
import { pageWidth, space } from '../theme/tokens';

/** The page's measure: centred, with the outer margins of the grid. */
export const Container = styled('div')({
  width: '100%',
  maxWidth: pageWidth,
  marginInline: 'auto',
  paddingInline: space.gutter,
});
