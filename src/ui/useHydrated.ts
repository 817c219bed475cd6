import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** False in the first render of a prerendered page, which knows no address and no storage; true in every other. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
