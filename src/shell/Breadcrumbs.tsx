import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { isIndexable, type PageId, pathOf } from '../content/pages';
import { onNight, targetSize, type } from '../theme/tokens';
import { useShell } from '../ui/ShellContext';
import { breadcrumbTrail } from '../seo/breadcrumbTrail';

const List = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  ...type.small,
  color: onNight.inkSoft,
  '& li': { display: 'inline-flex', alignItems: 'center', minHeight: targetSize },
  '& li + li::before': { content: '"/"', marginInline: '0.625rem', opacity: 0.6 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: targetSize,
    minHeight: targetSize,
    color: 'inherit',
  },
});

/** Trail to the current page; nothing on the home page. The structured data stands with the page's head. */
export function Breadcrumbs({ page }: { readonly page: PageId }) {
  const { language, content } = useShell();
  const trail = breadcrumbTrail(pathOf(page, language), language);
  if (trail.length < 2 || !isIndexable(page)) return null;
  return (
    <nav aria-label={content.breadcrumbs.label}>
      <List>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </List>
    </nav>
  );
}
