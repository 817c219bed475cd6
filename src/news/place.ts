/** Where the window stands in the list, told by an article: lengths of what was never laid out are estimates. */
import { chunkSize } from './ArticleGrid';
import type { Place } from './visits';

function chunksOf(list: Element): readonly Element[] {
  return [...list.querySelectorAll('[data-chunk]')];
}

/** @param edge distance of the list's visible part from the window's upper edge, px */
export function placeOf(list: Element, edge: number): Place {
  const y = window.scrollY;
  const isBelow = (element: Element) => element.getBoundingClientRect().bottom > edge;
  const chunks = chunksOf(list);
  const position = chunks.findIndex(isBelow);
  const chunk = chunks[position];
  if (chunk === undefined || (position === 0 && chunk.getBoundingClientRect().top >= edge)) return { y, article: null };
  const articles = [...chunk.children];
  const inChunk = Math.max(0, articles.findIndex(isBelow));
  const top = articles[inChunk]?.getBoundingClientRect().top;
  return { y, article: top === undefined ? null : { index: position * chunkSize + inChunk, top } };
}

/** Scrolls so that the article of a place stands where it stood. */
export function returnTo(list: Element, { y, article }: Place): void {
  const target = article && chunksOf(list)[Math.floor(article.index / chunkSize)]?.children[article.index % chunkSize];
  if (article && target) window.scrollBy({ top: target.getBoundingClientRect().top - article.top, behavior: 'instant' });
  else window.scrollTo({ top: y, behavior: 'instant' });
}
