import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { Combination } from '~/config/news';
import { pathOf } from '~/content/pages';
import { hasModifier } from '~/lib/events';
import { media, motion, space, targetSize } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import { useShell } from '~/ui/ShellContext';

type Tone = 'main' | 'quiet';

/** A row longer than the window scrolls sideways. It styles its links: every click renders all of them. */
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
    // A link that is cut off fades.
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
  // On touch screens a hover stays after the tap.
  [media.hover]: { '& a:hover': { color: theme.vars.palette.primary.main } },
  '& a:focus-visible': { outlineOffset: '-3px' },
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
        // A short word in a target of full width would stand too far from its neighbours.
        '& li:first-of-type': { marginInlineEnd: '-0.75rem' },
      },
    },
  ],
}));

/** Scrolls a row, not the page, to one of its items. */
function useItemInView(index: number) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const item = list?.children[index];
    if (!list || !item || list.scrollWidth <= list.clientWidth) return;
    const frame = list.getBoundingClientRect();
    const box = item.getBoundingClientRect();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({
      left: box.left + box.width / 2 - frame.left - frame.width / 2,
      behavior: isStill ? 'instant' : 'smooth',
    });
  }, [index]);
  return row;
}

interface FilterLinkProps {
  readonly filters: Combination;
  /** The address has these filters. */
  readonly isCurrent: boolean;
  readonly text: string;
}

/** A link to the page of some filters; the application changes the list in place instead. */
function FilterLink({ filters, isCurrent, text }: FilterLinkProps) {
  const { language } = useShell();
  const navigate = useNavigate();
  const to = pathOf('news', language, filters);
  const go = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    // Synchronous: the router would render in a transition and mark the filter late.
    void navigate(to, { flushSync: true, preventScrollReset: true, replace: isCurrent });
  };
  return (
    <Link
      component={RouterLink}
      to={to}
      color="textSecondary"
      underline="none"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={go}
    >
      <span>{text}</span>
    </Link>
  );
}

interface FilterRowProps<Id extends string> {
  readonly label: string;
  readonly tone: Tone;
  readonly ids: readonly Id[];
  readonly texts: Readonly<Record<Id, string>>;
  readonly chosen: Id;
  /** The filters with another one of this row. */
  readonly filtersWith: (id: Id) => Combination;
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
