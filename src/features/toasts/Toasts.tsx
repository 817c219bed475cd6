import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loadToastHost } from './loadToastHost';
import { toastStore } from './showToast';

/**
 * The place of toasts: empty, and without the library that shows them, until there is one to show. Where the library
 * cannot be had, offline say, the page goes on without, and the next toast tries again.
 */
export function Toasts() {
  const latest = useStore(toastStore, ({ toasts }) => toasts.at(-1)?.id ?? null);
  const [Host, setHost] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (latest === null || Host !== null) return;
    loadToastHost().then(
      (component) => setHost(() => component),
      () => undefined,
    );
  }, [latest, Host]);

  return Host && <Host />;
}
