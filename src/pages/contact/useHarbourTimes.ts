import { useEffect, useState } from 'react';
import { languages } from '~/config/languages';
import { type HarbourId, harbourZones } from '~/content/harbours';
import { useShell } from '~/ui/ShellContext';

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

/** The time in each harbour, to the minute; none in a first render, which knows no clock. */
export function useHarbourTimes(): Times {
  const { tag } = languages[useShell().language];
  const [times, setTimes] = useState<Times>({});

  useEffect(() => {
    const tick = () => {
      const now = Date.now();
      setTimes(timesAt(now, tag));
      timer = setTimeout(tick, minuteMs - (now % minuteMs));
    };
    // A browser's first use of Intl reads what locales it has, 60 ms on a processor slowed four times. Reading those of
    // collation is more than half of it, so that the rest and the times fit into a short task after it.
    const warmUp = () => {
      Intl.Collator.supportedLocalesOf(tag);
      timer = setTimeout(tick);
    };
    let timer = setTimeout(warmUp);
    return () => clearTimeout(timer);
  }, [tag]);

  return times;
}
