import { createStore } from 'zustand/vanilla';

export type ToastType = 'blank' | 'error' | 'success' | 'loading' | 'custom';

export interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly message: string;
}

/** Toasts asked for and not yet dismissed, oldest first. The host that shows them is loaded with the first one. */
export const toastStore = createStore<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

/** Shows a toast and returns its id. Call it where the visitor acted, not in a store or a helper. */
export function showToast(type: ToastType, message: string): number {
  lastId += 1;
  const toast = { id: lastId, type, message };
  toastStore.setState(({ toasts }) => ({ toasts: [...toasts, toast] }));
  return toast.id;
}

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
