// First: notistack looks for its styles as it is evaluated.
import './toastStyles';
import { SnackbarProvider, type VariantType } from 'notistack';
import { useEffect } from 'react';
import { toastLimits } from '~/config/limits';
import { ToastCard } from './ToastCard';

export { closeSnackbar, enqueueSnackbar } from 'notistack';

const cards = {
  blank: ToastCard,
  error: ToastCard,
  success: ToastCard,
  loading: ToastCard,
  custom: ToastCard,
} as const satisfies Record<VariantType, typeof ToastCard>;

let tellMounted: () => void;

/** Notistack's functions do nothing before its provider is on the page. */
export const mounted = new Promise<void>((resolve) => {
  tellMounted = resolve;
});

/** Shows toasts, bottom right; they wait while the pointer is over them. */
export function ToastHost() {
  useEffect(() => tellMounted(), []);
  return (
    <SnackbarProvider
      maxSnack={toastLimits.maximum}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={cards}
    />
  );
}
