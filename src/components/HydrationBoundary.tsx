import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { restoreInput } from '~/lib/earlyInput';

/** This is a component of its own, because its effect must run when the content beside it is mounted. */
function EarlyInput() {
  useLayoutEffect(restoreInput, []);
  return null;
}

/**
 * A part of the page that React hydrates in a task of its own, beginning with the part that the visitor uses. If the hydration of one
 * fails, React renders only this part again.
 */
export function HydrationBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <EarlyInput />
    </Suspense>
  );
}
