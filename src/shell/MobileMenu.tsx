import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { footerNavigationId } from '~/boot/contract';
import { mailto } from '~/lib/mailto';
import { Icon } from '~/ui/Icon';
import { PageButton } from '~/ui/PageButton';
import { useShell } from '~/ui/ShellContext';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { hasLanguages } from '~generated/features';
import { site } from '~generated/site';
import { LanguageSwitch } from './language/LanguageSwitch';
import { MainNavigation } from './MainNavigation';
import { Dialog, MailLink, MenuLink, Opener, Top } from './menuStyles';

const menuId = 'site-menu';

/** Opens the menu; without script it leads to the footer's list of pages. */
export function MenuButton({ className }: { readonly className?: string }) {
  const { navigation } = useShell().content;
  const name = (
    <>
      <VisuallyHidden>{navigation.openMenu}</VisuallyHidden>
      <Icon name="menu" fontSize="large" />
    </>
  );
  return (
    <Opener className={className}>
      <IconButton command="show-modal" commandfor={menuId} aria-haspopup="dialog">
        {name}
      </IconButton>
      <IconButton href={`#${footerNavigationId}`}>{name}</IconButton>
    </Opener>
  );
}

/** Closes the menu when the window grows so wide that the navigation replaces its button. */
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
  const { navigation } = useShell().content;
  return (
    <Dialog ref={menu} id={menuId} closedby="any" aria-label={navigation.menuLabel}>
      <Top>
        <IconButton command="close" commandfor={menuId}>
          <VisuallyHidden>{navigation.closeMenu}</VisuallyHidden>
          <Icon name="close" fontSize="large" />
        </IconButton>
      </Top>
      <MainNavigation link={MenuLink} />
      <PageButton page="contact" variant="night" fullWidth>
        {navigation.getStarted}
      </PageButton>
      <MailLink href={mailto(site.email)} color="textPrimary">
        <Icon name="mail" />
        {site.email}
      </MailLink>
      {hasLanguages && <LanguageSwitch form="names" />}
    </Dialog>
  );
}
