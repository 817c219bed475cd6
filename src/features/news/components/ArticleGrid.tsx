import { styled } from '@mui/material';
import { memo, useId } from 'react';
import { useShell } from '~/components/ShellContext';
import { leadEndId } from '~/config/documentNames';
import { chooseCardPictures } from '~/features/news/cardPictures';
import { followStretchedLink } from '~/lib/events';
import { tryOrNull } from '~/lib/tryOrNull';
import type { Article } from '~/news/article';
import { space } from '~/theme/layout';
import { ArticleCard, type ArticleCardProps } from './ArticleCard';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `1.5rem ${space.columns}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: '3.5rem',
  [theme.breakpoints.up('md')]: { rowGap: '3.5rem', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** The size of the root's text in px from which it is large; it grows with very wide windows too (GlobalStyles.tsx). */
const largeText = () => 1.1 * Math.max(16, 8 + 0.005 * window.innerWidth);

const getLength = (element: Element, property: 'fontSize' | 'letterSpacing') =>
  Number.parseFloat(getComputedStyle(element)[property]);

/** Lifts the limit of lines if a visitor has large text, or styles that space letters: no style sheet can detect these. */
function followText(grid: HTMLElement | null): (() => void) | undefined {
  if (grid === null) return undefined;
  const follow = () => {
    const isLarge = getLength(document.documentElement, 'fontSize') > largeText();
    grid.style.setProperty('--lines', isLarge || getLength(grid, 'letterSpacing') > 0 ? 'none' : '');
  };
  // This waits for the next frame: browsers report an error if an observer changes the size that it observes.
  const observer = tryOrNull(() => new ResizeObserver(() => requestAnimationFrame(follow)));
  observer?.observe(grid);
  return () => observer?.disconnect();
}

interface ArticleGridProps extends Pick<ArticleCardProps, 'categories' | 'freshFrom'> {
  readonly articles: readonly Article[];
}

export const ArticleGrid = memo(function ArticleGrid({ articles, ...card }: ArticleGridProps) {
  const { opensInNewTab } = useShell().content;
  const hintId = useId();
  return (
    <Grid ref={followText} onClick={followStretchedLink}>
      <span id={hintId} hidden>
        {opensInNewTab}
      </span>
      {chooseCardPictures(articles).map(({ article, imageUrl, plates }, index) => (
        <ArticleCard
          key={article.url}
          // The first paint of the page waits for the article after the lead story.
          id={index === 1 ? leadEndId : undefined}
          index={index}
          article={article}
          imageUrl={imageUrl}
          plates={plates}
          hintId={hintId}
          {...card}
        />
      ))}
    </Grid>
  );
});
