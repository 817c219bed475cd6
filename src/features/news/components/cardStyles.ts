import type { CSSObject } from '@mui/material/styles';
import { color, font, motion, onNight, type } from '../../../theme/tokens';

const clamped: CSSObject = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' };

/** Neighbours without a picture of their own each show another stretch of the wind. */
const stretches = [
  ['4n + 1', '0% 100%', 1.05],
  ['4n + 2', '100% 0%', 1.9],
  ['4n + 3', '12% 20%', 1.5],
  ['4n', '45% 55%', 2.3],
] as const;

const fallbackStretches: CSSObject = Object.fromEntries(
  stretches.map(([places, transformOrigin, scale]) => [
    `&:nth-of-type(${places}) [data-fallback]`,
    { transformOrigin, transform: `scale(${scale})` },
  ]),
);

/** The card and its parts in one rule set: a list of hundreds costs one styled element a card. */
export const cardStyles: CSSObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,

  // The box stands before, without and whatever the shape of the picture in it.
  '& .picture': { aspectRatio: '16 / 9', overflow: 'hidden', backgroundColor: color.raised },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  ...fallbackStretches,

  // The picture's caption: kind to the left, publisher to the right.
  '& .caption': {
    ...type.label,
    display: 'flex',
    justifyContent: 'space-between',
    gap: '1rem',
    paddingBlock: '0.75rem',
    borderBlockEnd: `1px solid ${color.line}`,
    color: color.inkSoft,
  },
  '& .caption > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .kind': { flexShrink: 0, maxWidth: '60%', color: color.ink, fontWeight: 600 },

  '& h3': {
    fontFamily: font.serif,
    fontSize: 'clamp(1.375rem, 1.28rem + 0.4vw, 1.625rem)',
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
    marginBlockStart: '0.875rem',
  },
  '& a': { ...clamped, WebkitLineClamp: 2, color: color.ink, textDecoration: 'none', textWrap: 'balance' },
  // Stretched over the card, so that the whole of it is one link with one name.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  // The ring goes round the card, inside it: what is outside is not painted.
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `3px solid ${color.link}`, outlineOffset: '-3px', borderRadius: '2px' },

  '& .text': { ...clamped, ...type.small, WebkitLineClamp: 3, marginBlockStart: '0.625rem', color: color.inkSoft },

  '& .date': {
    ...type.label,
    display: 'flex',
    alignItems: 'center',
    gap: '0.5rem',
    marginBlockStart: '0.875rem',
    color: color.inkSoft,
  },
  // A harbour lit: the article is of the newest day.
  '& .date[data-fresh]::before': {
    content: '""',
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: '50%',
    backgroundColor: onNight.amber,
    boxShadow: '0 0 0 3px rgb(245 180 82 / 0.25)',
    flexShrink: 0,
    marginInline: '3px',
  },
  '& svg': { marginInlineStart: 'auto', color: color.link, opacity: 0, transition: `opacity ${motion.quick}` },

  '&:hover .caption': { borderBlockEndColor: color.link },
  '&:hover a': {
    color: color.link,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.16em',
  },
  '&:hover svg, &:focus-within svg': { opacity: 1 },

  '@media print': { breakInside: 'avoid', '& .picture, & svg': { display: 'none' } },
};
