import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '~/content/pages';
import type { NewsContent } from '~/content/types/news';
import { allNews, type Filters, isSameFilters, searchOf } from '~/features/news/model/filters';
import { hasArticles } from '~/features/news/sources/snapshots';
import { useShell } from '~/ui/ShellContext';
import { selectionName } from './selectionName';

/** What has articles and is nearest to some filters that have none: the region's, then all. */
function nearest({ region }: Filters): readonly Filters[] {
  const regional: Filters = { ...allNews, region };
  return [...(isSameFilters(regional, allNews) ? [] : [regional]), allNews].filter(hasArticles);
}

interface NearestSelectionsProps {
  readonly content: Pick<NewsContent, 'list' | 'filters'>;
  readonly filters: Filters;
  /** Called as one of the links is followed, with which it goes. */
  readonly onLeave: () => void;
}

/** Links from a selection without articles to the nearest that have some. */
export function NearestSelections({ content: { list, filters: names }, filters, onLeave }: NearestSelectionsProps) {
  const { language } = useShell();
  const others = nearest(filters);
  if (others.length === 0) return null;
  return (
    <Typography>
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
  );
}
