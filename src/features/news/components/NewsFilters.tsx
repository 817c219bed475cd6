import { Container, styled, type Theme } from '@mui/material';
import { memo, type Ref } from 'react';
import { categoryIds, regionIds } from '~/config/news';
import type { NewsSelection } from '~/config/selection';
import type { NewsSectionContent } from '~/features/news/news.schema';
import { headerHeight, media, space } from '~/theme/layout';
import { FeedIconLink } from './FeedLinks';
import { FilterRow } from './FilterRow';

/** The bar sticks under the header (specification: at a top offset of 20 units, which are 5 rem), below what floats over the page. */
const stickyUnderHeader = (theme: Theme) =>
  ({
    [media.sticky]: { position: 'sticky', insetBlockStart: headerHeight, zIndex: theme.zIndex.mobileStepper },
  }) as const;

/** Scroll margin of links under the bar, which is less than 7.5 rem high. The page's scroll padding is that of the header. */
export const belowFiltersStyle = {
  [media.sticky]: { '& :is(a, button)': { scrollMarginBlockStart: '7.5rem' } },
} as const;

/**
 * The bar of both filters sticks while the list is in view. On a phone it has no box: the row of regions, the main choice,
 * sticks alone and the other scrolls away, so that header and bar cover less than a sixth of the window.
 */
const Bar = styled('div')(({ theme }) => ({
  // The page's scroll padding, a rem more than the header, must not move the page when a filter gets the focus.
  '& a': { scrollMarginBlockStart: '-1rem' },
  [theme.breakpoints.down('md')]: { display: 'contents' },
  [theme.breakpoints.up('md')]: {
    ...stickyUnderHeader(theme),
    paddingBlock: '0.125rem',
    backgroundColor: theme.vars.palette.background.default,
    borderBlockEnd: theme.mixins.hairline,
  },
}));

/** Both rows stand in one line if the window is wide enough for their words, and otherwise one below the other. */
const Rows = styled(Container)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'contents' },
  [theme.breakpoints.up('md')]: { display: 'flex', flexWrap: 'wrap', columnGap: 'clamp(1rem, 6vw - 3.4rem, 2.5rem)' },
}));

/** A row of filters, with what stands beside it. On a phone it has the window's width. */
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  minWidth: 0,
  [theme.breakpoints.down('md')]: {
    paddingInlineStart: space.gutter,
    backgroundColor: theme.vars.palette.background.default,
    borderBlockEnd: theme.mixins.hairline,
  },
}));

/** This row is as wide as the rest of the line, at whose end the feed's icon stands. */
const CategoriesLine = styled(Line)({ flexGrow: 1 });

const RegionsLine = styled(Line)(({ theme }) => ({ [theme.breakpoints.down('md')]: stickyUnderHeader(theme) }));

interface NewsFiltersProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly content: Pick<NewsSectionContent, 'feeds' | 'filters'>;
  readonly selection: NewsSelection;
}

export const NewsFilters = memo(function NewsFilters({ ref, content, selection }: NewsFiltersProps) {
  const { regionsLabel, categoriesLabel, regions, categories } = content.filters;
  return (
    <Bar ref={ref} data-screen-only="">
      <Rows>
        <RegionsLine>
          <FilterRow kind="region" label={regionsLabel} ids={regionIds} texts={regions} selection={selection} />
        </RegionsLine>
        <CategoriesLine>
          <FilterRow
            kind="category"
            label={categoriesLabel}
            ids={categoryIds}
            texts={categories}
            selection={selection}
          />
          <FeedIconLink region={selection.region} content={content} />
        </CategoriesLine>
      </Rows>
    </Bar>
  );
});
