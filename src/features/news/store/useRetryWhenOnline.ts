import { useEffect } from 'react';

/** Does again what failed, as soon as the connection is back. */
export function useRetryWhenOnline(hasFailed: boolean, retry: () => void): void {
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);
}
