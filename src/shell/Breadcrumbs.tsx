import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { isIndexable, type PageId, pathOf } from '~/content/pages';
import { breadcrumbTrail, type Crumb } from '~/seo/breadcrumbTrail';
import { useShell } from '~/ui/ShellContext';

interface BreadcrumbsProps {
  readonly page: PageId;
  /** What follows the page itself. */
  readonly further?: readonly Crumb[];
}

/** Trail to the current page, for search engines too (schema.org as microdata); nothing on the home page. */
export function Breadcrumbs({ page, further }: BreadcrumbsProps) {
  const { language, content } = useShell();
  const trail = [...breadcrumbTrail(pathOf(page, language), language, content), ...(further ?? [])];
  if (trail.length < 2 || !isIndexable(page)) return null;
  return (
    <MuiBreadcrumbs aria-label={content.breadcrumbs.label} itemScope itemType="https://schema.org/BreadcrumbList">
      {trail.map(({ name, path }, index) => (
        <span key={path} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
          {index < trail.length - 1 ? (
            <Link component={RouterLink} to={path} color="textSecondary" itemProp="item">
              <span itemProp="name">{name}</span>
            </Link>
          ) : (
            <Typography variant="inherit" component="span" color="textSecondary" aria-current="page" itemProp="name">
              {name}
            </Typography>
          )}
          <meta itemProp="position" content={String(index + 1)} />
        </span>
      ))}
    </MuiBreadcrumbs>
  );
}
