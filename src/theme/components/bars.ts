import type { ThemeOptions } from '@mui/material/styles';
import { attributes } from '~/boot/contract';
import { headerHeight, motion, pageWidth, space } from '~/theme/layout';
import { onNight } from '~generated/palette';

/** The header of every page. */
export const bars: ThemeOptions['components'] = {
  MuiAppBar: {
    defaultProps: { position: 'sticky', color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.mixins.nightColors,
        zIndex: 40,
        marginBlockEnd: `calc(-1 * ${headerHeight})`,
        backgroundColor: 'transparent',
        transition: `background-color ${motion.quick}`,
        // The page's scroll padding must not move the page when an element of the header gets the focus.
        '& :is(a, button)': { scrollMarginBlockStart: `calc(-1 * (${headerHeight} + 1rem))` },
        // A background once the page is scrolled past the threshold, which the boot script notices, and without script.
        '@media screen': {
          [`html:is([${attributes.scrolled}], :not([${attributes.script}])) &`]: {
            backgroundColor: onNight.background,
            boxShadow: `inset 0 -1px ${onNight.line}`,
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
