import { startTransition, useEffect, useState } from 'react';
import { minuteMs } from '~/lib/durations';

/** The time in milliseconds since 1970, renewed every minute; undefined in the first render, which must not depend on the clock. */
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
