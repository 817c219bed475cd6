import GlobalStyles from '@mui/material/GlobalStyles';
import { media } from '~/theme/layout';
import { onNight } from '~/theme/palette';

/**
 * The passage, the one amber line that leads through a page. `data-passage` marks what has a stretch of it: a border,
 * whose side and place each stretch chooses. It is drawn as the page scrolls where a browser can, from above or as
 * `--from` says, and is whole elsewhere: without a timeline its animation takes no time, and in a window so tall that the
 * last stretch never comes up to its middle there is none. A band around it clips what overflows and does not hide it, or
 * the band would be what scrolls. The timeline stands in a rule of its own, as the minifier would join the two to a
 * shorthand that browsers do not know, and after the animation, which resets it.
 */
const stretch = '[data-passage]::after';

const styles = (
  <GlobalStyles
    styles={{
      '@keyframes draw': {
        '0%, 15%': { clipPath: 'inset(var(--from, 0 0 100%))' },
        '55%, to': { clipPath: 'inset(0)' },
      },
      [media.motion]: { '@media (max-height: 80rem)': { [stretch]: { animation: 'draw linear both' } } },
      [stretch]: {
        content: '""',
        position: 'absolute',
        border: `0 solid ${onNight.amber}`,
        animationTimeline: 'view()',
      },
      [media.print]: { [stretch]: { display: 'none!important' } },
    }}
  />
);

/** Stands on the pages that the passage leads through; the others do not carry its rules. */
export function PassageStyles() {
  return styles;
}
