import { Breadcrumbs as MuiBreadcrumbs, Link, Typography } from '@mui/material';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { addressAt, getPath } from '~/content/pages';
import { useShell } from '~/ui/ShellContext';
import { useCurrentPage } from '~/ui/useCurrentPage';
import { useHydrated } from '~/ui/useHydrated';
import { breadcrumbTrail, type Crumb } from './breadcrumbTrail';

interface BreadcrumbsProps {
  /** What follows the page itself. */
  readonly further?: readonly Crumb[];
  /** Name of the page itself, if the shell does not know it. */
  readonly pageName?: string | undefined;
}

/** Trail to the current page, for search engines too (schema.org as microdata); nothing on the home page. */
export function Breadcrumbs({ further, pageName }: BreadcrumbsProps) {
  const { language, content } = useShell();
  const { page } = useCurrentPage();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  // Its document does not know which unknown address it stands under.
  const path = page === 'notFound' && isHydrated ? pathname : getPath(page, language);
  const pageTrail = breadcrumbTrail(path, language, content).map((crumb) => ({
    name: crumb.path === path ? (pageName ?? crumb.name) : crumb.name,
    path: crumb.path,
  }));
  const trail = [...pageTrail, ...(further ?? [])];
  if (trail.length < 2) return null;
  return (
    <MuiBreadcrumbs aria-label={content.breadcrumbs.label} itemScope itemType="https://schema.org/BreadcrumbList">
      {trail.map(({ name, path }, index) => (
        <span key={path} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
          {index < trail.length - 1 && addressAt(path) !== undefined ? (
            <Link component={RouterLink} to={path} color="textSecondary" itemProp="item">
              <span itemProp="name">{name}</span>
            </Link>
          ) : (
            <Typography
              variant="inherit"
              component="span"
              color="textSecondary"
              aria-current={index === trail.length - 1 ? 'page' : undefined}
              itemProp="name"
            >
              {name}
            </Typography>
          )}
          <meta itemProp="position" content={String(index + 1)} />
        </span>
      ))}
    </MuiBreadcrumbs>
  );
}
