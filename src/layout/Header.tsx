import { AppBar, styled } from '@mui/material';
import { settings } from 'virtual:settings';
import { PageButton } from '~/components/PageLink';
import { useShell } from '~/components/ShellContext';
import { useCurrentPage } from '~/components/useCurrentPage';
import { useHydrated } from '~/components/useHydrated';
import { attributes } from '~/config/documentNames';
import { formatLongDate } from '~/lib/dates';
import { pageUrl } from '~/seo/addresses';
import { headerHeight, media, motion } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import { Brand } from './Brand';
import { HeaderNavigation } from './HeaderNavigation';
import { HeaderRow, MenuOpenerSlot, SearchAndScheme, HeaderTools, WideHeaderPart } from './HeaderRow';
import { LanguageSwitch } from './language/LanguageSwitch';
import { MenuButton, MobileMenu } from './MobileMenu';

/** The visitor's day as 2026-11-21. */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

const PrintedLine = styled('p')({ display: 'none' });

/** Address and date of a printed page; hidden on screens. */
function Letterhead() {
  const { language, content } = useShell();
  const { page, selection } = useCurrentPage();
  const day = useHydrated() ? today() : null;
  return (
    <PrintedLine>
      {pageUrl(settings, page, language, selection)}
      {day !== null && ` · ${formatLongDate(content.dates, day)}`}
    </PrintedLine>
  );
}

/** The languages stand closer in a header that is hardly wide enough for the navigation. */
const Languages = styled(WideHeaderPart)({
  '& a': { minWidth: 'clamp(1.75rem, 7cqi - 2.75rem, 2.75rem)', paddingInline: 0 },
});

/** The bar is transparent over the head of a page, which begins behind the bar. */
const HeaderBar = styled(AppBar)(({ theme }) => ({
  ...theme.mixins.nightColors,
  marginBlockEnd: `calc(-1 * ${headerHeight})`,
  backgroundColor: 'transparent',
  transition: `background-color ${motion.quick}`,
  zIndex: theme.zIndex.appBar,
  [media.sticky]: {
    position: 'sticky',
    insetBlockStart: 0,
    // The page's scroll padding must not move the page when an element of the header gets the focus.
    '& :is(a, button)': { scrollMarginBlockStart: `calc(-1 * (${headerHeight} + 1rem))` },
  },
  // The bar has a background without script, and once the boot script notices that the page is scrolled past the threshold.
  '@media screen': {
    [`html:is([${attributes.scrolled}], :not([${attributes.script}])) &`]: {
      backgroundColor: onNight.background,
      boxShadow: `inset 0 -1px ${onNight.line}`,
    },
  },
}));

export function Header() {
  const { navigation } = useShell().content;
  return (
    <HeaderBar position="relative" color="inherit" elevation={0}>
      <HeaderRow>
        <Brand />
        <Letterhead />
        <HeaderNavigation />
        <HeaderTools data-screen-only="">
          <Languages>
            <LanguageSwitch form="codes" />
          </Languages>
          <SearchAndScheme />
          <WideHeaderPart sx={{ ml: 1 }}>
            <PageButton page="contact" variant="contained" color="onNight" size="small">
              {navigation.getStarted}
            </PageButton>
          </WideHeaderPart>
          <MenuOpenerSlot>
            <MenuButton />
          </MenuOpenerSlot>
        </HeaderTools>
      </HeaderRow>
      <MobileMenu />
    </HeaderBar>
  );
}
