import List from '@mui/material/List';
import { site } from '~/config/site';
import { linkedPages, shortNameOf } from '~/content/pages';
import { SearchDialog } from '~/features/search/components/SearchDialog';
import { SearchOpener } from '~/features/search/components/SearchOpener';
import { useCurrentPage } from '~/ui/CurrentPage';
import { PageButton } from '~/ui/PageButton';
import { PageLink } from '~/ui/PageLink';
import { useShell } from '~/ui/ShellContext';
import { Brand } from './Brand';
import { headerBreakpoints } from './headerLayout';
import { Bar, NavigationLink, Row, Tools } from './headerStyles';
import { LanguageSwitch } from './language/LanguageSwitch';
import { Letterhead } from './Letterhead';
import { MenuButton, MobileMenu } from './MobileMenu';
import { SchemeSwitch } from './SchemeSwitch';

export function Header() {
  const { language, content } = useShell();
  const { navigation } = content;
  const current = useCurrentPage();
  const links = linkedPages('header').map((page) => ({ page, name: shortNameOf(page, language) }));
  const breakpoints = headerBreakpoints({
    brand: site.brand,
    links: links.map(({ name }) => name),
    action: navigation.getStarted,
  });
  return (
    <Bar>
      <Row ownerState={breakpoints}>
        <Brand />
        <Letterhead />
        <nav aria-label={navigation.label}>
          <List>
            {links.map(({ page, name }) => (
              <li key={page}>
                <NavigationLink
                  component={PageLink}
                  page={page}
                  current={page === current}
                  color="textPrimary"
                  underline="none"
                >
                  {name}
                </NavigationLink>
              </li>
            ))}
          </List>
        </nav>
        <Tools className="tools">
          <PageButton page="contact" variant="night" size="small" className="getStarted">
            {navigation.getStarted}
          </PageButton>
          <LanguageSwitch form="codes" className="languages" />
          <SearchOpener />
          <SchemeSwitch />
          <MenuButton className="menu" />
        </Tools>
      </Row>
      <MobileMenu />
      <SearchDialog />
    </Bar>
  );
}
