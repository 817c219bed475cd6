import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { keyOf, type NewsSelection } from '~/config/selection';
import { pathOf } from '~/content/pages';
import type { NewsContent } from '~/content/schemas/pages';
import type { NewsList } from '~/features/news/model/newsList';
import { useShell } from '~/ui/ShellContext';

/** Region and category in the page's words: "Haiti · Business", and the region alone for all of its news. */
export function selectionName(
  { regions, categories }: NewsContent['filters'],
  { region, category }: NewsSelection,
): string {
  const place = regions[region] ?? region;
  return category === 'all' ? place : `${place} · ${categories[category] ?? category}`;
}

interface NearestSelectionsProps {
  readonly content: Pick<NewsContent, 'list' | 'filters'>;
  readonly shown: NewsList;
  /** Called as one of the links is followed: the links go, and the focus with them. */
  readonly onLeave: () => void;
}

export function NearestSelections({ content: { list, filters }, shown, onLeave }: NearestSelectionsProps) {
  const { language } = useShell();
  if (shown.wider.length === 0) return null;
  return (
    <Typography>
      {shown.articles.length > 0 ? list.near : list.nearest}{' '}
      {shown.wider.map((other, index) => (
        <span key={keyOf(other)}>
          {index > 0 && ', '}
          <Link component={RouterLink} to={pathOf('news', language, other)} preventScrollReset onClick={onLeave}>
            {selectionName(filters, other)}
          </Link>
        </span>
      ))}
    </Typography>
  );
}
