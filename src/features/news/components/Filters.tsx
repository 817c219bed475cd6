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

/** In lower windows sticky bars would cover half of the window. */
const barSticks = '@media (min-height: 30rem)';

/** Space above and below the two rows of links from a tablet's window on. On a phone the bars may cover little. */
const barPadding = '0.75rem';

/** Scroll margin of links under the bars, which are less than 7.5 rem high. The page's scroll padding is that of the header. */
export const belowBar = {
  [barSticks]: { '& :is(a, button)': { scrollMarginBlockStart: '7.5rem' } },
} as const;

/**
 * The bars of regions and categories, without a box around both, so that each can stick while the list is in view. That of the
 * regions, the main choice, sticks right under the header (specification: at a top offset of 20 units, which are 5 rem). That of
 * the categories sticks below it from a tablet's window on; on a phone it scrolls away, so that header and bar cover less than a
 * sixth of the window.
 */
const Bars = styled('div')(({ theme }) => ({
  display: 'contents',
  '& > div': {
    zIndex: 30,
    backgroundColor: theme.vars.palette.background.default,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    [barSticks]: { position: 'sticky', insetBlockStart: headerHeight },
  },
  [theme.breakpoints.down('md')]: { '& > div + div': { position: 'static' } },
  [theme.breakpoints.up('md')]: {
    '& > :first-of-type': { paddingBlockStart: barPadding, borderBlockEnd: 0 },
    '& > div + div': {
      insetBlockStart: `calc(${headerHeight} + ${targetSize} + ${barPadding})`,
      paddingBlockEnd: barPadding,
    },
  },
}));

/** The rows have the gutters, since they scroll to the edge of the window. */
const BarContent = styled(Container)({ paddingInline: 0 });

/** The categories are less prominent than the regions. */
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
    <Bars ref={ref} data-screen-only="">
      <div>
        <BarContent>
          <FilterRow kind="region" label={regionsLabel} ids={regionIds} texts={regions} selection={selection} />
        </BarContent>
      </div>
      <div>
        <BarContent>
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
        </BarContent>
      </div>
    </Bars>
  );
});
