import { styled } from '@mui/material';
import { useShell } from '~/components/ShellContext';
import { type HarbourId, harbourIds } from '~/config/harbours';
import { fillParentStyle } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import { getNamePosition, isWesternHarbour } from './harbourPositions';
import { isDarkAtHarbour } from './harbours';
import { Clock, HarbourTime } from './HarbourTimes';

/** The space between a harbour's light and its name. */
const gap = 'min(1.5rem, 7.5vw)';

/** The time stands below the name, so that nothing shifts when it is rendered. */
const EasternClock = styled(Clock)({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: `${gap} auto`,
  whiteSpace: 'nowrap',
});

const WesternClock = styled(EasternClock)({ insetInline: `auto ${gap}` });

const Names = styled('ul')(({ theme }) => ({
  ...fillParentStyle,
  ...theme.typography.caption,
  // However large the visitor's text is, a name stands between its light and the edge of a phone's window.
  fontSize: 'min(0.875rem, 4.5vw)',
}));

/** A harbour is lit while it is dark there, and while the pointer is on a figure that counts places. */
const HarbourName = styled('li')<{ ownerState: { readonly id: HarbourId } }>(({ theme, ownerState: { id } }) => ({
  position: 'absolute',
  translate: '0 -50%',
  paddingInline: isWesternHarbour(id) ? `0 ${gap}` : `${gap} 0`,
  ...getNamePosition('tall', id),
  [theme.breakpoints.up('md')]: getNamePosition('wide', id),
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInline: isWesternHarbour(id) ? 'auto 0' : '0 auto',
    translate: isWesternHarbour(id) ? '50% -50%' : '-50% -50%',
    width: '3.25rem',
    aspectRatio: 1,
    background: `radial-gradient(closest-side, ${onNight.amber} 12%, ${onNight.amberHalo} 20%, transparent)`,
    opacity: 0,
    pointerEvents: 'none',
    zIndex: -1,
    transition: 'opacity 0.6s',
  },
  '&[data-lit]::before': { opacity: 1 },
  // src/pages/home/Figures.tsx marks the figures. The oldest browsers do without these lights.
  '@supports selector(:has(*))': { 'main:has([data-places]:hover) &::before': { opacity: 1 } },
}));

/**
 * The names of the harbours beside their lights on the chart, which must be positioned, with the local times.
 * @param now the time in milliseconds since 1970; undefined until it is known
 */
export function HarbourNames({ now }: { readonly now: number | undefined }) {
  const { chart: words } = useShell().content;
  return (
    <Names>
      {harbourIds.map((id) => (
        <HarbourName key={id} ownerState={{ id }} data-lit={now && isDarkAtHarbour(id, now) ? '' : undefined}>
          <HarbourTime id={id} words={words} clock={isWesternHarbour(id) ? WesternClock : EasternClock} />
        </HarbourName>
      ))}
    </Names>
  );
}
