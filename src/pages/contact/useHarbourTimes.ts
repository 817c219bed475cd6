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

/** The time in each harbour, to the minute; empty in the first render, which must not depend on the clock. */
export function useHarbourTimes(): Times {
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
