// First: notistack writes its styles as it is evaluated, unless they are there.
import './toastStyles';
import { SnackbarProvider, type VariantType } from 'notistack';
import { useEffect } from 'react';
import { toastLimits } from '~/config/limits';
import { returnFocus } from '~/lib/events';
import { ToastCard } from './ToastCard';

export { closeSnackbar, enqueueSnackbar } from 'notistack';

const cards = {
  blank: ToastCard,
  error: ToastCard,
  success: ToastCard,
  loading: ToastCard,
  custom: ToastCard,
} as const satisfies Record<VariantType, typeof ToastCard>;

let resolveMounted: () => void;

/** Notistack's functions do nothing before its provider is mounted. */
export const mounted = new Promise<void>((resolve) => {
  resolveMounted = resolve;
});

/** Shows toasts, bottom right; they wait while the pointer is over them. */
export function ToastHost() {
  useEffect(() => resolveMounted(), []);
  return (
    <SnackbarProvider
      maxSnack={toastLimits.maximum}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={cards}
      // While a toast leaves it is hidden, and a browser would drop its focus.
      onExit={returnFocus}
    />
  );
}
