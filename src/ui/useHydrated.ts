import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** Whether the page is hydrated. The first render, like the prerendered one, does not know address and storage. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
