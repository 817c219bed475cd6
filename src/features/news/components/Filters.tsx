import { Container, Link, Stack, styled } from '@mui/material';
import { memo, type Ref } from 'react';
import { categoryIds, regionIds } from '~/config/news';
import type { NewsSectionContent } from '~/features/news/content';
import { feedPath, hostPath } from '~/seo/addresses';
import type { NewsSelection } from '~/shared/news/selection';
import { clickTarget, headerHeight, space, targetSize } from '~/theme/layout';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { hasFeeds } from '~generated/features';
import { site } from '~generated/site';
import { FilterRow } from './FilterRow';

/** In lower windows a sticky bar would cover half of the window. */
const barSticks = '@media (min-height: 30rem)';

/** Scroll margin of links under the bar, which is less than 7 rem high. The page's scroll padding is that of the header. */
export const belowBar = {
  [barSticks]: { '& :is(a, button)': { scrollMarginBlockStart: '7rem' } },
} as const;

/** A bar that sticks right under the header (specification: at a top offset of 20 units, which are 5 rem). */
const Bar = styled('div')(({ theme }) => ({
  zIndex: 30,
  backgroundColor: theme.vars.palette.background.default,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  [barSticks]: { position: 'sticky', insetBlockStart: headerHeight },
}));

/** The categories are less prominent than the regions, which are the main choice. */
const CategoriesLine = styled(Stack)({ '& > nav': { flex: 1, minWidth: 0, fontWeight: 'normal' } });

const FeedLink = styled(Link)(({ theme }) => ({
  ...clickTarget,
  justifyContent: 'center',
  width: targetSize,
  marginInlineEnd: `calc(${space.gutter} - 0.75rem)`,
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.primary.main },
  '&:focus-visible': { outlineOffset: '-3px' },
}));

interface FiltersProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly content: Pick<NewsSectionContent, 'filters' | 'feeds'>;
  readonly selection: NewsSelection;
}

export const Filters = memo(function Filters({ ref, content, selection }: FiltersProps) {
  const { regionsLabel, categoriesLabel, regions, categories } = content.filters;
  return (
    <Bar ref={ref} data-screen-only="">
      <Container sx={{ paddingInline: 0, paddingBlock: { xs: '0.5rem 0.375rem', md: '0.75rem 0.5rem' } }}>
        <FilterRow kind="region" label={regionsLabel} ids={regionIds} texts={regions} selection={selection} />
        <CategoriesLine direction="row">
          <FilterRow
            kind="category"
            label={categoriesLabel}
            ids={categoryIds}
            texts={categories}
            selection={selection}
          />
          {hasFeeds && (
            <FeedLink
              href={hostPath(site, feedPath(selection.region, 'xml'))}
              type="application/atom+xml"
              title={content.feeds.label}
            >
              <VisuallyHidden>{content.feeds.label}</VisuallyHidden>
              <Icon name="feed" size="small" />
            </FeedLink>
          )}
        </CategoriesLine>
      </Container>
    </Bar>
  );
});
