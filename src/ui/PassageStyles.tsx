import GlobalStyles from '@mui/material/GlobalStyles';
import { media } from '~/theme/layout';
import { onNight } from '~/theme/palette';

/**
 * The passage: an amber line through the page, made of the borders of `::after` on elements marked `data-passage`. It
 * is drawn as the page scrolls, from above or as `--from` says; browsers without scroll timelines, and windows too tall
 * for the last segment to reach their middle, show it whole. Bands around it use `overflow: clip`, as `hidden` would
 * make them its scroll container. The timeline is a separate rule after the animation, which resets it, as the minifier
 * would join the two into a shorthand that browsers do not know.
 */
const segment = '[data-passage]::after';

const styles = (
  <GlobalStyles
    styles={{
      '@keyframes draw': {
        '0%, 15%': { clipPath: 'inset(var(--from, 0 0 100%))' },
        '55%, to': { clipPath: 'inset(0)' },
      },
      [media.motion]: { '@media (max-height: 80rem)': { [segment]: { animation: 'draw linear both' } } },
      [segment]: {
        content: '""',
        position: 'absolute',
        border: `0 solid ${onNight.amber}`,
        animationTimeline: 'view()',
      },
      [media.print]: { [segment]: { display: 'none!important' } },
    }}
  />
);

/** Only the pages with a passage carry its rules. */
export function PassageStyles() {
  return styles;
}
