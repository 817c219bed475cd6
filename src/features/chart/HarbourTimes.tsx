import { styled } from '@mui/material/styles';
import { languages } from '~/config/languages';
import type { ContactChartWords } from '~/content/schemas/pages/contact';
import { useShell } from '~/ui/ShellContext';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { hasChart } from '~generated/features';
import { type HarbourId, harbourIds, harbourZones, namePlace } from './harbours';
import { useNow } from './useNow';

/** Windows in which the chart has space for the names. */
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
  gap: '0.25rem 1.25rem',
  width: '100%',
  marginBlockStart: '0.75rem',
  // Visually hidden: the chart's names are hidden from assistive technology.
  [roomForNames]: { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', margin: 0 },
}));

const Clock = styled('span')(({ theme }) => ({
  display: 'block',
  minHeight: '1.4em',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));

const Place = styled('li')<{ ownerState: { readonly id: HarbourId } }>(({ ownerState: { id } }) => ({
  position: 'absolute',
  translate: '0 -0.7em',
  paddingInline: '1.5rem',
  whiteSpace: 'nowrap',
  textAlign: id === 'portAuPrince' ? 'end' : undefined,
  ...namePlace('wide', id),
}));

/** The time in a harbour, to the minute. @param now milliseconds since 1970, undefined while it is not known */
export function useHarbourTimes(now: number | undefined): (id: HarbourId) => string | undefined {
  const { tag } = languages[useShell().language];
  const format = (timeZone: string) => new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone });
  return (id) => (now === undefined ? undefined : format(harbourZones[id]).format(now));
}

interface HarboursProps {
  readonly content: ContactChartWords;
}

function Marked({ content }: HarboursProps) {
  const timeIn = useHarbourTimes(useNow());
  return (
    <Marks aria-hidden="true">
      {harbourIds.map((id) => (
        <Place key={id} ownerState={{ id }}>
          {content.harbours[id]} <Clock>{timeIn(id)}</Clock>
        </Place>
      ))}
    </Marks>
  );
}

function Listed({ content }: HarboursProps) {
  const timeIn = useHarbourTimes(useNow());
  return (
    <Line>
      {harbourIds.map((id) => (
        <li key={id}>
          {content.harbours[id]} <VisuallyHidden>{content.localTime}</VisuallyHidden> <Clock>{timeIn(id)}</Clock>
        </li>
      ))}
    </Line>
  );
}

interface HarbourTimesProps {
  readonly content: ContactChartWords | undefined;
  /** Beside the lights of the chart, or as a line of text. */
  readonly form: 'marks' | 'line';
}

/** The harbours of the chart with their local time. */
export function HarbourTimes({ content, form }: HarbourTimesProps) {
  if (!hasChart || content === undefined) return null;
  return form === 'marks' ? <Marked content={content} /> : <Listed content={content} />;
}
