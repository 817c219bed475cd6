import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Article } from '~/features/news/model/article';
import { chunkSize } from '~/features/news/store/scrollPosition';
import { media, pageWidth, space } from '~/theme/layout';
import { ArticleCard, type CardSettings } from './ArticleCard';
import { cardStyles } from './cardStyles';

/** Chunks of a group: a list of thousands is a handful of groups, of which all but the last are left alone. */
const chunksPerGroup = 10;
/** Chunks at the end that are always laid out: what is added stands there, next to what was just read. */
const nearEnd = 2;

const gap = { row: '3.5rem', column: 'clamp(1.5rem, 3vw, 3rem)' } as const;

/** Height of a full chunk before it was ever seen: rows of a picture, which the column decides, and some lines. */
const columns = 'var(--columns)';
const rows = `(${chunkSize} / ${columns})`;
const column = `(min(100vw, ${pageWidth}) - 2 * ${space.gutter} - (${columns} - 1) * ${gap.column}) / ${columns}`;
const estimate = `auto calc(${rows} * (${column} * 0.5625 + 14rem) + (${rows} - 1) * ${gap.row})`;

/** Only what is near the window is laid out and painted; the rest keeps its place by the estimate, then by what it was. */
const far = { contentVisibility: 'auto', containIntrinsicHeight: estimate } as const;

const Chunk = styled('div')(({ theme }) => ({
  '--columns': '1',
  display: 'grid',
  gap: `${gap.row} ${gap.column}`,
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  paddingBlockEnd: gap.row,
  [theme.breakpoints.up('md')]: { '--columns': '2' },
  [theme.breakpoints.up('lg')]: { '--columns': '3' },
  [media.print]: { contentVisibility: 'visible!important' },
  '& > .MuiCard-root': cardStyles(theme),
}));

interface ArticleGridProps {
  readonly articles: readonly Article[];
  readonly settings: CardSettings;
}

interface PartProps extends ArticleGridProps {
  /** Chunks of this part, from its first, that are far from the list's end. */
  readonly farChunks: number;
}

function isSamePart(before: PartProps, after: PartProps): boolean {
  return (
    before.settings === after.settings &&
    before.farChunks === after.farChunks &&
    before.articles.length === after.articles.length &&
    before.articles.every((article, index) => article === after.articles[index])
  );
}

function partsOf(articles: readonly Article[], size: number): readonly (readonly Article[])[] {
  return Array.from({ length: Math.ceil(articles.length / size) }, (_, index) =>
    articles.slice(index * size, (index + 1) * size),
  );
}

const ArticleChunk = memo(function ArticleChunk({ articles, settings, farChunks }: PartProps) {
  const isFar = farChunks > 0;
  // In no first list is anything far: the page's own styles, which every visitor waits for, need not say how.
  return (
    <Chunk data-chunk={isFar ? 'far' : 'near'} style={isFar ? far : undefined}>
      {articles.map((article) => (
        <ArticleCard key={article.url} article={article} settings={settings} />
      ))}
    </Chunk>
  );
}, isSamePart);

// A part is its place in the list: articles are only ever added at the end, or all replaced. Hence the keys.

const ArticleGroup = memo(function ArticleGroup({ articles, settings, farChunks }: PartProps) {
  return (
    <div>
      {partsOf(articles, chunkSize).map((chunk, index) => (
        <ArticleChunk
          // oxlint-disable-next-line react/no-array-index-key -- see above
          key={index}
          articles={chunk}
          settings={settings}
          farChunks={Math.min(1, Math.max(0, farChunks - index))}
        />
      ))}
    </div>
  );
}, isSamePart);

/** Appending leaves the full parts as they are: what is added costs what is added, however long the list. */
export const ArticleGrid = memo(function ArticleGrid({ articles, settings }: ArticleGridProps) {
  const farChunks = Math.max(0, Math.ceil(articles.length / chunkSize) - nearEnd);
  return partsOf(articles, chunkSize * chunksPerGroup).map((group, index) => (
    <ArticleGroup
      // oxlint-disable-next-line react/no-array-index-key -- see above
      key={index}
      articles={group}
      settings={settings}
      farChunks={Math.min(chunksPerGroup, Math.max(0, farChunks - index * chunksPerGroup))}
    />
  ));
});
