import { site } from '../config/site';
import { longDate } from '../content/date-words';
import { pageUrl } from '../seo/addresses';
import { useShell } from '../ui/ShellContext';
import { useCurrentPage } from '../ui/useCurrentPage';
import { useHydrated } from '../ui/useHydrated';

const minuteMs = 60_000;

/** The visitor's day, which `longDate` reads as one of UTC. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * minuteMs).toISOString();
}

/** What a printed page says of itself beside the mark: its address, and the day. Header.tsx shows it on paper alone. */
export function Letterhead() {
  const { language, content } = useShell();
  const page = useCurrentPage();
  const isHydrated = useHydrated();
  return (
    <p>
      {pageUrl(site, page ?? 'home', language)}
      {isHydrated && ` · ${longDate(content.dates, today())}`}
    </p>
  );
}
