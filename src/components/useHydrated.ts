import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** Whether the page is hydrated: false in the build and in the first render, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
