import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { toastStore } from './toasts';

const ToastHost = lazy(async () => ({ default: (await import('./ToastHost')).ToastHost }));

/** The place of toasts: empty, and without the library that shows them, until there is one to show. */
export function Toasts() {
  const asked = useStore(toastStore, ({ toasts }) => toasts.length > 0);
  const [needed, setNeeded] = useState(false);
  if (asked && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <ToastHost />
    </Suspense>
  );
}
