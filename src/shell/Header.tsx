import { styled } from '@mui/material/styles';
import { attributes } from '../boot/contract';
import { buttonStyles } from '../ui/buttonStyles';
import { Container } from '../ui/Container';
import { headerHeight, media, motion, nightControls, onNight, targetSize } from '../theme/tokens';
import { Brand } from './Brand';
import { LanguageSwitch } from './language/LanguageSwitch';
import { MenuButton, MobileMenu } from './MobileMenu';
import { linkedPages, shortNameOf } from '../content/pages';
import { PageLink } from '../ui/PageLink';
import { SearchDialog } from '../features/search/components/SearchDialog';
import { SearchOpener } from '../features/search/components/SearchOpener';
import { SchemeSwitch } from './SchemeSwitch';
import { useShell } from '../ui/ShellContext';
import { useCurrentPage } from '../ui/useCurrentPage';

/** Background once scrolled past the threshold: the boot script marks the root element. Without script, always. */
const Bar = styled('header')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 40,
  height: headerHeight,
  marginBlockEnd: `calc(-1 * ${headerHeight})`,
  ...nightControls,
  transition: `background-color ${motion.quick}`,
  borderBlockEnd: '1px solid transparent',
  // The page keeps clear of the header when it scrolls to what has the focus; what is in the header is in sight already.
  '& :is(a, button)': { scrollMarginBlockStart: `calc(-1 * (${headerHeight} + 1rem))` },
  [`html:is([${attributes.scrolled}], :not([${attributes.script}])) &`]: {
    backgroundColor: onNight.ground,
    borderBlockEndColor: onNight.line,
  },
  '@media print': { display: 'none' },
});

const Row = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(0rem, 10vw - 2rem, 0.5rem)',
  height: '100%',
});

const Navigation = styled('nav')({
  display: 'none',
  marginInlineStart: 'auto',
  [media.desktop]: { display: 'block' },
});

const Links = styled('ul')({ display: 'flex', gap: 'clamp(0rem, 1vw, 0.75rem)' });

const NavigationLink = styled(PageLink)({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: targetSize,
  paddingInline: '0.75rem',
  color: onNight.ink,
  fontSize: '1rem',
  fontWeight: 500,
  textDecoration: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: '0.75rem',
    insetBlockEnd: '0.375rem',
    height: '2px',
    backgroundColor: onNight.amber,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${motion.quick}`,
  },
  '&:hover::after, &[aria-current]::after': { transform: 'scaleX(1)' },
  '@media (forced-colors: active)': { '&[aria-current]': { textDecoration: 'underline' } },
});

const Tools = styled('div')({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: 'clamp(0rem, 6vw - 1.25rem, 0.25rem)',
  marginInlineStart: 'auto',
  [media.desktop]: { marginInlineStart: '0.75rem', gap: '0.75rem' },
});

const Languages = styled(LanguageSwitch)({ display: 'none', '@media (min-width: 78rem)': { display: 'block' } });

const GetStarted = styled(PageLink)({
  ...buttonStyles.night,
  display: 'none',
  minHeight: targetSize,
  paddingInline: '1.25rem',
  [media.desktop]: { display: 'inline-flex' },
});

export function Header() {
  const { language, content } = useShell();
  const { navigation } = content;
  const current = useCurrentPage();
  return (
    <Bar>
      <Row>
        <Brand />
        <Navigation aria-label={navigation.label}>
          <Links>
            {linkedPages('header').map((page) => (
              <li key={page}>
                <NavigationLink page={page} current={page === current}>
                  {shortNameOf(page, language)}
                </NavigationLink>
              </li>
            ))}
          </Links>
        </Navigation>
        <Tools>
          <Languages form="codes" />
          <SearchOpener />
          <SchemeSwitch />
          <GetStarted page="contact">{navigation.getStarted}</GetStarted>
          <MenuButton />
        </Tools>
      </Row>
      <MobileMenu />
      <SearchDialog />
    </Bar>
  );
}
