/** Investment advisor: a lighthouse, its beam, and the sea it shows. */
import { breeze } from '../draw/breeze';
import { dotField, dotPath } from '../draw/dots';
import { ground } from '../draw/ground';
import { lightGlow } from '../draw/harbour';
import { ink } from '../draw/palette';
import type { Point } from '../draw/point';
import { element, linearGradient, radialGradient, svgDocument } from '../draw/svg';

const width = 1200;
const height = 800;
const lamp: Point = { x: 330, y: 236 };
const horizon = 590;

const rock: readonly Point[] = [
  [-20, 640], [40, 622], [120, 606], [190, 566], [250, 548], [410, 548], [462, 580], [540, 604], [600, 640], [680, 664], [720, 700], [640, 740], [420, 790], [300, 830], [-20, 830],
].map(([x, y]) => ({ x: x ?? 0, y: y ?? 0 }));

function tower(): string[] {
  const { x, y } = lamp;
  return [
    element('path', { fill: 'url(#t)', d: `M${x - 27} ${y + 42}h54l20 276h-94z` }),
    element('path', { fill: ink.navy, 'fill-opacity': 0.55, d: `M${x - 32} ${y + 110}h64l5 66h-74zM${x - 42} ${y + 244}h84l5 62h-94z` }),
    element('path', { fill: ink.pale, d: `M${x - 38} ${y + 30}h76v12h-76z` }),
    element('path', { fill: 'none', stroke: ink.pale, 'stroke-width': 2, d: `M${x - 36} ${y + 30}v-16h72v16m-54-16v16m18-16v16m18-16v16` }),
    element('path', { fill: ink.night, stroke: ink.pale, 'stroke-width': 2, d: `M${x - 20} ${y + 30}v-48h40v48z` }),
    element('path', { fill: ink.pale, d: `M${x - 26} ${y - 18}q4-26 26-30q22 4 26 30zM${x - 1.5} ${y - 72}h3v26h-3z` }),
  ];
}

export function drawAdvisor(): string {
  const base = ground(width, height, 78, [
    { at: 0, colour: ink.night },
    { at: 0.72, colour: '#00317a' },
    { at: 1, colour: '#04204d' },
  ]);
  const land = dotField([rock], { width, height, pitch: 12, rowHeight: 10 });
  const dots = { fill: 'none', 'stroke-linecap': 'round', 'stroke-dasharray': '0 12' };
  const beam = (far: number, top: number, bottom: number): string => `M${lamp.x} ${lamp.y}L${far} ${top}V${bottom}z`;
  return svgDocument({
    width,
    height,
    defs: [
      base.def,
      linearGradient('b', [lamp.x, 0], [width, 0], [{ at: 0, colour: '#ffe2b0', opacity: 0.75 }, { at: 0.25, colour: ink.pale, opacity: 0.3 }, { at: 1, colour: ink.pale, opacity: 0.03 }]),
      linearGradient('k', [lamp.x, 0], [-40, 0], [{ at: 0, colour: '#ffe2b0', opacity: 0.5 }, { at: 1, colour: ink.pale, opacity: 0 }]),
      linearGradient('t', [lamp.x - 40, 0], [lamp.x + 40, 0], [{ at: 0, colour: ink.line }, { at: 0.6, colour: ink.pale }, { at: 1, colour: '#fff' }]),
      radialGradient('s', [880, horizon + 30], 560, [{ at: 0, colour: '#fff', opacity: 0.85 }, { at: 0.6, colour: ink.line, opacity: 0.36 }, { at: 1, colour: ink.line, opacity: 0.14 }]),
      radialGradient('r', [lamp.x, lamp.y], 900, [{ at: 0, colour: ink.line, opacity: 0.45 }, { at: 1, colour: ink.line, opacity: 0.08 }]),
      lightGlow(120),
    ],
    body: [
      base.rect,
      element('g', { fill: 'none', stroke: 'url(#r)', 'stroke-width': 1.3, 'stroke-dasharray': '2 8', 'stroke-linecap': 'round' }, [150, 270, 410, 570, 750].map((r) => element('circle', { cx: lamp.x, cy: lamp.y, r }))),
      element('path', { fill: 'url(#k)', d: beam(-40, lamp.y - 30, lamp.y + 66) }),
      element('path', { fill: 'url(#b)', d: beam(width, 150, 560) }),
      element('path', { fill: 'url(#b)', d: beam(width, 250, 470) }),
      ...breeze({ width, height, seed: 8, gap: 17, heading: 180, wander: [5, 160], within: ({ y }) => y > horizon, paints: ['url(#s)', 'url(#s)'], hairline: 1.2, stroke: 3.4, share: 0.6 }),
      element('path', { fill: 'none', stroke: 'url(#s)', 'stroke-width': 1.4, d: `M0 ${horizon}h${width}` }),
      element('path', { fill: '#05183a', d: `M${rock.map((p) => `${p.x} ${p.y}`).join('L')}z` }),
      element('path', { ...dots, stroke: ink.line, 'stroke-opacity': 0.5, 'stroke-width': 2.8, d: dotPath(land, (n) => n > 1) }),
      element('path', { ...dots, stroke: ink.pale, 'stroke-width': 3.2, d: dotPath(land, (n) => n === 1) }),
      ...tower(),
      element('g', { transform: `translate(${lamp.x} ${lamp.y + 4})` }, [element('circle', { r: 120, fill: 'url(#glow)' }), element('circle', { r: 12, fill: ink.amber })]),
    ],
  });
}
