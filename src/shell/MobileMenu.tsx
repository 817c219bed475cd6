import { styled } from '@mui/material/styles';
import { buttonStyles, iconButton } from '../ui/buttonStyles';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { site } from '../config/site';
import { mailto } from '../lib/mailto';
import { headerHeight, media, onNight, space, targetSize, type } from '../theme/tokens';
import { LanguageSwitch } from './language/LanguageSwitch';
import { everyAttribute, ModalDialog } from '../ui/ModalDialog';
import { linkedPages, shortNameOf } from '../content/pages';
import { PageLink } from '../ui/PageLink';
import { useShell } from '../ui/ShellContext';
import { useCurrentPage } from '../ui/useCurrentPage';

const menuId = 'site-menu';

const RoundButton = styled('button', everyAttribute)(iconButton);
const SmallScreensOnly = styled(RoundButton)({ [media.desktop]: { display: 'none' } });

const Dialog = styled(ModalDialog)({
  inset: '0 0 auto auto',
  maxHeight: '100dvh',
  padding: `0 ${space.gutter} 2rem`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  [media.tablet]: { width: 'min(30rem, 75%)', minHeight: '100dvh' },
});

const Top = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', height: headerHeight });

const MenuLink = styled(PageLink)({
  ...type.heading,
  display: 'flex',
  alignItems: 'center',
  minHeight: '4rem',
  borderBlockEnd: `1px solid ${onNight.line}`,
  color: onNight.ink,
  textDecoration: 'none',
  '&[aria-current]': { color: onNight.amber },
});

const GetStarted = styled(PageLink)({ ...buttonStyles.night, width: '100%', marginBlockStart: '2rem' });

const MailLink = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: '0.625rem',
  minHeight: targetSize,
  marginBlockStart: '1rem',
  color: onNight.ink,
});

const Languages = styled(LanguageSwitch)({ marginBlockStart: '1rem' });

export function MenuButton() {
  const { navigation } = useShell().content;
  return (
    <SmallScreensOnly type="button" command="show-modal" commandfor={menuId} aria-haspopup="dialog">
      <VisuallyHidden>{navigation.openMenu}</VisuallyHidden>
      <Icon name="menu" fontSize="large" />
    </SmallScreensOnly>
  );
}

export function MobileMenu() {
  const { language, content } = useShell();
  const { navigation } = content;
  const current = useCurrentPage();
  return (
    <Dialog id={menuId} closedby="any" aria-label={navigation.menuLabel}>
      <Top>
        <RoundButton type="button" command="close" commandfor={menuId}>
          <VisuallyHidden>{navigation.closeMenu}</VisuallyHidden>
          <Icon name="close" fontSize="large" />
        </RoundButton>
      </Top>
      <nav aria-label={navigation.label}>
        <ul>
          {linkedPages('header').map((page) => (
            <li key={page}>
              <MenuLink page={page} current={page === current}>
                {shortNameOf(page, language)}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
      <GetStarted page="contact">{navigation.getStarted}</GetStarted>
      <MailLink href={mailto(site.email)}>
        <Icon name="mail" />
        {site.email}
      </MailLink>
      <Languages form="names" />
    </Dialog>
  );
}
