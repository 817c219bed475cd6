import { AppBar, IconButton, Link, styled, Toolbar } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { isClockPlausible, longDate } from '~/content/date-words';
import { headerLinks, pathOf } from '~/content/pages';
import { pageUrl } from '~/seo/addresses';
import { breakpoints, clickTarget, media, motion } from '~/theme/layout';
import { useAddress } from '~/ui/CurrentPage';
import { Icon } from '~/ui/Icon';
import { PageButton } from '~/ui/PageLink';
import { useShell } from '~/ui/ShellContext';
import { useHydrated } from '~/ui/useHydrated';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { hasLanguages, hasSchemeSwitch, hasSearch } from '~generated/features';
import { onNight } from '~generated/palette';
import { site } from '~generated/site';
import { Brand } from './Brand';
import { LanguageSwitch } from './language/LanguageSwitch';
import { MainNavigation } from './MainNavigation';
import { MenuButton, MobileMenu } from './MobileMenu';
import { SchemeSwitch } from './SchemeSwitch';

/** Tighter in the narrowest window with a navigation (64 rem) than in one of 78 rem. */
const space = {
  links: 'clamp(0.125rem, 8vw - 5rem, 1.25rem)',
  languages: 'clamp(1.75rem, 7vw - 2.75rem, 2.75rem)',
} as const;

interface HeaderTexts {
  readonly brand: string;
  readonly links: readonly string[];
  /** How many of the links lead to another site, and have an icon that says so. */
  readonly icons: number;
  readonly action: string;
}

/** Estimates the narrowest window, in rem, whose header holds the navigation, from the number of letters; the brand's are larger, and an icon takes the place of three. */
export function navigationBreakpoint({ brand, links, icons, action }: HeaderTexts): number {
  const letters = 1.4 * brand.length + [...links, action].join('').length + 2 * links.length + 3 * icons;
  return Math.max(breakpoints.lg, Math.ceil(20 + 0.55 * letters));
}

/** In narrower windows the menu has what is hidden. */
const Row = styled(Toolbar)<{ ownerState: { readonly breakpoint: number } }>(
  ({ theme, ownerState: { breakpoint } }) => ({
    gap: 'clamp(0rem, 10vw - 2rem, 0.5rem)',
    '& > nav, & .languages, & .getStarted, & > p': { display: 'none' },
    // The icon, not the space around it, ends with the page; with large text the row has no room for that.
    [theme.breakpoints.up(22)]: { '& .menu': { marginInlineEnd: '-0.625rem' } },
    '& > nav': { marginInlineStart: 'auto' },
    '& .tools': {
      display: 'flex',
      flexShrink: 0,
      alignItems: 'center',
      gap: 'clamp(0rem, 6vw - 1.25rem, 0.25rem)',
      marginInlineStart: 'auto',
    },
    '& > nav ul': { display: 'flex', gap: space.links },
    [theme.breakpoints.up(breakpoint)]: {
      '& > nav, & .languages': { display: 'block' },
      '& .getStarted': { display: 'inline-flex', marginInlineStart: '0.5rem' },
      '& .menu': { display: 'none' },
      '& .tools': { marginInlineStart: '0.5rem', gap: '0.375rem' },
      '& .languages a': { minWidth: space.languages, paddingInline: 0 },
    },
  }),
);

const NavigationLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  ...clickTarget,
  gap: '0.25rem',
  paddingInline: '0.5rem',
  fontSize: theme.typography.small.fontSize,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: '0.5rem',
    insetBlockEnd: '0.375rem',
    height: '2px',
    backgroundColor: onNight.amber,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${motion.quick}`,
  },
  '&:hover::after, &[aria-current]::after': { transform: 'scaleX(1)' },
  [media.forcedColors]: { '&[aria-current]': { textDecoration: 'underline' } },
})) as typeof Link;

/** The visitor's day as 2026-11-21, which Swedish writes so; null if the clock is wrong by years. */
function today(): string | null {
  const now = new Date();
  return isClockPlausible(now) ? now.toLocaleDateString('sv') : null;
}

/** Address and date of a printed page; hidden on screens. */
function Letterhead() {
  const { language, content } = useShell();
  const { page, selection } = useAddress();
  const day = useHydrated() ? today() : null;
  return (
    <p>
      {pageUrl(site, page, language, selection)}
      {day !== null && ` · ${longDate(content.dates, day)}`}
    </p>
  );
}

export function Header() {
  const { language, content } = useShell();
  const { navigation } = content;
  const links = headerLinks(content);
  const breakpoint = navigationBreakpoint({
    brand: site.brand,
    links: links.map(({ name }) => name),
    icons: links.filter((link) => 'url' in link).length,
    action: navigation.getStarted,
  });
  return (
    <AppBar>
      <Row ownerState={{ breakpoint }}>
        <Brand />
        <Letterhead />
        <MainNavigation link={NavigationLink} />
        <div className="tools">
          {hasLanguages && <LanguageSwitch form="codes" className="languages" />}
          {hasSearch && (
            <IconButton component={RouterLink} to={pathOf('search', language)}>
              <VisuallyHidden>{content.search.open}</VisuallyHidden>
              <Icon name="search" />
            </IconButton>
          )}
          {hasSchemeSwitch && <SchemeSwitch />}
          <PageButton page="contact" variant="night" size="small" className="getStarted">
            {navigation.getStarted}
          </PageButton>
          <MenuButton className="menu" />
        </div>
      </Row>
      <MobileMenu />
    </AppBar>
  );
}
