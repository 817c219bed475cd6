import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { isIndexable, type PageId, pathOf } from '~/content/pages';
import { breadcrumbTrail } from '~/seo/breadcrumbTrail';
import { useShell } from '~/ui/ShellContext';

/** Trail to the current page; nothing on the home page. Its structured data is in PageHead.tsx. */
export function Breadcrumbs({ page }: { readonly page: PageId }) {
  const { language, content } = useShell();
  const trail = breadcrumbTrail(pathOf(page, language), language);
  const current = trail.at(-1);
  if (current === undefined || trail.length < 2 || !isIndexable(page)) return null;
  return (
    <MuiBreadcrumbs aria-label={content.breadcrumbs.label}>
      {trail.slice(0, -1).map(({ name, path }) => (
        <Link key={path} component={RouterLink} to={path} color="textSecondary">
          {name}
        </Link>
      ))}
      <Typography variant="inherit" component="span" color="textSecondary" aria-current="page">
        {current.name}
      </Typography>
    </MuiBreadcrumbs>
  );
}
