import { styled } from '@mui/material/styles';

/** Text for assistive technology only; `as` makes it a heading. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
