import type { ComponentType } from 'react';
import { create } from 'zustand';
import { toastLimits } from '~/config/limits';

export type ToastType = keyof typeof toastLimits.durationMs;

/** The component that shows toasts, once its code has been loaded. */
const useToastHost = create<{ readonly ToastHost: ComponentType | null }>(() => ({ ToastHost: null }));

/** Renders nothing, and loads no library, until a toast is shown or `preloadToasts` is called. */
export function Toasts() {
  const { ToastHost } = useToastHost();
  return ToastHost && <ToastHost />;
}

/**
 * Loads notistack and mounts its provider.
 * @throws if its code cannot be loaded; the next call tries again
 */
async function loadNotistack() {
  const host = await import('./ToastHost');
  useToastHost.setState({ ToastHost: host.ToastHost });
  await host.whenHostMounted;
  // Both functions are read only now, because the provider sets them as it mounts.
  return { enqueueSnackbar: host.enqueueSnackbar, closeSnackbar: host.closeSnackbar };
}

/** A toast that cannot be loaded, for example without a connection, is not shown. */
const ignoreFailure = () => undefined;

/** Loads notistack before a connection can be lost: a toast could not be loaded then. */
export function preloadToasts(): void {
  loadNotistack().catch(ignoreFailure);
}

let lastKey = 0;

/**
 * Shows a toast. Call this in the component that the visitor used, not in a store or a helper.
 * @param onUnavailable called if the code of toasts cannot be loaded; not needed for a message that is shown in place too
 * @returns a function that closes it
 */
export function showToast(type: ToastType, message: string, onUnavailable: () => void = ignoreFailure): () => void {
  lastKey += 1;
  const key = lastKey;
  const autoHideDuration = toastLimits.durationMs[type];
  const persist = autoHideDuration === null;
  const notistack = loadNotistack();
  notistack.then(
    ({ enqueueSnackbar }) => enqueueSnackbar(message, { key, variant: type, autoHideDuration, persist }),
    onUnavailable,
  );
  return () => void notistack.then(({ closeSnackbar }) => closeSnackbar(key), ignoreFailure);
}
