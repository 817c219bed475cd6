import { type FocusEvent, useRef } from 'react';

interface ReturnFocus {
  /** For the element that goes: notes what the focus comes from. */
  readonly onFocus: (event: FocusEvent) => void;
  /** Call it before the element goes. */
  readonly giveBack: () => void;
}

/** What takes itself away gives the focus back to where it came from, so that nobody has to begin at the top again. */
export function useReturnFocus(): ReturnFocus {
  const origin = useRef<HTMLElement | null>(null);
  return {
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        origin.current = relatedTarget;
    },
    giveBack: () => origin.current?.focus({ preventScroll: true }),
  };
}
