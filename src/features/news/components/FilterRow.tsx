import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { Filters } from '~/features/news/model/filters';
import { media, motion, space, targetSize } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import { FilterLink } from './FilterLink';

type Tone = 'main' | 'quiet';

/**
 * Where the row is longer than the window it is pushed sideways, up to the window's edges. Its links are styled with it,
 * as each press renders all of them in the frame of the press.
 */
const Row = styled('nav')<{ ownerState: { readonly tone: Tone } }>(({ theme }) => ({
  '& > ul': {
    display: 'flex',
    columnGap: 'clamp(1.375rem, 0.9rem + 1.2vw, 2.25rem)',
    paddingInline: space.gutter,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: space.gutter,
    // It goes on: what is cut off fades, and at the row's end there is nothing left to fade.
    [theme.breakpoints.down('lg')]: {
      paddingInlineEnd: '3rem',
      maskImage: 'linear-gradient(270deg, transparent, #000 3rem)',
    },
  },
  '& li': { flexShrink: 0, scrollSnapAlign: 'start' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minWidth: targetSize,
    minHeight: targetSize,
    marginInline: '-0.25rem',
    paddingInline: '0.25rem',
    whiteSpace: 'nowrap',
  },
  // A finger leaves its hover behind.
  [media.hover]: { '& a:hover': { color: theme.vars.palette.primary.main } },
  '& a:focus-visible': { outlineOffset: '-3px' },
  // Underlined where it is chosen.
  '& a > span': { position: 'relative' },
  '& a > span::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '-0.3125rem',
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${motion.quick}`,
  },
  '& a[aria-current] > span::after': { transform: 'scaleX(1)' },
  [media.forcedColors]: { '& a[aria-current]': { textDecoration: 'underline' } },
  variants: [
    {
      props: { tone: 'main' },
      style: {
        fontSize: '1.0625rem',
        fontWeight: 500,
        '& a[aria-current]': { color: theme.vars.palette.text.primary },
        '& a > span::after': { height: '3px', backgroundColor: onNight.amber },
      },
    },
    {
      props: { tone: 'quiet' },
      style: {
        fontSize: '0.9375rem',
        '& a[aria-current]': { color: theme.vars.palette.primary.main },
        '& a > span::after': { height: '2px', backgroundColor: theme.vars.palette.primary.main },
        // A short word in a target of full width would stand apart from its neighbours.
        '& li:first-of-type': { marginInlineEnd: '-0.75rem' },
      },
    },
  ],
}));

/** Brings a row's item into its view; the page stays where it is. */
function useItemInView(index: number) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const item = list?.children[index];
    if (!list || !item || list.scrollWidth <= list.clientWidth) return;
    const frame = list.getBoundingClientRect();
    const box = item.getBoundingClientRect();
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({
      left: box.left + box.width / 2 - frame.left - frame.width / 2,
      behavior: calm ? 'instant' : 'smooth',
    });
  }, [index]);
  return row;
}

interface FilterRowProps<Id extends string> {
  readonly label: string;
  readonly tone: Tone;
  readonly ids: readonly Id[];
  readonly texts: Readonly<Record<Id, string>>;
  readonly chosen: Id;
  /** The filters with another one of this row. */
  readonly filtersWith: (id: Id) => Filters;
}

export function FilterRow<Id extends string>({ label, tone, ids, texts, chosen, filtersWith }: FilterRowProps<Id>) {
  const row = useItemInView(ids.indexOf(chosen));
  return (
    <Row aria-label={label} ownerState={{ tone }}>
      <List ref={row}>
        {ids.map((id) => (
          <li key={id}>
            <FilterLink filters={filtersWith(id)} isCurrent={id === chosen} text={texts[id]} />
          </li>
        ))}
      </List>
    </Row>
  );
}
