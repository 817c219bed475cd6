import { styled } from '@mui/material';
import { startTransition, useEffect, useState } from 'react';
import { languages } from '~/config/languages';
import type { ContactChartWords } from '~/content/schemas/pages';
import { useShell } from '~/ui/ShellContext';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { hasChart } from '~generated/features';
import { type HarbourId, harbourIds, harbourZones, namePlace } from './harbours';

/** Windows in which the chart has space for the names. */
const roomForNames = '@media (min-width: 75rem)';

const Marks = styled('ul')(({ theme }) => ({
  ...theme.typography.label,
  display: 'none',
  [roomForNames]: { position: 'absolute', inset: 0, display: 'block' },
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

/** Milliseconds since 1970, to the minute; undefined in the first render, which must not depend on the clock. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();

  useEffect(() => {
    const tick = () => {
      const time = Date.now();
      startTransition(() => setNow(time));
      timer = setTimeout(tick, minuteMs - (time % minuteMs));
    };
    let timer = setTimeout(tick);
    return () => clearTimeout(timer);
  }, []);

  return now;
}

/**
 * The time in a harbour. On its own, as the first text of a time zone takes a slow phone 20 ms. What has it is not
 * translated: browsers would take its text away from React.
 */
export function HarbourTime({ id }: { readonly id: HarbourId }) {
  const { tag } = languages[useShell().language];
  const now = useNow();
  const format = { timeStyle: 'short', timeZone: harbourZones[id] } as const;
  return now === undefined ? null : new Intl.DateTimeFormat(tag, format).format(now);
}

interface HarbourTimesProps {
  readonly content: ContactChartWords | undefined;
  /** Beside the lights of the chart, or as a line of text. */
  readonly form: 'marks' | 'line';
}

/** The harbours of the chart with their local time. */
export function HarbourTimes({ content, form }: HarbourTimesProps) {
  if (!hasChart || content === undefined) return null;
  if (form === 'marks')
    return (
      <Marks aria-hidden="true">
        {harbourIds.map((id) => (
          <Place key={id} ownerState={{ id }}>
            {content.harbours[id]}{' '}
            <Clock translate="no">
              <HarbourTime id={id} />
            </Clock>
          </Place>
        ))}
      </Marks>
    );
  return (
    <Line>
      {harbourIds.map((id) => (
        <li key={id}>
          {content.harbours[id]} <VisuallyHidden>{content.localTime}</VisuallyHidden>{' '}
          <Clock translate="no">
            <HarbourTime id={id} />
          </Clock>
        </li>
      ))}
    </Line>
  );
}
