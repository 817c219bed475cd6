/** Events of `window` that say what a visitor did. src/features/analytics records them. */

/** What visitors do, beside opening pages. */
export type VisitorAction = 'Outbound Link' | 'Uncaught Error';

interface ActionDetail {
  readonly action: VisitorAction;
  readonly label: string;
}

declare global {
  interface WindowEventMap {
    routechanged: Event;
    visitoraction: CustomEvent<ActionDetail>;
  }
}

/** Reports a change of page. Call this when address and title are those of the new page. */
export function reportRouteChange(): void {
  dispatchEvent(new Event('routechanged'));
}

/**
 * Reports what a visitor did.
 * @returns whether the action is recorded: the code that records it cancels the event
 */
export function reportAction(action: VisitorAction, label: string): boolean {
  return !dispatchEvent(new CustomEvent('visitoraction', { detail: { action, label }, cancelable: true }));
}
