type RouteChange = typeof import('./routeChange');

/** Null until it has been loaded. */
export let routeChange: RouteChange | null = null;

/** @throws the loading error: pages then change without motion */
export async function loadRouteChange(): Promise<RouteChange> {
  routeChange ??= await import('./routeChange');
  return routeChange;
}
