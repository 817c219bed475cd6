import { breadcrumbsClasses, Breadcrumbs as MuiBreadcrumbs, Link, styled, Typography } from '@mui/material';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useShell } from '~/components/ShellContext';
import { useCurrentPage } from '~/components/useCurrentPage';
import { useHydrated } from '~/components/useHydrated';
import { findRoute } from '~/config/pageRoutes';
import { pagePath } from '~/config/pageTable';
import { clickTargetStyle, targetSize } from '~/theme/layout';
import { createBreadcrumbs, type Breadcrumb } from './createBreadcrumbs';

const Trail = styled(MuiBreadcrumbs)(({ theme }) => ({
  ...theme.typography.body2,
  overflowWrap: 'anywhere',
  [`& .${breadcrumbsClasses.li}`]: {
    ...clickTargetStyle,
    // The click target is wider than a short word, but takes no more space than the word.
    '& a': { ...clickTargetStyle, position: 'relative' },
    '& a::after': { content: '""', position: 'absolute', inset: 0, minWidth: targetSize },
  },
  [`& .${breadcrumbsClasses.separator}`]: { marginInline: '0.625rem', opacity: 0.6 },
}));

interface BreadcrumbsProps {
  /** Breadcrumbs that follow the page itself. */
  readonly further?: readonly Breadcrumb[];
  /** Name of the page itself, if the shell does not know it. */
  readonly pageName?: string | undefined;
}

/** Trail to the current page, for search engines too (schema.org as microdata); nothing on the home page. */
export function Breadcrumbs({ further, pageName }: BreadcrumbsProps) {
  const { language, content } = useShell();
  const { page } = useCurrentPage();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  // The 404 document does not know the address that it is served at.
  const path = page === 'notFound' && isHydrated ? pathname : pagePath(page, language);
  const pageTrail = createBreadcrumbs(path, language, content).map((crumb) => ({
    name: crumb.path === path ? (pageName ?? crumb.name) : crumb.name,
    path: crumb.path,
  }));
  const trail = [...pageTrail, ...(further ?? [])];
  if (trail.length < 2) return null;
  return (
    <Trail aria-label={content.breadcrumbs.label} itemScope itemType="https://schema.org/BreadcrumbList">
      {trail.map(({ name, path }, index) => (
        <span key={path} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
          {index < trail.length - 1 && findRoute(path) !== undefined ? (
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
    </Trail>
  );
}
