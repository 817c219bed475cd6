import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { attributes } from '~/boot/contract';
import { site } from '~/config/site';
import { linkedPages, shortNameOf } from '~/content/pages';
import { SearchDialog } from '~/features/search/components/SearchDialog';
import { SearchOpener } from '~/features/search/components/SearchOpener';
import { headerHeight, media, motion, targetSize } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import { useCurrentPage } from '~/ui/CurrentPage';
import { PageButton } from '~/ui/PageButton';
import { PageLink } from '~/ui/PageLink';
import { useShell } from '~/ui/ShellContext';
import { Brand } from './Brand';
import { headerBreakpoints } from './headerLayout';
import { LanguageSwitch } from './language/LanguageSwitch';
import { Letterhead } from './Letterhead';
import { MenuButton, MobileMenu } from './MobileMenu';
import { SchemeSwitch } from './SchemeSwitch';

/**
 * Without script the menu's button works by its `command`, of which no style can ask. It came to each browser before
 * `corner-shape`: where that is missing too, the links are shown in place of the button.
 */
const noCommands = '@supports not (corner-shape: round)';
const noScript = `html:not([${attributes.script}]) &`;

/** Background once scrolled past the threshold: the boot script marks the root element. Without script, always. */
const Bar = styled('header')(({ theme }) => ({
  ...theme.mixins.nightInks,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 40,
  height: headerHeight,
  marginBlockEnd: `calc(-1 * ${headerHeight})`,
  transition: `background-color ${motion.quick}`,
  borderBlockEnd: '1px solid transparent',
  // The page keeps clear of the header when it scrolls to what has the focus; what is in the header is in sight already.
  '& :is(a, button)': { scrollMarginBlockStart: `calc(-1 * (${headerHeight} + 1rem))` },
  '@media screen': {
    [`html:is([${attributes.scrolled}], :not([${attributes.script}])) &`]: {
      backgroundColor: onNight.ground,
      borderBlockEndColor: onNight.line,
    },
  },
  // On the first sheet: the mark, and what Letterhead says.
  [media.print]: { ...theme.mixins.printedInks, position: 'static', marginBlockEnd: 0 },
  [noCommands]: {
    [noScript]: {
      position: 'static',
      height: 'auto',
      marginBlockEnd: 0,
      '& *': { flexWrap: 'wrap' },
      '& nav': { display: 'block', order: 1 },
      '& .menu': { display: 'none' },
    },
  },
}));

/** Closer in the narrowest window with a navigation (64 rem) than in one of 78 rem, where the bar has room. */
const space = {
  links: 'clamp(0.125rem, 8vw - 5rem, 1.25rem)',
  languages: 'clamp(1.75rem, 7vw - 2.75rem, 2.75rem)',
} as const;

/** What is shown from which window on depends on how long the names are: see headerLayout.ts. */
const Row = styled(Container)<{ ownerState: ReturnType<typeof headerBreakpoints> }>(
  // Two objects, as both lower bounds may be one.
  ({ theme, ownerState: { navigation, languages } }) => [
    {
      display: 'flex',
      alignItems: 'center',
      gap: 'clamp(0rem, 10vw - 2rem, 0.5rem)',
      height: '100%',
      '& > nav, & .languages, & .getStarted, & > p': { display: 'none' },
      // The hero has a link to the same page beside the navigation's: two are enough until it is scrolled away.
      [`html[${attributes.script}]:not([${attributes.scrolled}]) header:not(:hover, :focus-within) & .late`]: {
        opacity: 0,
      },
      '& > nav': { marginInlineStart: 'auto' },
      '& > nav ul': { display: 'flex', gap: space.links },
      [theme.breakpoints.up(navigation)]: {
        '& > nav': { display: 'block' },
        '& .getStarted': { display: 'inline-flex' },
        '& .menu': { display: 'none' },
        '& .tools': { marginInlineStart: '0.5rem', gap: '0.375rem' },
      },
    },
    {
      [theme.breakpoints.up(languages)]: {
        '& .languages': { display: 'block' },
        '& .languages a': { minWidth: space.languages, paddingInline: 0 },
      },
      [media.print]: { '& > :not(a)': { display: 'none' }, '& > p': { display: 'block', marginInlineStart: 'auto' } },
    },
  ],
);

const NavigationLink = styled(Link)({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: targetSize,
  paddingInline: '0.5rem',
  fontSize: '1rem',
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
}) as typeof Link;

const Tools = styled('div')({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: 'clamp(0rem, 6vw - 1.25rem, 0.25rem)',
  marginInlineStart: 'auto',
});

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
          <PageButton
            page="contact"
            variant="night"
            size="small"
            className={current === 'home' ? 'getStarted late' : 'getStarted'}
          >
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
