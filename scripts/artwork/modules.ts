/** The modules in src/assets/pictures that pages import, as text. */
import { headerHeight, largestHeaderWidth, type Mark } from './mark';
import type { Derived } from './photographs';
import { harbourPositions, type HeroFormat } from './pictures/hero';
import { markHarbour, markWind } from './pictures/mark';

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
  const sources = fallback ? `, [${sourceText(entry, 'image/avif')}, ${sourceText(entry, 'image/jpeg')}]` : '';
  return `  '${entry.name}': picture(${src}, ${width}, ${height}${sources}),`;
}

/** One typed entry for each picture. */
export function picturesModule(entries: readonly TableEntry[]): string {
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

function picture(src: string, width: number, height: number, sources: PictureFile['sources'] = []): PictureFile {
  return { src, width, height, sources };
}

export const pictures = {
${entries.map(entryText).join('\n')}
} as const;
`;
}

/** For the header: the drawn mark as shapes of the page, or the owner's logo as a file beside this one. */
export function markModule({ header, ratio }: Mark): string {
  const width = Math.min(largestHeaderWidth, headerHeight * ratio);
  const size = `width: ${Math.round(width)}, height: ${Math.round(width / ratio)}`;
  const [imports, value] = header
    ? [`\nimport src from './${header.name}?no-inline';\n`, `{ kind: 'logo', src, ${size} }`]
    : ['', `{ kind: 'drawn', wind: '${markWind}', harbour: ${JSON.stringify(markHarbour)} }`];
  return `/** Written by \`npm run artwork\`: the logo of src/assets/brand, or the drawn mark where there is none. */
${imports}
export type Mark =
  /** On a square of 32 units: \`wind\` in the text's colour, \`harbour\` in amber. */
  | { readonly kind: 'drawn'; readonly wind: string; readonly harbour: { readonly cx: number; readonly cy: number; readonly r: number } }
  /** Size in CSS pixels. */
  | { readonly kind: 'logo'; readonly src: string; readonly width: number; readonly height: number };

export const mark: Mark = ${value};
`;
}

const percent = (part: number, whole: number): string => ((part / whole) * 100).toFixed(1);

function spots(format: HeroFormat): string {
  return Object.entries(harbourPositions(format))
    .map(
      ([name, { x, y }]) =>
        `    ${name}: { x: ${percent(x, format.frame.width)}, y: ${percent(y, format.frame.height)} },\n`,
    )
    .join('');
}

/** Where the harbours stand in the hero's two formats, for names set in the page. */
export function harboursModule(formats: Readonly<Record<string, HeroFormat>>): string {
  const lines = Object.entries(formats).map(([id, format]) => `  ${id}: {\n${spots(format)}  },`);
  return `/** Written by \`npm run artwork\`: where the harbours stand in the hero's pictures, in percent of the whole (uncropped) picture. */
export const harbours = {
${lines.join('\n')}
} as const;
`;
}
