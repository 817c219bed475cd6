import { styled } from '@mui/material';
import { onNight } from '~generated/palette';

/**
 * A `<dialog>`: it keeps and returns the focus, closes by Escape and backdrop, and opens by a button's `command`, which
 * the boot script emulates where a browser does not know it. Emotion would drop the attribute `closedby`.
 */
export const ModalDialog = styled('dialog', { shouldForwardProp: (prop) => prop !== 'sx' && prop !== 'theme' })(
  ({ theme }) => ({
    ...theme.mixins.nightSurface,
    position: 'fixed',
    width: '100%',
    maxWidth: 'none',
    margin: 0,
    border: 0,
    '&::backdrop': { backgroundColor: onNight.shade },
  }),
);
