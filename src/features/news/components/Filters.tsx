import { styled } from '@mui/material/styles';
import { memo, type Ref, useEffect, useRef } from 'react';
import { Container } from '../../../ui/Container';
import { categoryIds, regionIds } from '../../../config/news';
import type { NewsContent } from '../../../content/types/news';
import type { Filters as FiltersOfAddress } from '../model/filters';
import { color, headerHeight, media, motion, onNight, space, targetSize, type } from '../../../theme/tokens';
import { FeedLinks } from './FeedLinks';
import { FilterLink } from './FilterLink';

/** Sticks 20 units down, right under the header; not in windows so low that it would cover what is read. */
const Bar = styled('div')({
  zIndex: 30,
  backgroundColor: color.ground,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media (min-height: 30rem)': { position: 'sticky', insetBlockStart: headerHeight },
  '@media print': { display: 'none' },
});

const Rows = styled(Container)({
  paddingInline: 0,
  paddingBlock: '0.5rem 0.375rem',
  [media.tablet]: { paddingBlock: '0.75rem 0.5rem' },
});

/** Where the row is longer than the window it is pushed sideways, up to the window's edges. */
const Row = styled('ul')({
  display: 'flex',
  columnGap: 'clamp(1.375rem, 0.9rem + 1.2vw, 2.25rem)',
  paddingInline: space.gutter,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space.gutter,
  '& > li': { flexShrink: 0, scrollSnapAlign: 'start' },
  // A short word in a target of full width would stand apart from its neighbours.
  'nav + div > nav > & > li:first-of-type': { marginInlineEnd: '-0.75rem' },
});

const RowLink = styled(FilterLink, { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: 'main' | 'quiet' }>(
  ({ tone }) => ({
    display: 'flex',
    alignItems: 'center',
    minWidth: targetSize,
    minHeight: targetSize,
    marginInline: '-0.25rem',
    paddingInline: '0.25rem',
    color: color.inkSoft,
    fontSize: tone === 'main' ? '1.0625rem' : '0.9375rem',
    fontWeight: tone === 'main' ? 500 : 400,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '& > span': { position: 'relative' },
    '& > span::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '-0.3125rem',
      height: tone === 'main' ? '3px' : '2px',
      backgroundColor: tone === 'main' ? onNight.amber : color.link,
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: `transform ${motion.quick}`,
    },
    // A finger leaves its hover behind.
    [media.hover]: { '&:hover': { color: color.link } },
    '&[aria-current]': { color: tone === 'main' ? color.ink : color.link },
    '&[aria-current] > span::after': { transform: 'scaleX(1)' },
    '&:focus-visible': { outlineOffset: '-3px' },
    '@media (forced-colors: active)': { '&[aria-current]': { textDecoration: 'underline' } },
  }),
);

/** Over the list, never pushing it. */
const Notice = styled('output')({
  ...type.small,
  display: 'block',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  paddingInline: space.gutter,
  backgroundColor: color.raised,
  borderBlockEnd: `1px solid ${color.line}`,
  '&:not(:empty)': { paddingBlock: '0.625rem' },
  '&:empty': { border: 0 },
});

/** The quiet row, and what stands at its end whatever the row's length. */
const QuietLine = styled('div')({ display: 'flex', '& > nav': { flex: 1, minWidth: 0 } });

/** Brings the chosen one into its row's view; the page stays where it is. */
function useChosenInView(index: number) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const link = list?.children[index];
    if (!list || !link || list.scrollWidth <= list.clientWidth) return;
    const frame = list.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({
      left: place.left + place.width / 2 - frame.left - frame.width / 2,
      behavior: calm ? 'instant' : 'smooth',
    });
  }, [index]);
  return row;
}

interface FilterRowProps<Id extends string> {
  readonly label: string;
  readonly tone: 'main' | 'quiet';
  readonly ids: readonly Id[];
  readonly texts: Readonly<Record<Id, string>>;
  readonly chosen: Id;
  /** The filters with another one of this row. */
  readonly filtersWith: (id: Id) => FiltersOfAddress;
}

function FilterRow<Id extends string>({ label, tone, ids, texts, chosen, filtersWith }: FilterRowProps<Id>) {
  const row = useChosenInView(ids.indexOf(chosen));
  return (
    <nav aria-label={label}>
      <Row ref={row}>
        {ids.map((id) => (
          <li key={id}>
            <RowLink tone={tone} filters={filtersWith(id)} isCurrent={id === chosen}>
              <span>{texts[id]}</span>
            </RowLink>
          </li>
        ))}
      </Row>
    </nav>
  );
}

interface FiltersProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly content: Pick<NewsContent, 'filters' | 'feeds'>;
  readonly filters: FiltersOfAddress;
  /** Said under the bar, whatever part of the list is in view. */
  readonly notice: string;
}

export const Filters = memo(function Filters({ ref, content, filters, notice }: FiltersProps) {
  const { regionsLabel, categoriesLabel, regions, categories } = content.filters;
  return (
    <Bar ref={ref}>
      <Rows>
        <FilterRow
          tone="main"
          label={regionsLabel}
          ids={regionIds}
          texts={regions}
          chosen={filters.region}
          filtersWith={(region) => ({ ...filters, region })}
        />
        <QuietLine>
          <FilterRow
            tone="quiet"
            label={categoriesLabel}
            ids={categoryIds}
            texts={categories}
            chosen={filters.category}
            filtersWith={(category) => ({ ...filters, category })}
          />
          <FeedLinks content={content.feeds} region={filters.region} />
        </QuietLine>
      </Rows>
      <Notice>{notice}</Notice>
    </Bar>
  );
});
