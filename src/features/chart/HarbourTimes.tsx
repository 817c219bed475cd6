import { styled } from '@mui/material';
import { useShell } from '~/components/ShellContext';
import { VisuallyHidden } from '~/components/VisuallyHidden';
import { type HarbourId, harbourIds, harbourPlaces } from '~/config/harbours';
import { languages } from '~/config/languages';
import { tryOrNull } from '~/lib/tryOrNull';
import type { ChartContent } from './chart.schema';
import { isDarkAtHarbour } from './harbours';
import { useNow } from './useNow';

export const Clock = styled('span')(({ theme }) => ({
  display: 'block',
  minHeight: '1.4em',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));

/**
 * This is a component of its own, because formatting the first time of a time zone takes a slow phone 20 ms. It is empty in a
 * browser that does not know the zone.
 */
function Time({ id }: { readonly id: HarbourId }) {
  const { tag } = languages[useShell().language];
  const now = useNow();
  const format = { timeStyle: 'short', timeZone: harbourPlaces[id].timeZone } as const;
  return now === undefined ? null : tryOrNull(() => new Intl.DateTimeFormat(tag, format).format(now));
}

interface HarbourTimeProps {
  readonly id: HarbourId;
  readonly words: ChartContent;
  /** The component around the time. */
  readonly clock?: typeof Clock;
}

/** A harbour's name with its local time. Browsers do not translate the time: they would replace nodes that React updates. */
export function HarbourTime({ id, words, clock: TimeBox = Clock }: HarbourTimeProps) {
  return (
    <>
      {`${words.harbours[id]} `}
      <VisuallyHidden>{words.localTime}</VisuallyHidden>{' '}
      <TimeBox translate="no">
        <Time id={id} />
      </TimeBox>
    </>
  );
}

const Lights = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem clamp(1rem, 2vw, 2rem)',
  marginBlockStart: '0.75rem',
}));

const Light = styled('li')(({ theme }) => ({
  position: 'relative',
  // No harbour is narrower than its time, so that nothing moves when the times are rendered.
  minWidth: '5.5rem',
  paddingInlineStart: '1rem',
  '&::before': { content: '""', position: 'absolute', inset: '0.4em auto auto 0', ...theme.mixins.harbourLight },
  '&[data-lit]::before': theme.mixins.harbourLightOn,
}));

/** The harbours in a line, with their local times and a light each, which is on while it is dark there. */
export function HarbourLights({ words }: Pick<HarbourTimeProps, 'words'>) {
  const now = useNow();
  return (
    <Lights data-screen-only="">
      {harbourIds.map((id) => (
        <Light key={id} data-lit={now && isDarkAtHarbour(id, now) ? '' : undefined}>
          <HarbourTime id={id} words={words} />
        </Light>
      ))}
    </Lights>
  );
}
