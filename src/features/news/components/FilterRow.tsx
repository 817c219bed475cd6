import { Link, List, styled } from '@mui/material';
import { type FocusEvent, type MouseEvent, useId } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useShell } from '~/components/ShellContext';
import { pagePath } from '~/config/pageTable';
import type { NewsSelection } from '~/config/selection';
import { hasModifier } from '~/lib/events';
import { clickTargetStyle, media, targetSize } from '~/theme/layout';

/** The part of a selection that a row of filters chooses. */
type Kind = keyof NewsSelection;

/** Width of the window in rem from which both rows are usually in one line. */
const oneLine = 80;

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  minWidth: 0,
  ...theme.typography.caption,
}));

/** What the row chooses, in front of its links. It is the name of the navigation too. */
const RowLabel = styled('span')(({ theme }) => ({
  flexShrink: 0,
  marginInlineEnd: '0.25rem',
  // If the rows stand one below the other, their links begin at the same place.
  [theme.breakpoints.down(oneLine)]: { minWidth: '3.75rem' },
  color: theme.vars.palette.text.secondary,
}));

/** Links in a line that scrolls sideways if it is longer than the window. */
const Choices = styled(List)(({ theme }) => ({
  // The offset of an item is relative to its row.
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  [media.motion]: { scrollBehavior: 'smooth' },
  scrollSnapType: 'x proximity',
  // A link at the edge of the row fades out.
  [theme.breakpoints.down('lg')]: {
    paddingInlineEnd: '2rem',
    maskImage: 'linear-gradient(270deg, transparent, #000 2rem)',
  },
}));

const Choice = styled('li')({ flexShrink: 0, scrollSnapAlign: 'start' });

/** The chosen filter is underlined, as the current page is in the header. */
const ChoiceLink = styled(Link)(({ theme }) => ({
  ...clickTargetStyle,
  // The click target is wider than a short word, but takes no more space than the word.
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: 0, minWidth: targetSize },
  paddingInline: 'clamp(0.375rem, 1vw - 0.4375rem, 0.75rem)',
  whiteSpace: 'nowrap',
  '&:hover': { color: theme.vars.palette.primary.main },
  // The row would clip a focus ring around the target.
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-current]': {
    textDecoration: `underline 2px ${theme.vars.palette.primary.main}`,
    textUnderlineOffset: '0.5em',
  },
})) as typeof Link;

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
  const to = pagePath('news', language, selection);
  const go = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    // Without `flushSync` the router would render in a transition, and the filter would be marked late.
    void navigate(to, { flushSync: true, preventScrollReset: true, replace: isCurrent });
  };
  return (
    <ChoiceLink
      component={RouterLink}
      to={to}
      color="textPrimary"
      underline="none"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={go}
    >
      {text}
    </ChoiceLink>
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
  const currentId = selection[kind];
  const labelId = useId();
  return (
    <Row aria-labelledby={labelId}>
      <RowLabel id={labelId}>{label}</RowLabel>
      <Choices disablePadding onFocus={scrollIntoFullView}>
        {ids.map((id) => (
          <Choice key={id} ref={id === currentId ? scrollRowToItem : undefined}>
            <FilterLink selection={{ ...selection, [kind]: id }} isCurrent={id === currentId} text={texts[id] ?? id} />
          </Choice>
        ))}
      </Choices>
    </Row>
  );
}
