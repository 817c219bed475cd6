import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { space } from '../../../theme/layout';
import { onNight } from '../../../theme/palette';
import type { Filters } from '../model/filters';
import { FilterLink } from './FilterLink';

type Tone = 'main' | 'quiet';

/** Where the row is longer than the window it is pushed sideways, up to the window's edges. */
const Row = styled(List)<{ ownerState: { readonly tone: Tone } }>(({ theme }) => ({
  display: 'flex',
  columnGap: 'clamp(1.375rem, 0.9rem + 1.2vw, 2.25rem)',
  paddingInline: space.gutter,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space.gutter,
  '& > li': { flexShrink: 0, scrollSnapAlign: 'start' },
  // It goes on: what is cut off fades, and at the row's end there is nothing left to fade.
  [theme.breakpoints.down('lg')]: {
    paddingInlineEnd: '3rem',
    maskImage: 'linear-gradient(270deg, transparent, #000 3rem)',
  },
  variants: [
    {
      props: { tone: 'main' },
      style: {
        '--chosen': theme.vars.palette.text.primary,
        '--mark': onNight.amber,
        '--mark-height': '3px',
        fontSize: '1.0625rem',
        fontWeight: 500,
      },
    },
    {
      props: { tone: 'quiet' },
      style: {
        '--chosen': theme.vars.palette.primary.main,
        '--mark': theme.vars.palette.primary.main,
        '--mark-height': '2px',
        fontSize: '0.9375rem',
        // A short word in a target of full width would stand apart from its neighbours.
        '& > li:first-of-type': { marginInlineEnd: '-0.75rem' },
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
    <nav aria-label={label}>
      <Row ref={row} ownerState={{ tone }}>
        {ids.map((id) => (
          <li key={id}>
            <FilterLink filters={filtersWith(id)} isCurrent={id === chosen} text={texts[id]} />
          </li>
        ))}
      </Row>
    </nav>
  );
}
