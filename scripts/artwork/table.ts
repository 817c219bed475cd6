/** The text of what pages import: src/assets/pictures/pictures.ts, one typed entry per picture, and drawn.ts beside it. */
import type { Point } from './draw/point';
import type { Derived } from './photographs';

export interface TableEntry {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a drawing. */
  readonly photograph: readonly Derived[];
}

const identifier = (file: string): string => file.replaceAll(/[-.]/g, '_');

function sourceText(entry: TableEntry, type: Derived['type']): string {
  const list = entry.photograph
    .filter((file) => file.type === type)
    .map(({ file, width }) => `\${${identifier(file)}} ${width}w`);
  return `{ type: '${type}', srcSet: \`${list.join(', ')}\` }`;
}

function entryText(entry: TableEntry): string {
  const fallback = entry.photograph.findLast((file) => file.type === 'image/jpeg');
  const [src, width, height] = fallback
    ? [identifier(fallback.file), fallback.width, fallback.height]
    : [identifier(`${entry.name}.svg`), entry.width, entry.height];
  const sources = fallback ? `[${sourceText(entry, 'image/avif')}, ${sourceText(entry, 'image/jpeg')}]` : '[]';
  return `  '${entry.name}': { src: ${src}, width: ${width}, height: ${height}, sources: ${sources} },`;
}

export function tableText(entries: readonly TableEntry[]): string {
  const files = entries.flatMap(({ name, photograph }) =>
    photograph.length > 0 ? photograph.map(({ file }) => file) : [`${name}.svg`],
  );
  // Never inlined: the content security policy lets pictures come from the site, not from data addresses.
  const imports = files.map((file) => `import ${identifier(file)} from './${file}?no-inline';`);
  return `/** Written by \`npm run artwork\`: every drawing of scripts/artwork and every photograph of src/assets/photographs. */
${imports.join('\n')}

export interface PictureFile {
  /** What an img shows: the drawing, or the widest JPEG of a photograph. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** For source elements, best first; empty for drawings. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

export const pictures = {
${entries.map(entryText).join('\n')}
} satisfies Record<string, PictureFile>;
`;
}

type Spots = Readonly<Record<string, Point>>;

const spotsText = (spots: Spots, width: number, height: number): string =>
  Object.entries(spots)
    .map(
      ([name, { x, y }]) => `${name}: { x: ${((x / width) * 100).toFixed(2)}, y: ${((y / height) * 100).toFixed(2)} }`,
    )
    .join(', ');

export interface DrawnFacts {
  readonly mark: string;
  readonly markHarbour: { readonly x: number; readonly y: number; readonly r: number };
  readonly heroes: Readonly<Record<string, { readonly width: number; readonly height: number; readonly spots: Spots }>>;
}

/** A file of its own: who needs the mark does not import every picture. */
export function drawnText({ mark, markHarbour, heroes }: DrawnFacts): string {
  const { x, y, r } = markHarbour;
  const lines = Object.entries(heroes).map(
    ([name, { width, height, spots }]) => `  ${name}: { ${spotsText(spots, width, height)} },`,
  );
  return `/** Written by \`npm run artwork\`: what pages need to know about the drawings. */

/** The mark, for inlining: \`wind\` in the text's colour, \`harbour\` in amber. */
export const mark = {
  viewBox: '0 0 32 32',
  wind: '${mark}',
  harbour: { cx: ${x}, cy: ${y}, r: ${r} },
} as const;

/** Where the harbours stand in the hero, in percent of the whole (uncropped) picture. */
export const heroHarbours = {
${lines.join('\n')}
} as const;
`;
}
