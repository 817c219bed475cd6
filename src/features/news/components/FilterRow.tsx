import { Link, List, styled } from '@mui/material';
import type { FocusEvent, MouseEvent } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { getPath } from '~/content/pages';
import { hasModifier } from '~/lib/events';
import type { NewsSelection } from '~/shared/news/selection';
import { media, motion, space, targetSize } from '~/theme/layout';
import { useShell } from '~/ui/ShellContext';

/** The part of a selection that a row of filters chooses. */
type Kind = keyof NewsSelection;

/** A row longer than the window scrolls sideways. The row styles its links, because every click renders all of them. */
const Row = styled('nav')(({ theme }) => ({
  '& > ul': {
    // The offset of an item is relative to its row.
    position: 'relative',
    display: 'flex',
    paddingInline: `calc(${space.gutter} - 0.25rem)`,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    [media.motion]: { scrollBehavior: 'smooth' },
    scrollSnapType: 'x proximity',
    scrollPaddingInline: space.gutter,
    // A link at the edge of the row fades out.
    [theme.breakpoints.down('lg')]: {
      paddingInlineEnd: '3rem',
      maskImage: 'linear-gradient(270deg, transparent, #000 3rem)',
    },
  },
  '& li': { flexShrink: 0, scrollSnapAlign: 'start' },
  // The focus ring stands around the button, not on it.
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: targetSize,
    paddingInline: '0.25rem',
    whiteSpace: 'nowrap',
  },
  '& a > span': {
    minWidth: targetSize,
    padding: '0.3125rem 0.75rem',
    border: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'center',
    transition: `border-color ${motion.quick}`,
  },
  // On touch screens a hover stays after the tap.
  [media.hover]: { '& a:hover > span': { borderColor: 'currentColor' } },
  '& a:focus-visible': { outlineOffset: '-3px' },
  '& a[aria-current] > span': {
    backgroundColor: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
  },
  [media.forcedColors]: { '& a[aria-current]': { textDecoration: 'underline' } },
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 500,
}));

/** Scrolls a link that the tab key leads to into full view; a link that is clicked stays below the pointer. */
function scrollIntoFullView({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** The `ref` of the chosen item: scrolls its row, not the page, to it. */
function scrollRowToItem(item: HTMLElement | null): void {
  const row = item?.parentElement;
  if (row) row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2 });
}

interface FilterLinkProps {
  readonly selection: NewsSelection;
  /** Whether the address is that of the selection. */
  readonly isCurrent: boolean;
  readonly text: string;
}

/** A link to the page of a selection. A click changes the list in place. */
function FilterLink({ selection, isCurrent, text }: FilterLinkProps) {
  const { language } = useShell();
  const navigate = useNavigate();
  const to = getPath('news', language, selection);
  const go = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    // Without `flushSync` the router would render in a transition, and the filter would be marked late.
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

interface FilterRowProps {
  readonly kind: Kind;
  readonly label: string;
  readonly ids: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
  readonly selection: NewsSelection;
}

export function FilterRow({ kind, label, ids, texts, selection }: FilterRowProps) {
  const chosen = selection[kind];
  return (
    <Row aria-label={label}>
      <List disablePadding onFocus={scrollIntoFullView}>
        {ids.map((id) => (
          <li key={id} ref={id === chosen ? scrollRowToItem : undefined}>
            <FilterLink selection={{ ...selection, [kind]: id }} isCurrent={id === chosen} text={texts[id] ?? id} />
          </li>
        ))}
      </List>
    </Row>
  );
}
