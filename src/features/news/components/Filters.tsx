import { Container, styled } from '@mui/material';
import { memo, type Ref } from 'react';
import { categoryIds } from '~/config/news';
import type { NewsSelection } from '~/config/selection';
import type { NewsContent } from '~/content/schemas/pages';
import { headerHeight, space } from '~/theme/layout';
import { hasFeeds } from '~generated/features';
import { regionIds } from '~generated/news';
import { FeedLinks } from './FeedLinks';
import { FilterRow } from './FilterRow';

/** Sticks right under the header (20 units); not in low windows, of which it would cover half. */
const Bar = styled('div')(({ theme }) => ({
  zIndex: 30,
  backgroundColor: theme.vars.palette.background.default,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '@media (min-height: 30rem)': { position: 'sticky', insetBlockStart: headerHeight },
}));

const QuietLine = styled('div')({ display: 'flex', '& > nav': { flex: 1, minWidth: 0 } });

/** Lies over the list, so that nothing moves. */
const Notice = styled('output')(({ theme }) => ({
  ...theme.typography.small,
  display: 'block',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  paddingInline: space.gutter,
  backgroundColor: theme.vars.palette.background.paper,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '&:not(:empty)': { paddingBlock: '0.625rem' },
  '&:empty': { border: 0 },
}));

interface FiltersProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly content: Pick<NewsContent, 'filters' | 'feeds'>;
  readonly selection: NewsSelection;
  /** Shown under the bar; may be empty. */
  readonly notice: string;
}

export const Filters = memo(function Filters({ ref, content, selection, notice }: FiltersProps) {
  const { regionsLabel, categoriesLabel, regions, categories } = content.filters;
  return (
    <Bar ref={ref} data-screen-only="">
      <Container sx={{ paddingInline: 0, paddingBlock: { xs: '0.5rem 0.375rem', md: '0.75rem 0.5rem' } }}>
        <FilterRow
          tone="main"
          label={regionsLabel}
          ids={regionIds}
          texts={regions}
          chosen={selection.region}
          selectionWith={(region) => ({ ...selection, region })}
        />
        <QuietLine>
          <FilterRow
            tone="quiet"
            label={categoriesLabel}
            ids={categoryIds}
            texts={categories}
            chosen={selection.category}
            selectionWith={(category) => ({ ...selection, category })}
          />
          {hasFeeds && <FeedLinks content={content.feeds} region={selection.region} />}
        </QuietLine>
      </Container>
      <Notice>{notice}</Notice>
    </Bar>
  );
});
