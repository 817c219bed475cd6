import styled from '@emotion/styled';
import { memo } from 'react';
import { media } from '../theme/tokens';
import { ArticleCard, type CardSettings } from './ArticleCard';
import type { Article } from './schema';

/** Whole rows in one, two and three columns: every chunk but the last ends flush. */
export const chunkSize = 12;

const gap = { row: '3.5rem', column: 'clamp(1.5rem, 3vw, 3rem)' } as const;

const Frame = styled('div')({ containerType: 'inline-size', display: 'grid', rowGap: gap.row });

/** Height of a full chunk before it was ever seen: rows of a picture, which the column decides, and some lines. */
function estimate(columns: number): string {
  const rows = chunkSize / columns;
  return `auto calc(${rows} * ((100cqw - ${columns - 1} * ${gap.column}) / ${columns} * 0.5625 + 14rem) + ${rows - 1} * ${gap.row})`;
}

/** Only what is near the window is laid out and painted; the rest keeps its place by the estimate, then by what it was. */
const Chunk = styled('div')({
  display: 'grid',
  gap: `${gap.row} ${gap.column}`,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.desktop]: { gridTemplateColumns: '1fr 1fr 1fr' },
  '&:not(:last-of-type)': {
    contentVisibility: 'auto',
    containIntrinsicHeight: estimate(1),
    [media.tablet]: { containIntrinsicHeight: estimate(2) },
    [media.desktop]: { containIntrinsicHeight: estimate(3) },
  },
  '@media print': { '&&': { contentVisibility: 'visible' } },
});

interface ChunkProps {
  readonly articles: readonly Article[];
  readonly settings: CardSettings;
}

function isSameChunk(before: ChunkProps, after: ChunkProps): boolean {
  return (
    before.settings === after.settings &&
    before.articles.length === after.articles.length &&
    before.articles.every((article, index) => article === after.articles[index])
  );
}

/** Appending leaves the full chunks as they are: what is added costs what is added, however long the list. */
const ArticleChunk = memo(function ArticleChunk({ articles, settings }: ChunkProps) {
  return (
    <Chunk data-chunk="">
      {articles.map((article) => (
        <ArticleCard key={article.url} article={article} settings={settings} />
      ))}
    </Chunk>
  );
}, isSameChunk);

export function ArticleGrid({ articles, settings }: ChunkProps) {
  const chunks = Array.from({ length: Math.ceil(articles.length / chunkSize) }, (_, index) =>
    articles.slice(index * chunkSize, (index + 1) * chunkSize),
  );
  return (
    <Frame>
      {chunks.map((chunk, index) => (
        // A chunk is its place in the list: articles are only ever added at the end, or all replaced.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <ArticleChunk key={index} articles={chunk} settings={settings} />
      ))}
    </Frame>
  );
}
