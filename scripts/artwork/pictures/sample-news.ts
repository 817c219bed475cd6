/**
 * Pictures of the sample articles, as publishers would send them: what happens on the coast, in flat tones, four times
 * of the day for each category. They stand in for photographs, so they are quite unlike the chart of articles without.
 */
import { ink, shade, tint } from '~scripts/artwork/draw/palette';
import { createRandom } from '~scripts/artwork/draw/random';
import { element, linearGradient, svgDocument } from '~scripts/artwork/draw/svg';
import { between, box, height, type Light, ridge, shape, type Subject, subjects, width } from './sample-subjects';

const horizon = 236;

const haze = tint(ink.line, 0.55);

const hours: readonly Light[] = [
  {
    sky: [
      [0, tint(ink.line, 0.8)],
      [1, ink.paper],
    ],
    far: tint(ink.line, 0.4),
    middle: shade(0.86),
    near: ink.navy,
    sea: tint(ink.line, 0.62),
    cut: ink.paper,
  },
  {
    sky: [
      [0, shade(1)],
      [1, tint(ink.line, 0.3)],
    ],
    far: ink.line,
    middle: shade(0.8),
    near: ink.night,
    sea: shade(0.9),
    cut: haze,
  },
  {
    sky: [
      [0, ink.paper],
      [1, tint(ink.amber, 0.62)],
    ],
    far: tint(shade(0.8), 0.55),
    middle: tint(shade(0.6), 0.22),
    near: ink.navy,
    sea: tint(ink.amber, 0.72),
    cut: tint(ink.amber, 0.72),
  },
  {
    sky: [
      [0, ink.night],
      [1, tint(shade(1), 0.22)],
    ],
    far: shade(0.9),
    middle: tint(shade(0.72), 0.16),
    near: ink.night,
    sea: shade(0.7),
    cut: ink.amber,
  },
];

function draw(subject: Subject, light: Light, seed: number): string {
  const random = createRandom(seed);
  const sun = { cx: between(random, 90, 550), cy: between(random, 70, 150), r: between(random, 26, 44) };
  const { sky, far, sea } = light;
  return svgDocument({
    width,
    height,
    defs: [linearGradient('s', [0, 0, 0, horizon], ...sky)],
    body: [
      element('path', { fill: 'url(#s)', d: box(0, 0, width, height) }),
      element('circle', { ...sun, fill: ink.amber }),
      shape(far, ridge(horizon + 4, 54, 190, seed)),
      shape(sea, box(0, horizon, width, height - horizon)),
      ...subject(light, random),
    ],
  });
}

/** By the name of their file, less its ending: `business-1`. The names are known to scripts/news-service/samples. */
export function drawSampleNews(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(subjects).flatMap(([category, subject], row) =>
      hours.map((light, hour) => [`${category}-${hour + 1}`, draw(subject, light, 100 * (row + 1) + hour)] as const),
    ),
  );
}
