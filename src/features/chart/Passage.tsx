import GlobalStyles from '@mui/material/GlobalStyles';
import { media } from '~/theme/layout';
import { hasChart } from '~generated/features';
import { onNight } from '~generated/palette';

/** Marks an element that has a segment of the passage: its `::after` is drawn as one. */
export const passage = hasChart ? { 'data-passage': '' } : undefined;

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
    }}
  />
);

/**
 * The passage: an amber line through the page, which is part of the chart. It is drawn as the page scrolls, from above or
 * as `--from` says; browsers without scroll timelines, and windows too tall for the last segment to reach their middle,
 * show it whole. Bands around it use `overflow: clip`, as `hidden` would make them its scroll container. The timeline is
 * a separate rule after the animation, which resets it, as the minifier would join the two into a shorthand that browsers
 * do not know. Only the pages with a passage carry its rules; without the chart its segments have no content.
 */
export function PassageStyles() {
  return hasChart ? styles : null;
}
