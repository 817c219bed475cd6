import type { KeyboardEvent } from 'react';
import { hasModifier } from '~/lib/events';

/** Moves the focus between the field and the results by the arrow keys. */
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
