import type { HomeSection } from '~/schemas/site/structure';

/** The sections of the home page by the part of the thread beside them. */
export interface ThreadRoute {
  /** Sections on the side on which the thread leaves the hero. */
  readonly outward: readonly HomeSection[];
  /** Sections on the other side, to which the thread crosses between the two. */
  readonly homeward: readonly HomeSection[];
}

/**
 * Finds the way of the thread down the home page, by the waypoints of the approach to the last button; null if the order of
 * the sections does not allow it. To change sides the thread needs the space above and below a section, which the figures
 * lack.
 */
export function findThreadRoute(sections: readonly HomeSection[]): ThreadRoute | null {
  const first = sections.slice(0, -2);
  const [approach, closing] = sections.slice(-2);
  if (approach !== 'approach' || closing !== 'closing') return null;
  const crossing = first.findLastIndex((section) => section !== 'figures');
  const outward = first.slice(0, Math.max(0, crossing));
  const last = outward.at(-1);
  return last === undefined || last === 'figures' ? null : { outward, homeward: first.slice(crossing) };
}
