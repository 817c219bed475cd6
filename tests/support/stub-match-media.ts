import { vi } from 'vitest';

const ignore = () => undefined;

/** Replaces `matchMedia`, which jsdom lacks: no query matches. Material UI listens with the methods that old browsers have. */
export function stubMatchMedia(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener: ignore, removeListener: ignore }));
}
