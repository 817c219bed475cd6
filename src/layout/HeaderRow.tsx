import { styled, Toolbar } from '@mui/material';
import type { ReactNode } from 'react';
import { SearchLink } from '~/features/search/components/SearchLink';
import { headerHeight, pageWidth, space } from '~/theme/layout';
import { SchemeSwitch } from './SchemeSwitch';

/**
 * The width of the header decides what it shows, in rem of its text: unlike the window's breakpoints these follow a visitor's own
 * style that enlarges the text of all pages.
 */
const Bar = styled('div')({ height: '100%', containerName: 'header', containerType: 'inline-size' });

/** The width in rem from which a header is wide: that of a window of 64 rem beside its scrollbar. */
const wideHeader = 62;

const Row = styled(Toolbar)({
  width: '100%',
  maxWidth: pageWidth,
  height: headerHeight,
  marginInline: 'auto',
  paddingInline: space.gutter,
  gap: 'clamp(0rem, 6vw - 1.25rem, 0.25rem)',
});

/** The row of the header. The menu has one too, in the same place, so that mark and tools stay when it opens. */
export function HeaderRow({ children }: { readonly children: ReactNode }) {
  return (
    <Bar>
      <Row disableGutters>{children}</Row>
    </Bar>
  );
}

/** What only a wide header shows; otherwise the menu has it. */
export const WideHeaderPart = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.containerQueries('header').up(wideHeader)]: { display: 'block' },
}));

/** The place of the menu's buttons, at the end of a narrow header. */
export const MenuButtonSlot = styled('div')(({ theme }) => ({
  // The icon, not the space around it, ends with the page; with large text the row has no room for that.
  [theme.breakpoints.up(22)]: { marginInlineEnd: '-0.625rem' },
}));

/** The place of the button that opens the menu, which a wide header does not have. */
export const MenuOpenerSlot = styled(MenuButtonSlot)(({ theme }) => ({
  [theme.containerQueries('header').up(wideHeader)]: { display: 'none' },
}));

/** The controls at the end of the row. */
export const HeaderTools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: 'inherit',
  marginInlineStart: 'auto',
  [theme.containerQueries('header').up(wideHeader)]: { gap: '0.375rem', marginInlineStart: '0.5rem' },
}));

/** The tools that header and menu have in common. */
export function SearchAndScheme() {
  return (
    <>
      <SearchLink />
      <SchemeSwitch />
    </>
  );
}
