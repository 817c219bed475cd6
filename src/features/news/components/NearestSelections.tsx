import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { allNews, type Combination, keyOf } from '~/config/news';
import { pathOf } from '~/content/pages';
import type { NewsContent } from '~/content/schemas/pages/news';
import { hasArticles } from '~/features/news/sources/snapshots';
import { useShell } from '~/ui/ShellContext';
import { selectionName } from './selectionName';

/** Wider selections with articles: the region's, the category's, then all. */
function nearest(filters: Combination): readonly Combination[] {
  const { region, category } = filters;
  const wider: readonly Combination[] = [{ region, category: 'all' }, { region: 'all', category }, allNews];
  const others = new Map(wider.map((other) => [keyOf(other), other]));
  others.delete(keyOf(filters));
  return [...others.values()].filter(hasArticles);
}

interface NearestSelectionsProps {
  readonly content: Pick<NewsContent, 'list' | 'filters'>;
  readonly filters: Combination;
  /** Called as one of the links is followed: the links go, and the focus with them. */
  readonly onLeave: () => void;
}

export function NearestSelections({ content: { list, filters: names }, filters, onLeave }: NearestSelectionsProps) {
  const { language } = useShell();
  const others = nearest(filters);
  if (others.length === 0) return null;
  return (
    <Typography>
      {hasArticles(filters) ? list.near : list.nearest}{' '}
      {others.map((other, index) => (
        <span key={keyOf(other)}>
          {index > 0 && ', '}
          <Link component={RouterLink} to={pathOf('news', language, other)} preventScrollReset onClick={onLeave}>
            {selectionName(names, other)}
          </Link>
        </span>
      ))}
    </Typography>
  );
}
