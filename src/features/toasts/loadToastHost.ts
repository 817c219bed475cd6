import type { ComponentType } from 'react';

/** What shows toasts: asked for with the first one, or ahead of it, where the link may be gone by then. */
export async function loadToastHost(): Promise<ComponentType> {
  const { ToastHost } = await import('./ToastHost');
  return ToastHost;
}
