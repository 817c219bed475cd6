import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { site } from '~/config/site';
import { linkedPages, shortNameOf } from '~/content/pages';
import { mailto } from '~/lib/mailto';
import { headerHeight, space, targetSize } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import { useCurrentPage } from '~/ui/CurrentPage';
import { Icon } from '~/ui/Icon';
import { ModalDialog } from '~/ui/ModalDialog';
import { PageButton } from '~/ui/PageButton';
import { PageLink } from '~/ui/PageLink';
import { useShell } from '~/ui/ShellContext';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { LanguageSwitch } from './language/LanguageSwitch';

const menuId = 'site-menu';

/** The whole window, the browser's own bars left out. */
const Dialog = styled(ModalDialog)({
  inset: 0,
  height: '100dvh',
  maxHeight: 'none',
  padding: `0 ${space.gutter} 2rem`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& nav': { marginBlockEnd: '2rem' },
  '& > a': { maxWidth: '28rem' },
  // What is left of the window closes the menu, as a backdrop would, without script too.
  '& > button': {
    position: 'fixed',
    inset: 0,
    zIndex: -1,
    width: '100%',
    height: '100%',
    border: 0,
    background: 'none',
  },
});

const Top = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', height: headerHeight });

const MenuLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: '4rem',
  maxWidth: 'none',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '&[aria-current]': { color: onNight.amber },
})) as typeof Link;

const MailLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: targetSize,
  marginBlock: '1rem',
});

export function MenuButton({ className }: { readonly className?: string }) {
  const { navigation } = useShell().content;
  return (
    <IconButton className={className} command="show-modal" commandfor={menuId} aria-haspopup="dialog">
      <VisuallyHidden>{navigation.openMenu}</VisuallyHidden>
      <Icon name="menu" fontSize="large" />
    </IconButton>
  );
}

/** Closes the menu as the window grows wide enough for the navigation, where its button is gone. */
function useClosedWhenUnneeded() {
  const menu = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const onResize = () => {
      const opener = document.querySelector(`[command=show-modal][commandfor=${menuId}]`);
      if (opener?.getClientRects().length === 0) menu.current?.close();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  return menu;
}

export function MobileMenu() {
  const menu = useClosedWhenUnneeded();
  const { language, content } = useShell();
  const { navigation } = content;
  const current = useCurrentPage();
  return (
    <Dialog ref={menu} id={menuId} closedby="any" aria-label={navigation.menuLabel}>
      <Top>
        <IconButton command="close" commandfor={menuId}>
          <VisuallyHidden>{navigation.closeMenu}</VisuallyHidden>
          <Icon name="close" fontSize="large" />
        </IconButton>
      </Top>
      <nav aria-label={navigation.label}>
        <List>
          {linkedPages('header').map((page) => (
            <li key={page}>
              <MenuLink
                component={PageLink}
                page={page}
                current={page === current}
                variant="heading"
                color="textPrimary"
                underline="none"
              >
                {shortNameOf(page, language)}
              </MenuLink>
            </li>
          ))}
        </List>
      </nav>
      <PageButton page="contact" variant="night" fullWidth>
        {navigation.getStarted}
      </PageButton>
      <MailLink href={mailto(site.email)} color="textPrimary">
        <Icon name="mail" />
        {site.email}
      </MailLink>
      <LanguageSwitch form="names" />
      {/* Last, as a dialog gives the focus to its first button. */}
      <button type="button" command="close" commandfor={menuId} tabIndex={-1} aria-hidden="true" />
    </Dialog>
  );
}
