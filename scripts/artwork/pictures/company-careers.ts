/** Careers: paths that start together and rise, each to its own height. */
import { dotField, dots } from '~scripts/artwork/draw/dots';
import { light, lightGlow } from '~scripts/artwork/draw/light';
import { ink, shade } from '~scripts/artwork/draw/palette';
import { PathWriter, strokeLine } from '~scripts/artwork/draw/path';
import { mix, parsePoints, type Point } from '~scripts/artwork/draw/point';
import { createRandom } from '~scripts/artwork/draw/random';
import { element, ground, linearGradient, svgDocument } from '~scripts/artwork/draw/svg';
import { brushStrokes, type WindStroke } from '~scripts/artwork/draw/wind-strokes';

const width = 1200;
const height = 800;
const paths = 19;
const chosen = 12;

interface RisingPath {
  readonly line: readonly Point[];
  readonly waypoints: readonly Point[];
}

function risingPaths(): RisingPath[] {
  const random = createRandom(5);
  return Array.from({ length: paths }, (_, index) => {
    const share = index / (paths - 1);
    const end: Point = {
      x: mix(1120, 560, share ** 1.25) + random() * 50,
      y: mix(640, 96, share ** 0.9) + random() * 26,
    };
    const from = 735 - share * 58;
    const bend = mix(1.5, 2.7, share);
    const reach = index === chosen ? 1.13 : 1;
    const at = (t: number): Point => ({ x: mix(-40, end.x, t * reach), y: mix(from, end.y, (t * reach) ** bend) });
    const line = Array.from({ length: 61 }, (_, step) => at(step / 60));
    const first = 0.5 + random() * 0.14;
    return { line, waypoints: [at(first), at(first + 0.15 + random() * 0.12), at(1)] };
  });
}

const stroke = ({ line }: RisingPath, from: number): WindStroke => ({ line: line.slice(from), speed: 1, lot: 0 });

export function drawCareers(): string {
  const all = risingPaths();
  const lines = new PathWriter();
  for (const { line } of all) strokeLine(lines, line, 150);
  const goal = all[chosen]?.line.at(-1) ?? { x: 0, y: 0 };
  // Every path shows where it leads; only the lit one shows its stations.
  const rings = all.flatMap(({ waypoints }, index) =>
    waypoints.filter((_, step) => (index === chosen) !== (step === 2)),
  );
  const shore = dotField([parsePoints('-20 640 240 690 560 752 900 790 980 820 -20 820')], {
    width,
    height,
    pitch: 12,
    rowHeight: 10,
  });
  return svgDocument({
    width,
    height,
    style: `.w{fill:${shade(0.49)};stroke:${ink.pale};stroke-width:1.8}`,
    ground: ground(-38, [0, ink.night], [0.45, shade(0.21)], [1, shade(0.96)]),
    defs: [
      linearGradient('l', [0, 0, 1100, 0], [0, ink.line, 0.1], [1, ink.pale, 0.75]),
      linearGradient('a', [300, 0, 800, 0], [0, ink.pale, 0.4], [1, ink.amber]),
      linearGradient('d', [0, 0, 900, 0], [0, ink.line, 0.6], [1, ink.line, 0]),
      lightGlow(84),
    ],
    body: [
      dots(shore, { stroke: 'url(#d)', 'stroke-width': 2.6 }),
      element('path', { fill: 'none', stroke: 'url(#l)', 'stroke-width': 1.3, d: lines.toString() }),
      element('path', {
        fill: 'url(#l)',
        d: brushStrokes(
          all
            .filter((_, index) => index % 3 !== 1 && index !== chosen)
            .map((path, index) => stroke(path, 14 + (index % 4) * 6)),
          () => 4.2,
          220,
        ),
      }),
      element('path', {
        fill: 'url(#a)',
        d: brushStrokes(
          all.slice(chosen, chosen + 1).map((path) => stroke(path, 12)),
          () => 5.5,
          220,
        ),
      }),
      ...rings.map((p) => element('circle', { class: 'w', cx: Math.round(p.x), cy: Math.round(p.y), r: 5 })),
      light(goal, 8.5, 84),
    ],
  });
}
