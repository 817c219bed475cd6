import { useToastHost } from './showToast';

/** Renders nothing, and loads no library, until there is a toast. */
export function Toasts() {
  const { ToastHost } = useToastHost();
  return ToastHost && <ToastHost />;
}
