import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '../../../content/pages';
import type { NewsContent } from '../../../content/types/news';
import { useShell } from '../../../ui/ShellContext';
import { allNews, type Filters, isSameFilters, searchOf } from '../model/filters';
import { hasArticles, newsChangedAt } from '../sources/snapshots';
import { selectionName } from './selectionName';

/** What has articles and is nearest to some filters that have none: the region's, then all. */
function nearest({ region }: Filters): readonly Filters[] {
  const regional: Filters = { ...allNews, region };
  return [...(isSameFilters(regional, allNews) ? [] : [regional]), allNews].filter(hasArticles);
}

interface EmptySelectionProps {
  readonly content: Pick<NewsContent, 'list' | 'filters'>;
  readonly filters: Filters;
  /** Called as one of the links is followed, with which it goes. */
  readonly onLeave: () => void;
}

/** In place of a list without articles. */
export function EmptySelection({ content: { list, filters: names }, filters, onLeave }: EmptySelectionProps) {
  const { language } = useShell();
  const others = nearest(filters);
  return (
    <>
      <Typography>{newsChangedAt === '' ? list.none : list.empty}</Typography>
      {others.length > 0 && (
        <Typography sx={{ marginBlockStart: '0.5rem' }}>
          {list.nearest}{' '}
          {others.map((other, index) => (
            <span key={other.region}>
              {index > 0 && ', '}
              <Link
                component={RouterLink}
                to={{ pathname: pathOf('news', language), search: searchOf(other) }}
                preventScrollReset
                onClick={onLeave}
              >
                {selectionName(names, other)}
              </Link>
            </span>
          ))}
        </Typography>
      )}
    </>
  );
}
