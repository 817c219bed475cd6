import { site } from '~/config/site';
import { longDate } from '~/content/date-words';
import { pageUrl } from '~/seo/addresses';
import { useCurrentPage, useSelection } from '~/ui/CurrentPage';
import { useShell } from '~/ui/ShellContext';
import { useHydrated } from '~/ui/useHydrated';

/** The visitor's day as an instant of UTC, which `longDate` reads. */
function today(): string {
  const now = new Date();
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
  return now.toISOString();
}

/** Address and date of a printed page; hidden on screens (headerStyles.ts). */
export function Letterhead() {
  const { language, content } = useShell();
  const page = useCurrentPage();
  const selection = useSelection();
  const isHydrated = useHydrated();
  return (
    <p>
      {pageUrl(site, page ?? 'notFound', language, selection)}
      {isHydrated && ` · ${longDate(content.dates, today())}`}
    </p>
  );
}
