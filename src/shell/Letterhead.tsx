import { isPlausible, longDate } from '~/content/date-words';
import { pageUrl } from '~/seo/addresses';
import { useCurrentPage, useSelection } from '~/ui/CurrentPage';
import { useShell } from '~/ui/ShellContext';
import { useHydrated } from '~/ui/useHydrated';
import { site } from '~generated/site';

/** The visitor's day as an instant of UTC, which `longDate` reads; null where the clock is wrong by years. */
function today(): string | null {
  const now = new Date();
  if (!isPlausible(now)) return null;
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
  return now.toISOString();
}

/** Address and date of a printed page; hidden on screens (headerStyles.ts). */
export function Letterhead() {
  const { language, content } = useShell();
  const page = useCurrentPage();
  const selection = useSelection();
  const day = useHydrated() ? today() : null;
  return (
    <p>
      {pageUrl(site, page ?? 'notFound', language, selection)}
      {day !== null && ` · ${longDate(content.dates, day)}`}
    </p>
  );
}
