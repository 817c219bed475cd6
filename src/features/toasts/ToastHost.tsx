// This import comes first: notistack writes its styles when it is evaluated, unless they are in the document.
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
export const whenHostMounted = new Promise<void>((resolve) => {
  resolveMounted = resolve;
});

/** Shows toasts at the bottom right, which stay while the pointer is over them. */
export function ToastHost() {
  useEffect(() => resolveMounted(), []);
  return (
    <SnackbarProvider
      maxSnack={toastLimits.maximum}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={cards}
      // A leaving toast is hidden, so a browser would drop the focus in it.
      onExit={returnFocus}
    />
  );
}
