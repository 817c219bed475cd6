import { type FocusEvent, useRef } from 'react';

/** Returns the focus from an element that closes itself, so that it does not start at the top again. */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null);
  return {
    /** For the element that closes: notes where the focus came from. */
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        origin.current = relatedTarget;
    },
    /** To be called before the element closes. */
    returnFocus: () => origin.current?.focus({ preventScroll: true }),
  };
}
