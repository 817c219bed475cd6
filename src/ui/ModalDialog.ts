import { styled } from '@mui/material/styles';
import { onNight } from '~/theme/palette';

/**
 * A modal dialog of the platform: it holds and returns focus, closes by Escape and backdrop, and opens by its
 * button's command even without script. The boot script stands in for browsers without these commands. Emotion drops
 * attributes younger than its list of them, `closedby` among them: all are let through.
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
