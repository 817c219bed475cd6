import { useEffect, useState } from 'react';
import { languages } from '../../config/languages';
import { type HarbourId, harbourZones } from '../../content/harbours';
import { useShell } from '../../ui/ShellContext';

const minuteMs = 60_000;

/** The time in each harbour, to the minute; none in a first render, which knows no clock. */
export function useHarbourTimes(): Readonly<Partial<Record<HarbourId, string>>> {
  const { language } = useShell();
  const [now, setNow] = useState<number | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const time = Date.now();
      setNow(time);
      timer = setTimeout(tick, minuteMs - (time % minuteMs));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);

  if (now === null) return {};
  const { tag } = languages[language];
  return Object.fromEntries(
    Object.entries(harbourZones).map(([id, timeZone]) => [
      id,
      new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone }).format(now),
    ]),
  );
}
