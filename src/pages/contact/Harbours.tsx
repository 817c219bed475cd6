import { styled } from '@mui/material/styles';
import { namePlace } from '~/assets/harbours';
import { type HarbourId, harbourIds } from '~/content/harbours';
import type { ContactChartWords } from '~/content/schemas/pages/contact';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { useHarbourTimes } from './useHarbourTimes';

/** From here on the chart has space for the names. */
const roomForNames = '@media (min-width: 75rem)';

const onChart = { position: 'absolute', inset: 0 } as const;

const Marks = styled('ul')(({ theme }) => ({
  ...theme.typography.label,
  display: 'none',
  [roomForNames]: { ...onChart, display: 'block' },
}));

const Line = styled('ul')(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.75rem',
  width: '100%',
  marginBlockStart: '0.75rem',
  // Visually hidden: the chart's names are hidden from assistive technology.
  [roomForNames]: { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', margin: 0 },
}));

const Clock = styled('span')(({ theme }) => ({
  display: 'inline-block',
  minWidth: '4.5rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  [roomForNames]: { display: 'block' },
}));

const Place = styled('li')<{ ownerState: { readonly id: HarbourId } }>(({ ownerState: { id } }) => ({
  position: 'absolute',
  translate: '0 -0.7em',
  paddingInline: '1.5rem',
  whiteSpace: 'nowrap',
  textAlign: id === 'portAuPrince' ? 'end' : undefined,
  ...namePlace('wide', id),
}));

interface HarboursProps {
  readonly content: ContactChartWords;
}

/** The harbours on the chart with their local time. */
export function HarbourMarks({ content }: HarboursProps) {
  const times = useHarbourTimes();
  return (
    <Marks aria-hidden="true">
      {harbourIds.map((id) => (
        <Place key={id} ownerState={{ id }}>
          {content.harbours[id]} <Clock>{times[id]}</Clock>
        </Place>
      ))}
    </Marks>
  );
}

/** The same as a line of text. */
export function HarbourLine({ content }: HarboursProps) {
  const times = useHarbourTimes();
  return (
    <Line>
      {harbourIds.map((id) => (
        <li key={id}>
          {content.harbours[id]} <VisuallyHidden>{content.localTime}</VisuallyHidden> <Clock>{times[id]}</Clock>
        </li>
      ))}
    </Line>
  );
}
