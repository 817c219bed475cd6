/** What follows from the sun's place, and so from a moment: a first render knows none. */
import { useId } from 'react';
import { globes, type HarbourId, harbourCoordinates } from './harbours';
import { seenFrom, subsolarPoint } from './sun';

/** Sine of the sun's height where the night begins, and where it is whole. */
const dusk = { begins: 0, ends: -0.25 } as const;

/** The side of the chart's globe that has night at a moment, in milliseconds since 1970, which ends along the line of dusk as a straight gradient. */
export function Dusk({ chart, now }: { readonly chart: keyof typeof globes; readonly now: number }) {
  const id = useId();
  const { centre, x, y, radius, width, height } = globes[chart];
  const [east, north, up] = seenFrom(centre, subsolarPoint(now));
  const length = Math.max(Math.hypot(east, north), 1e-3);
  /** Where the sun has that height, on the line from the middle of the globe to below the sun. */
  const at = (sine: number) => {
    const distance = ((sine - up) / length) * radius;
    return { x: x + (east / length) * distance, y: y - (north / length) * distance };
  };
  const [begin, end] = [at(dusk.begins), at(dusk.ends)];
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={begin.x} y1={begin.y} x2={end.x} y2={end.y}>
        <stop stopColor="currentColor" stopOpacity="0" />
        <stop offset="1" stopColor="currentColor" />
      </linearGradient>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </>
  );
}

/** Whether the sun is down in a harbour. */
export function isDark(id: HarbourId, now: number): boolean {
  return seenFrom(harbourCoordinates[id], subsolarPoint(now))[2] < 0;
}
