import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** False while the prerendered page is hydrated, which knows no address and no storage. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
