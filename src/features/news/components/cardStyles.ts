import type { CSSObject, Theme } from '@mui/material/styles';
import { motion } from '~/theme/layout';
import { onNight } from '~generated/palette';

const clamped: CSSObject = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' };

/** How cards look, as part of the grid's rules: lists have hundreds of cards, and styled ones cost twice (docs/why.md). */
export function cardStyles({ typography, vars: { palette } }: Theme): CSSObject {
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,

    // The box has its size before the picture is there.
    '& > .media': {
      aspectRatio: '16 / 9',
      overflow: 'hidden',
      backgroundColor: palette.background.paper,
    },
    // One scheme for pictures: they are not repainted when the page's scheme changes.
    '& img': { width: '100%', height: '100%', objectFit: 'cover', colorScheme: 'light' },
    // Every second drawing is zoomed in: two of one region and category side by side differ.
    '&:nth-of-type(even) [data-fallback]': { transformOrigin: '60% 40%', transform: 'scale(1.2)' },

    // Category to the left, publisher to the right.
    '& .caption': {
      ...typography.label,
      display: 'flex',
      justifyContent: 'space-between',
      gap: '1rem',
      paddingBlock: '0.75rem',
      borderBlockEnd: `1px solid ${palette.divider}`,
      color: palette.text.secondary,
    },
    '& .caption > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .kind': { flexShrink: 0, maxWidth: '60%', color: palette.text.primary, fontWeight: 600 },

    '& h3': {
      ...typography.subheading,
      fontSize: 'min(clamp(1.375rem, 1.28rem + 0.4vw, 1.625rem), (100vw - 2.5rem) / 9)',
      marginBlockStart: '0.875rem',
    },
    '& a': {
      ...clamped,
      WebkitLineClamp: 2,
      color: palette.text.primary,
      textDecoration: 'none',
      textWrap: 'balance',
    },
    // Stretched over the card, so that the whole of it is one link with one name.
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    // The focus ring is inside the card: what is outside is not painted.
    '& a:focus-visible': { outline: 'none' },
    '& a:focus-visible::after': {
      outline: `3px solid ${palette.primary.main}`,
      outlineOffset: '-3px',
      borderRadius: '2px',
    },

    '& .text': {
      ...clamped,
      ...typography.small,
      WebkitLineClamp: 3,
      marginBlockStart: '0.625rem',
      color: palette.text.secondary,
    },

    '& .date': {
      ...typography.label,
      display: 'flex',
      alignItems: 'center',
      gap: '0.5rem',
      marginBlockStart: '0.875rem',
      color: palette.text.secondary,
    },
    // An article of the newest day.
    '& .date[data-fresh]::before': {
      content: '""',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: '50%',
      backgroundColor: onNight.amber,
      boxShadow: `0 0 0 3px ${onNight.amberHalo}`,
      flexShrink: 0,
      marginInline: '3px',
    },
    '& svg': {
      marginInlineStart: 'auto',
      color: palette.primary.main,
      opacity: 0,
      transition: `opacity ${motion.quick}`,
    },

    '&:hover .caption': { borderBlockEndColor: palette.primary.main },
    '&:hover a': {
      color: palette.primary.main,
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.16em',
    },
    '&:hover svg, &:focus-within svg': { opacity: 1 },
  };
}
