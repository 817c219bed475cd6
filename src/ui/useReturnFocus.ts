import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const focusOrigin = ({ current }: RefObject<HTMLElement | null>) => current?.focus({ preventScroll: true });

/** Returns the focus from an element that closes itself, or is taken away, so that it does not start at the top again. */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null);
  const place = useRef<Element | null>(null);
  useLayoutEffect(
    () => () => {
      if (place.current?.contains(document.activeElement)) focusOrigin(origin);
    },
    [],
  );
  return {
    /** For the element that closes: notes where the focus came from. */
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      place.current = currentTarget;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        origin.current = relatedTarget;
    },
    /** To be called before the element closes. */
    returnFocus: () => focusOrigin(origin),
  };
}
