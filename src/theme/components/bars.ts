import type { ThemeOptions } from '@mui/material/styles';
import { attributes } from '~/boot/contract';
import { headerHeight, motion, pageWidth, space } from '~/theme/layout';
import { onNight } from '~generated/palette';

/** The header of every page, which is a Paper (surfaces.ts). */
export const bars: ThemeOptions['components'] = {
  MuiAppBar: {
    defaultProps: { position: 'sticky', color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.mixins.nightColors,
        zIndex: 40,
        height: headerHeight,
        marginBlockEnd: `calc(-1 * ${headerHeight})`,
        border: 0,
        borderBlockEnd: '1px solid transparent',
        backgroundColor: 'transparent',
        transition: `background-color ${motion.quick}`,
        // The page's scroll padding must not move the page when an element of the header gets the focus.
        '& :is(a, button)': { scrollMarginBlockStart: `calc(-1 * (${headerHeight} + 1rem))` },
        // A background once the page is scrolled past the threshold, which the boot script notices, and without script.
        '@media screen': {
          [`html:is([${attributes.scrolled}], :not([${attributes.script}])) &`]: {
            backgroundColor: onNight.background,
            borderBlockEndColor: onNight.line,
          },
        },
      }),
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: { width: '100%', maxWidth: pageWidth, marginInline: 'auto', paddingInline: space.gutter },
    },
  },
};
