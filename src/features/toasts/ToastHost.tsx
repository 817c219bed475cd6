// First: the library looks for its styles as it is evaluated.
import './toastStyles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type VariantType } from 'notistack';
import { useEffect } from 'react';
import { toastLimits } from '../../config/limits';
import { ToastCard } from './ToastCard';
import { dismissToast, toastStore, type ToastType } from './showToast';

declare module 'notistack' {
  interface VariantOverrides {
    blank: true;
    loading: true;
    custom: true;
    default: false;
    warning: false;
    info: false;
  }
}

const cards = {
  blank: ToastCard,
  error: ToastCard,
  success: ToastCard,
  loading: ToastCard,
  custom: ToastCard,
} as const satisfies Record<ToastType & VariantType, typeof ToastCard>;

/** Keeps the library's queue in step with the store: shows what is new, closes what was dismissed. */
function useQueue(): void {
  useEffect(() => {
    const shown = new Set<number>();
    const update = () => {
      const { toasts } = toastStore.getState();
      for (const { id, type, message } of toasts) {
        if (shown.has(id)) continue;
        shown.add(id);
        const durationMs = toastLimits.durationMs[type];
        enqueueSnackbar(message, {
          key: id,
          variant: type,
          autoHideDuration: durationMs,
          persist: durationMs === null,
          onClose: () => dismissToast(id),
        });
      }
      for (const id of shown) {
        if (toasts.some((toast) => toast.id === id)) continue;
        shown.delete(id);
        closeSnackbar(id);
      }
    };
    update();
    return toastStore.subscribe(update);
  }, []);
}

function Queue() {
  useQueue();
  return null;
}

/** Shows the toasts of the store, bottom right; they wait while the pointer is over them. */
export function ToastHost() {
  return (
    <>
      <SnackbarProvider
        maxSnack={toastLimits.maximum}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        autoHideDuration={toastLimits.durationMs.custom}
        Components={cards}
      />
      <Queue />
    </>
  );
}
