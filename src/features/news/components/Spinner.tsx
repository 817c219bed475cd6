import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Line = styled(Typography)({ display: 'flex', alignItems: 'center', gap: '0.75rem' });

/** Turns where motion is welcome; the words do without it. */
const Ring = styled(CircularProgress)({
  '@media (prefers-reduced-motion: reduce)': { '&, & circle': { animation: 'none' } },
});

export function Spinner({ text }: { readonly text: string }) {
  return (
    <Line variant="small" color="textSecondary">
      <Ring size="1.25rem" aria-hidden />
      {text}
    </Line>
  );
}
