import { IconButton, Link, styled } from '@mui/material';
import { settings } from 'virtual:settings';
import { Icon } from '~/components/Icon';
import { MailLink } from '~/components/MailLink';
import { PageButton } from '~/components/PageLink';
import { useShell } from '~/components/ShellContext';
import { VisuallyHidden } from '~/components/VisuallyHidden';
import { menuChartStyle } from '~/features/chart/menuChart';
import { headerHeight, media, selectors, space } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import { Brand } from './Brand';
import { footerNavigationId } from './Footer';
import { HeaderRow, MenuButtonSlot, SearchAndScheme, HeaderTools } from './HeaderRow';
import { LanguageSwitch } from './language/LanguageSwitch';
import { MainNavigation } from './MainNavigation';

/** Shows the button if scripts run; the link is for browsers without script. */
const WithScript = styled('span')({ display: 'contents', [selectors.withoutScript]: { display: 'none' } });
const WithoutScript = styled('span')({ display: 'contents', [selectors.withScript]: { display: 'none' } });

/**
 * Fills the window. A `<dialog>` keeps and returns the focus, closes by Escape and backdrop, and opens by a button's
 * `command`, which the boot script emulates for browsers that do not know it. Emotion would drop the attribute `closedby`.
 */
const Dialog = styled('dialog', { shouldForwardProp: (prop) => prop !== 'sx' && prop !== 'theme' })(({ theme }) => ({
  ...theme.mixins.nightSurface,
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: `0 ${space.gutter} 2rem`,
  border: 0,
  overflowY: 'auto',
  '&::backdrop': { backgroundColor: onNight.shade },
  ...menuChartStyle,
  '& nav': { marginBlockEnd: '2rem' },
  // In a low window the pages stand side by side.
  '@media (max-height: 32rem) and (min-width: 37.5rem)': {
    '& nav ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space.columns },
  },
}));

/**
 * The place of the header. The button that closes the menu is the first element, because a dialog focuses that one; it stands
 * at the end of the row, in the place of the header's button that opens the menu.
 */
const Top = styled('div')({
  height: headerHeight,
  marginInline: `calc(-1 * ${space.gutter})`,
});

const MenuLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: '4rem',
  ...theme.typography.h2,
  borderBlockEnd: theme.mixins.hairline,
  '&[aria-current]': { color: onNight.amber },
  [media.forcedColors]: { '&[aria-current]': { textDecoration: 'underline' } },
})) as typeof Link;

const MenuMailLink = styled(MailLink)({ display: 'flex', width: 'fit-content', marginBlock: '1rem' });

const menuId = 'site-menu';

/** Opens the menu; without script it leads to the footer's list of pages. */
export function MenuButton() {
  const { navigation } = useShell().content;
  const name = (
    <>
      <VisuallyHidden>{navigation.openMenu}</VisuallyHidden>
      <Icon name="menu" size="large" />
    </>
  );
  return (
    <>
      <WithScript>
        <IconButton size="touch" command="show-modal" commandfor={menuId} aria-haspopup="dialog">
          {name}
        </IconButton>
      </WithScript>
      <WithoutScript>
        <IconButton size="touch" href={`#${footerNavigationId}`}>
          {name}
        </IconButton>
      </WithoutScript>
    </>
  );
}

/** The menu's `ref`: closes it when the window grows so wide that the navigation replaces its button. */
function closeWhenUnneeded(menu: HTMLDialogElement): () => void {
  const onResize = () => {
    const openers = [...document.querySelectorAll(`[command=show-modal][commandfor=${menuId}]`)];
    if (openers.every((opener) => opener.getClientRects().length === 0)) menu.close();
  };
  window.addEventListener('resize', onResize);
  return () => window.removeEventListener('resize', onResize);
}

export function MobileMenu() {
  const { navigation } = useShell().content;
  return (
    <Dialog ref={closeWhenUnneeded} id={menuId} closedby="any" aria-label={navigation.menuLabel}>
      <Top>
        <HeaderRow>
          <HeaderTools sx={{ order: 1 }}>
            <MenuButtonSlot sx={{ order: 1 }}>
              <IconButton size="touch" command="close" commandfor={menuId}>
                <VisuallyHidden>{navigation.closeMenu}</VisuallyHidden>
                <Icon name="close" size="large" />
              </IconButton>
            </MenuButtonSlot>
            <SearchAndScheme />
          </HeaderTools>
          <Brand />
        </HeaderRow>
      </Top>
      <MainNavigation link={MenuLink} />
      <PageButton page="contact" variant="contained" color="onNight" fullWidth>
        {navigation.getStarted}
      </PageButton>
      <MenuMailLink>
        <Icon name="mail" />
        {settings.email}
      </MenuMailLink>
      <LanguageSwitch form="names" />
    </Dialog>
  );
}
