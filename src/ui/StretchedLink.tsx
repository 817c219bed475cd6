import { Link, styled } from '@mui/material';
import { layer } from '~/theme/layout';

/** Style of a link that covers its card, which must be positioned: the whole card can be clicked, and the link's text is its name. */
export const stretched = { '&::after': { content: '""', ...layer } } as const;

/** A link that covers its card. Clicks on texts above it follow it by `followStretchedLink` (src/lib/events.ts). */
export const StretchedLink = styled(Link)(stretched) as typeof Link;
