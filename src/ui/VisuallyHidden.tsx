import { styled } from '@mui/material';

/** Text for assistive technology only; `as` makes it a heading. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: '1px',
  minWidth: 0,
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
