import type { KeyboardEvent } from 'react';
import { hasModifier } from '~/lib/events';

/** For an element around the search's field and its results: the arrow keys go from one to the next, and back. */
export function moveByArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || hasModifier(event)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], a[data-result]')];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  const next = place === -1 ? undefined : stops[place + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}
