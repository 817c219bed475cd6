import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { languages } from '~/config/languages';
import type { ContactChartWords } from '~/content/schemas/pages/contact';
import { useShell } from '~/ui/ShellContext';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { hasChart } from '~generated/features';
import { type HarbourId, harbourIds, harbourZones, namePlace } from './harbours';

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

const minuteMs = 60_000;

type Times = Readonly<Partial<Record<HarbourId, string>>>;

/** @param now milliseconds since 1970 */
function timesAt(now: number, tag: string): Times {
  return Object.fromEntries(
    Object.entries(harbourZones).map(([id, timeZone]) => [
      id,
      new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone }).format(now),
    ]),
  );
}

/** The time in each harbour, to the minute; empty in the first render, which must not depend on the clock. */
function useHarbourTimes(): Times {
  const { tag } = languages[useShell().language];
  const [times, setTimes] = useState<Times>({});

  useEffect(() => {
    const tick = () => {
      const now = Date.now();
      setTimes(timesAt(now, tag));
      timer = setTimeout(tick, minuteMs - (now % minuteMs));
    };
    let timer = setTimeout(tick);
    return () => clearTimeout(timer);
  }, [tag]);

  return times;
}

interface HarboursProps {
  readonly content: ContactChartWords;
}

function Marked({ content }: HarboursProps) {
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

function Listed({ content }: HarboursProps) {
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
