/** Investment advisor: a lighthouse, its beam, and the sea it shows. */
import { breeze } from '~scripts/artwork/draw/breeze';
import { dotField, dots } from '~scripts/artwork/draw/dots';
import { lightGlow } from '~scripts/artwork/draw/light';
import { ink, shade, tint } from '~scripts/artwork/draw/palette';
import { PathWriter, sliver } from '~scripts/artwork/draw/path';
import { mix, parsePoints, type Point } from '~scripts/artwork/draw/point';
import { element, ground, linearGradient, radialGradient, svgDocument } from '~scripts/artwork/draw/svg';

const width = 1200;
const height = 800;
const lamp: Point = { x: 292, y: 262 };
const horizon = 600;
/** Degrees below the level, from the beam's upper edge to its lower. */
const spread = [-7, 15] as const;

const rock = parsePoints(
  '-20 668 60 652 140 622 200 604 250 590 336 590 372 610 440 624 500 648 590 664 660 690 560 720 440 752 330 812 -20 812',
);

const ray = (degrees: number, from: number, to: number): Point[] =>
  Array.from({ length: 13 }, (_, step) => {
    const reach = mix(from, to, step / 12);
    const angle = (degrees * Math.PI) / 180;
    return { x: lamp.x + reach * Math.cos(angle), y: lamp.y + reach * Math.sin(angle) };
  });

/** Strokes that leave the lamp, drawn as the wind is in the other pictures. */
function beam(): string {
  const writer = new PathWriter(1);
  const rays = 15;
  for (let index = 0; index < rays; index += 1) {
    const from = 40 + ((index * 53) % 7) * 22;
    const to = 620 + ((index * 29) % 11) * 34;
    sliver(
      writer,
      ray(mix(spread[0], spread[1], index / (rays - 1)), to, from),
      3 + ((index * 5) % 3) * 0.8,
      1200,
      1.5,
    );
  }
  return writer.toString();
}

function tower(): string[] {
  const { x, y } = lamp;
  const foot = horizon - 6;
  return [
    element('path', {
      fill: 'url(#t)',
      d: `M${x - 16} ${y + 34}h32q4 ${foot - y - 120} 20 ${foot - y - 34}h-72q16-86 20-${foot - y - 34}z`,
    }),
    element('path', { fill: 'url(#t)', d: `M${x - 27} ${y + 24}h54l-6 10h-42z` }),
    element('path', {
      fill: 'none',
      stroke: ink.pale,
      'stroke-width': 1.6,
      d: `M${x - 25} ${y + 24}v-13h50v13m-38-13v13m26 0v-13`,
    }),
    element('path', { fill: ink.night, stroke: ink.pale, 'stroke-width': 1.8, d: `M${x - 13} ${y + 24}v-40h26v40z` }),
    element('path', { fill: ink.pale, d: `M${x - 18} ${y - 16}q3-19 18-23q15 4 18 23zM${x - 1} ${y - 62}h2v24h-2z` }),
  ];
}

export function drawAdvisor(): string {
  const land = dotField([rock], { width, height, pitch: 12, rowHeight: 10 });
  const edge = (degrees: number): number => Math.round(lamp.y + Math.tan((degrees * Math.PI) / 180) * (width - lamp.x));
  return svgDocument({
    width,
    height,
    ground: ground(78, [0, ink.night], [0.74, shade(0.57)], [1, shade(0.19)]),
    defs: [
      linearGradient(
        'b',
        [lamp.x, 0, width, 0],
        [0, tint(ink.amber, 0.62), 0.5],
        [0.3, ink.line, 0.2],
        [1, ink.line, 0.02],
      ),
      linearGradient('k', [lamp.x, 0, -20, 0], [0, tint(ink.amber, 0.62), 0.4], [1, ink.line, 0]),
      linearGradient(
        'l',
        [lamp.x, 0, 1150, 0],
        [0, tint(ink.amber, 0.62)],
        [0.35, ink.white, 0.85],
        [1, ink.pale, 0.15],
      ),
      linearGradient(
        't',
        [lamp.x - 36, 0, lamp.x + 36, 0],
        [0, tint(shade(1), 0.21)],
        [0.55, ink.pale],
        [1, ink.white],
      ),
      radialGradient('s', [900, horizon + 20, 620], [0, ink.white, 0.85], [0.55, ink.line, 0.36], [1, ink.line, 0.14]),
      radialGradient('r', [lamp.x, lamp.y, 900], [0, ink.line, 0.5], [1, ink.line, 0.08]),
      linearGradient('d', [0, 590, 0, 800], [0, ink.pale, 0.75], [1, ink.line, 0.25]),
      lightGlow(110),
    ],
    body: [
      element(
        'g',
        { fill: 'none', stroke: 'url(#r)', 'stroke-width': 1.3, 'stroke-dasharray': '2 8', 'stroke-linecap': 'round' },
        [130, 240, 370, 520, 690].map((r) => element('circle', { cx: lamp.x, cy: lamp.y, r })),
      ),
      element('path', { fill: 'url(#k)', d: `M${lamp.x} ${lamp.y}L-20 ${lamp.y - 24}v48z` }),
      element('path', { fill: 'url(#b)', d: `M${lamp.x} ${lamp.y}L${width} ${edge(spread[0])}V${edge(spread[1])}z` }),
      element('path', { fill: 'url(#l)', d: beam() }),
      ...breeze({
        width,
        height,
        seed: 8,
        gap: 17,
        heading: 180,
        wander: [5, 160],
        within: ({ y }) => y > horizon,
        paint: 'url(#s)',
        hairline: 1.2,
        stroke: 3.4,
        share: 0.6,
      }),
      element('path', { fill: 'none', stroke: 'url(#s)', 'stroke-width': 1.4, d: `M0 ${horizon}h${width}` }),
      element('path', { fill: shade(0.04), d: `M${rock.map((p) => `${p.x} ${p.y}`).join('L')}z` }),
      dots(land, { stroke: 'url(#d)', 'stroke-width': 2.8 }),
      ...tower(),
      element('g', { transform: `translate(${lamp.x} ${lamp.y + 4})` }, [
        element('circle', { r: 110, fill: 'url(#glow)' }),
        element('circle', { r: 9, fill: ink.amber }),
      ]),
    ],
  });
}
