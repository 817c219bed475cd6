import { Component } from 'react';
import { useLocation } from 'react-router-dom';
import type { Language } from '~/config/languages';
import { findRoute } from '~/config/pageRoutes';

interface Position {
  /** Index of a heading among the headings of the page, which are the same in all languages. */
  readonly index: number;
  /** Distance of the heading from the window's upper edge, in px. */
  readonly top: number;
}

/** Returns the distances of the page's headings from the window's upper edge. The title is left out: it is above what is read. */
function measureHeadings(): readonly number[] {
  return Array.from(document.querySelectorAll('main :is(h2, h3)'), (heading) => heading.getBoundingClientRect().top);
}

/** A hook cannot read the page before React changes it, so this is a class. */
class PositionKeeper extends Component<{ readonly language: Language | undefined }, unknown, Position | null> {
  override getSnapshotBeforeUpdate({ language }: PositionKeeper['props']): Position | null {
    if (language === this.props.language) return null;
    const tops = measureHeadings();
    // This is the heading of the section that is read, or of the section before.
    const index = tops.findLastIndex((top) => top < window.innerHeight / 3);
    const top = tops[index];
    return top === undefined ? null : { index, top };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Position | null): void {
    const top = before === null ? undefined : measureHeadings()[before.index];
    if (before !== null && top !== undefined) window.scrollBy({ top: top - before.top, behavior: 'instant' });
  }

  override render() {
    return null;
  }
}

/**
 * Keeps the section that is read in its place in the window when the language changes, as its texts have other lengths. It stands
 * before ScrollRestoration, which then scrolls to the top or to a position of the history if it has to.
 */
export function ReadingPosition() {
  return <PositionKeeper language={findRoute(useLocation().pathname)?.language} />;
}
