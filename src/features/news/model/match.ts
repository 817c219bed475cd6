import { fold } from '../../../lib/fold';
import type { Article } from './article';

/** Whether an article holds every word of a query in its title, description or source. */
export function matcher(q: string): (article: Article) => boolean {
  const words = fold(q)
    .split(/[\s"“”]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return () => true;
  return ({ title, description, source }) => {
    const text = fold(`${title} ${description} ${source}`);
    return words.every((word) => text.includes(word));
  };
}
