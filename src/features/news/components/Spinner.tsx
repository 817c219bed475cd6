import { keyframes, styled } from '@mui/material/styles';
import { color, media, type } from '../../../theme/tokens';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Line = styled('p')({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  color: color.inkSoft,
  '&::before': {
    content: '""',
    width: '1.25rem',
    height: '1.25rem',
    border: `2px solid ${color.line}`,
    borderBlockStartColor: color.link,
    borderRadius: '50%',
  },
  [media.motion]: { '&::before': { animation: `${turn} 900ms linear infinite` } },
});

/** A ring that turns where motion is welcome, and words that do without it. */
export function Spinner({ text }: { readonly text: string }) {
  return <Line>{text}</Line>;
}
