import { AppBar, styled } from '@mui/material';
import { isClockPlausible, longDate } from '~/content/date-words';
import { pageUrl } from '~/seo/addresses';
import { useAddress } from '~/ui/CurrentPage';
import { PageButton } from '~/ui/PageLink';
import { useShell } from '~/ui/ShellContext';
import { useHydrated } from '~/ui/useHydrated';
import { hasLanguages } from '~generated/features';
import { site } from '~generated/site';
import { Brand } from './Brand';
import { HeaderNavigation } from './HeaderNavigation';
import { HeaderRow, MenuOpenerPlace, SearchAndScheme, Tools, WideHeaderPart } from './HeaderRow';
import { LanguageSwitch } from './language/LanguageSwitch';
import { MenuButton, MobileMenu } from './MobileMenu';

/** The visitor's day as 2026-11-21, which Swedish writes so; null if the clock is wrong by years. */
function today(): string | null {
  const now = new Date();
  return isClockPlausible(now) ? now.toLocaleDateString('sv') : null;
}

const PrintedLine = styled('p')({ display: 'none' });

/** Address and date of a printed page; hidden on screens. */
function Letterhead() {
  const { language, content } = useShell();
  const { page, selection } = useAddress();
  const day = useHydrated() ? today() : null;
  return (
    <PrintedLine>
      {pageUrl(site, page, language, selection)}
      {day !== null && ` · ${longDate(content.dates, day)}`}
    </PrintedLine>
  );
}

/** The languages stand closer in a header that is hardly wide enough for the navigation. */
const Languages = styled(WideHeaderPart)({
  '& a': { minWidth: 'clamp(1.75rem, 7cqi - 2.75rem, 2.75rem)', paddingInline: 0 },
});

export function Header() {
  const { navigation } = useShell().content;
  return (
    <AppBar>
      <HeaderRow>
        <Brand />
        <Letterhead />
        <HeaderNavigation />
        <Tools data-screen-only="">
          {hasLanguages && (
            <Languages>
              <LanguageSwitch form="codes" />
            </Languages>
          )}
          <SearchAndScheme />
          <WideHeaderPart sx={{ marginInlineStart: '0.5rem' }}>
            <PageButton page="contact" variant="contained" color="onNight" size="small">
              {navigation.getStarted}
            </PageButton>
          </WideHeaderPart>
          <MenuOpenerPlace>
            <MenuButton />
          </MenuOpenerPlace>
        </Tools>
      </HeaderRow>
      <MobileMenu />
    </AppBar>
  );
}
