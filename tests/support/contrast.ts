/** Contrast as WCAG 2.2 defines it, for the tests that measure it. */

/** "Relative luminance", by value of a channel. */
const shares = Float64Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** Relative luminance, 0 to 1, of channels from 0 to 255. */
export function luminance(red = 0, green = 0, blue = 0): number {
  return 0.2126 * (shares[red] ?? 0) + 0.7152 * (shares[green] ?? 0) + 0.0722 * (shares[blue] ?? 0);
}

/** Channels of a computed colour: the fourth, where there is one, tells how much of it there is. */
export function channelsOf(color: string): readonly number[] {
  return (color.match(/[\d.]+/g) ?? []).map(Number);
}

/** "Contrast ratio", 1 to 21, of two luminances. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
