import { styled } from '@mui/material/styles';
import { plainNight } from '../theme/nightGround';

/** Emotion drops attributes younger than its list of them, `command`, `commandfor` and `closedby` among them. */
export const everyAttribute = { shouldForwardProp: () => true } as const;

/**
 * A modal dialog of the platform: it holds and returns focus, closes by Escape and backdrop, and opens by its
 * button's command even without script. The boot script stands in for browsers without these commands.
 */
export const ModalDialog = styled(
  'dialog',
  everyAttribute,
)({
  ...plainNight,
  position: 'fixed',
  width: '100%',
  maxWidth: 'none',
  margin: 0,
  border: 0,
  '&::backdrop': { backgroundColor: 'rgb(3 8 20 / 0.8)' },
});
