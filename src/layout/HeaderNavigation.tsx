import { Link, styled } from '@mui/material';
import { getShortPageName } from '~/components/pageNames';
import { useShell } from '~/components/ShellContext';
import { getLinkedPages } from '~/config/pageTable';
import { clickTargetStyle, media, motion } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import { WideHeaderPart } from './HeaderRow';
import { MainNavigation } from './MainNavigation';
import { MenuButton } from './MobileMenu';

/** The current page has a thick line, and the link under the pointer a thin one, so that two never look current at once. */
const NavigationLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  ...clickTargetStyle,
  gap: '0.25rem',
  paddingInline: '0.5rem',
  ...theme.typography.body2,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: '0.5rem',
    insetBlockEnd: '0.375rem',
    height: '1px',
    backgroundColor: onNight.outline,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${motion.quick}`,
  },
  '&:hover::after, &[aria-current]::after': { transform: 'scaleX(1)' },
  '&[aria-current]::after': { height: '2px', backgroundColor: onNight.amber },
  [media.forcedColors]: { '&[aria-current]': { textDecoration: 'underline' } },
})) as typeof Link;

/** The least space between the links. */
const leastGap = '0.125rem';

/** The space between brand and tools of a wide header. */
const Room = styled(WideHeaderPart)({ flex: '1 1 0', minWidth: 0 });

const Columns = styled('div')({ display: 'flex' });

/** Takes as much of the room as the links need, and is never seen: no container query can ask whether a text fits. */
const Measure = styled('div')({
  display: 'flex',
  gap: leastGap,
  minWidth: 0,
  overflow: 'clip',
  visibility: 'hidden',
});

/** The space that is left of the room. If none is left, the links do not fit. */
const Rest = styled('div')({
  display: 'flex',
  flex: '1 1 0',
  justifyContent: 'flex-end',
  containerName: 'rest',
  containerType: 'inline-size',
});

const ifLinksFit = '@container rest (min-width: 1px)';

/** The links end with the room, and share what is left of it. */
const Links = styled('div')({
  display: 'none',
  [ifLinksFit]: { display: 'block' },
  '& ul': { display: 'flex', gap: `clamp(${leastGap}, 100cqi / 12, 1.25rem)` },
});

/** The place of the menu's button, which replaces links that do not fit. */
const MenuPlace = styled('div')({ [ifLinksFit]: { display: 'none' } });

/** The navigation of the header, or the button that opens the menu if the browser finds that the links do not fit. */
export function HeaderNavigation() {
  const { content } = useShell();
  return (
    <Room data-screen-only="">
      <Columns>
        <Measure>
          {getLinkedPages('header').map((page) => (
            <NavigationLink key={page} component="span">
              {getShortPageName(page, content)}
            </NavigationLink>
          ))}
        </Measure>
        <Rest>
          <Links>
            <MainNavigation link={NavigationLink} />
          </Links>
          <MenuPlace>
            <MenuButton />
          </MenuPlace>
        </Rest>
      </Columns>
    </Room>
  );
}
