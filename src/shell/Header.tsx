import { IconButton } from '@mui/material';
import { Link } from 'react-router-dom';
import { shortNameOf, linkedPages, pathOf } from '~/content/pages';
import { Icon } from '~/ui/Icon';
import { PageButton } from '~/ui/PageLink';
import { useShell } from '~/ui/ShellContext';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { hasLanguages, hasSchemeSwitch, hasSearch } from '~generated/features';
import { site } from '~generated/site';
import { Brand } from './Brand';
import { Bar, navigationBreakpoint, NavigationLink, Row, Tools } from './headerStyles';
import { LanguageSwitch } from './language/LanguageSwitch';
import { Letterhead } from './Letterhead';
import { MainNavigation } from './MainNavigation';
import { MenuButton, MobileMenu } from './MobileMenu';
import { SchemeSwitch } from './SchemeSwitch';

export function Header() {
  const { language, content } = useShell();
  const { navigation } = content;
  const breakpoint = navigationBreakpoint({
    brand: site.brand,
    links: linkedPages('header').map((page) => shortNameOf(page, content)),
    action: navigation.getStarted,
  });
  return (
    <Bar>
      <Row ownerState={{ breakpoint }}>
        <Brand />
        <Letterhead />
        <MainNavigation link={NavigationLink} />
        <Tools className="tools">
          {hasLanguages && <LanguageSwitch form="codes" className="languages" />}
          {hasSearch && (
            <IconButton component={Link} to={pathOf('search', language)}>
              <VisuallyHidden>{content.search.open}</VisuallyHidden>
              <Icon name="search" />
            </IconButton>
          )}
          {hasSchemeSwitch && <SchemeSwitch />}
          <PageButton page="contact" variant="night" size="small" className="getStarted">
            {navigation.getStarted}
          </PageButton>
          <MenuButton className="menu" />
        </Tools>
      </Row>
      <MobileMenu />
    </Bar>
  );
}
