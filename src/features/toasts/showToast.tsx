import type { ComponentType } from 'react';
import { create } from 'zustand';
import { toastLimits } from '~/config/limits';

export type ToastType = keyof typeof toastLimits.durationMs;

/** What shows toasts, once its code has been loaded. */
const useToastHost = create<{ readonly ToastHost: ComponentType | null }>(() => ({ ToastHost: null }));

/** Renders nothing, and loads no library, until there is a toast. */
export function Toasts() {
  const { ToastHost } = useToastHost();
  return ToastHost && <ToastHost />;
}

/**
 * Notistack, with its provider on the page.
 * @throws where its code cannot be loaded; the next call tries again
 */
async function loadNotistack() {
  const host = await import('./ToastHost');
  useToastHost.setState({ ToastHost: host.ToastHost });
  await host.mounted;
  // Read only now: the provider sets both as it comes on the page.
  return { enqueueSnackbar: host.enqueueSnackbar, closeSnackbar: host.closeSnackbar };
}

/** Without a connection there may be no toast. */
const withoutToast = () => undefined;

/** Loads notistack ahead of a toast that reports a lost connection: by then it could not be loaded. */
export function preloadToasts(): void {
  loadNotistack().catch(withoutToast);
}

let lastKey = 0;

/**
 * Shows a toast. Call it where the visitor acted, not in a store or a helper.
 * @param onUnavailable called if the code of toasts cannot be loaded; not needed for a message that is shown in place too
 * @returns a function that closes it
 */
export function showToast(type: ToastType, message: string, onUnavailable: () => void = withoutToast): () => void {
  lastKey += 1;
  const key = lastKey;
  const autoHideDuration = toastLimits.durationMs[type];
  const persist = autoHideDuration === null;
  const notistack = loadNotistack();
  notistack.then(
    ({ enqueueSnackbar }) => enqueueSnackbar(message, { key, variant: type, autoHideDuration, persist }),
    onUnavailable,
  );
  return () => void notistack.then(({ closeSnackbar }) => closeSnackbar(key), withoutToast);
}
