import { type FocusEvent, useRef } from 'react';

interface ReturnFocus {
  /** For the element that closes: notes where the focus came from. */
  readonly onFocus: (event: FocusEvent) => void;
  /** Call it before the element closes. */
  readonly returnFocus: () => void;
}

/** Returns the focus from an element that closes itself, so that it does not start at the top again. */
export function useReturnFocus(): ReturnFocus {
  const origin = useRef<HTMLElement | null>(null);
  return {
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        origin.current = relatedTarget;
    },
    returnFocus: () => origin.current?.focus({ preventScroll: true }),
  };
}
