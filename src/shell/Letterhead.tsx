import { site } from '~/config/site';
import { longDate } from '~/content/date-words';
import { pageUrl } from '~/seo/addresses';
import { useCurrentPage } from '~/ui/CurrentPage';
import { useShell } from '~/ui/ShellContext';
import { useHydrated } from '~/ui/useHydrated';

/** The visitor's day, for `longDate`, which reads it as one of UTC. */
function today(): string {
  const now = new Date();
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
  return now.toISOString();
}

/** What a printed page says of itself beside the mark: its address, and the day. Header.tsx shows it on paper alone. */
export function Letterhead() {
  const { language, content } = useShell();
  const page = useCurrentPage();
  const isHydrated = useHydrated();
  return (
    <p>
      {pageUrl(site, page ?? 'notFound', language)}
      {isHydrated && ` · ${longDate(content.dates, today())}`}
    </p>
  );
}
