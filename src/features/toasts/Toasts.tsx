import { useToastHost } from './showToast';

/** The place of toasts: empty, and without the library that shows them, until one is wanted. */
export function Toasts() {
  const { ToastHost } = useToastHost();
  return ToastHost && <ToastHost />;
}
