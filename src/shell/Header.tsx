import { AppBar, Link, styled } from '@mui/material';
import { isClockPlausible, longDate } from '~/content/date-words';
import { pageUrl } from '~/seo/addresses';
import { clickTarget, media, motion } from '~/theme/layout';
import { useAddress } from '~/ui/CurrentPage';
import { PageButton } from '~/ui/PageLink';
import { useShell } from '~/ui/ShellContext';
import { useHydrated } from '~/ui/useHydrated';
import { hasLanguages } from '~generated/features';
import { onNight } from '~generated/palette';
import { site } from '~generated/site';
import { Brand } from './Brand';
import { HeaderRow, SearchAndScheme } from './HeaderRow';
import { LanguageSwitch } from './language/LanguageSwitch';
import { MainNavigation } from './MainNavigation';
import { MenuButton, MobileMenu } from './MobileMenu';

const NavigationLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  ...clickTarget,
  gap: '0.25rem',
  paddingInline: '0.5rem',
  ...theme.typography.body2,
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
  const { navigation } = useShell().content;
  return (
    <AppBar>
      <HeaderRow>
        <Brand />
        <Letterhead />
        <MainNavigation link={NavigationLink} />
        <div className="tools">
          {hasLanguages && <LanguageSwitch form="codes" className="languages" />}
          <SearchAndScheme />
          <PageButton page="contact" variant="contained" color="onNight" size="small" className="getStarted">
            {navigation.getStarted}
          </PageButton>
          <MenuButton className="menu" />
        </div>
      </HeaderRow>
      <MobileMenu />
    </AppBar>
  );
}
