import { styled } from '@mui/material';
import { memo } from 'react';
import { leadEndId } from '~/boot/contract';
import type { Article } from '~/features/news/model/article';
import { ArticleCard, type CardSettings } from './ArticleCard';
import { cardStyles } from './cardStyles';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '3.5rem clamp(1.5rem, 3vw, 3rem)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: '3.5rem',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > article': cardStyles(theme),
  // The lead story: its words above a picture that fills the rest of two rows, so that twelve articles fill five.
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > article:first-of-type': {
      gridArea: 'span 2 / span 2',
      '& > .media': { order: 1, flexGrow: 1, marginBlockStart: '1.75rem' },
      '& > .caption': { paddingBlockStart: 0 },
      '& h3': theme.typography.heading,
      '& a': { WebkitLineClamp: 3 },
      '& .text': theme.typography.lead,
    },
  },
  // Cards far from the window are neither laid out nor painted. The height of one never seen is about this.
  '& > article:nth-of-type(n + 13)': { contentVisibility: 'auto', containIntrinsicHeight: 'auto 27rem' },
}));

interface ArticleGridProps {
  readonly articles: readonly Article[];
  readonly settings: CardSettings;
}

export const ArticleGrid = memo(function ArticleGrid({ articles, settings }: ArticleGridProps) {
  return (
    <Grid data-articles="">
      {articles.map((article, index) => (
        <ArticleCard key={article.url} id={index === 1 ? leadEndId : undefined} article={article} settings={settings} />
      ))}
    </Grid>
  );
});
