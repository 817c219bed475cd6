export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);

export const lerp = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Rises from 0 at `from` to 1 at `to` without a kink; falls where `from` is the greater. */
export const smooth = (from: number, to: number, x: number): number => {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** The remainder that is never negative. */
export const modulo = (x: number, m: number): number => ((x % m) + m) % m;
