import { Link, styled } from '@mui/material';
import { attributes } from '~/config/documentNames';
import { fillParentStyle } from '~/theme/layout';

/** Style of a link that covers its card, which must be positioned: the whole card can be clicked, and the link's text is its name. */
export const stretchedLinkStyle = { '&::after': { content: '""', ...fillParentStyle } } as const;

/**
 * Style of a card's texts besides the link: they lie above the link, so that they can be selected. That needs the application,
 * which makes a click on them follow the link (`followStretchedLink` in src/lib/events.ts); before it runs the link covers them.
 */
export const aboveStretchedLinkStyle = {
  [`html[${attributes.ready}] &`]: { position: 'relative', zIndex: 1 },
} as const;

/** A link that covers its card. */
export const StretchedLink = styled(Link)(stretchedLinkStyle) as typeof Link;
