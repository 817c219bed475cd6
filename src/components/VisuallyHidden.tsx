import { styled } from '@mui/material';

export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  minWidth: 0,
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  // Hidden text is not copied with a selection.
  WebkitUserSelect: 'none',
  userSelect: 'none',
} as const;

/** Text for assistive technology only; `as` makes it a heading. */
export const VisuallyHidden = styled('span')(visuallyHidden);
