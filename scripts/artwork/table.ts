/** The text of src/assets/pictures/pictures.ts: one typed entry per picture, drawn or photographed. */
import type { Derived } from './photographs';

export interface TableEntry {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a drawing. */
  readonly photograph: readonly Derived[];
}

const identifier = (file: string): string =>
  file.replace(/\.svg$/, '').replace(/[-.]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function sourceText(entry: TableEntry, type: Derived['type']): string {
  const list = entry.photograph.filter((file) => file.type === type).map(({ file, width }) => `\${${identifier(file)}} ${width}w`);
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
  const files = entries.flatMap(({ name, photograph }) => (photograph.length > 0 ? photograph.map(({ file }) => file) : [`${name}.svg`]));
  // Never inlined: the content security policy lets pictures come from the site, not from data addresses.
  const imports = files.map((file) => `import ${identifier(file)} from './${file}?no-inline';`);
  return `/** Written by \`npm run artwork\`: change the drawings in scripts/artwork, or put photographs into src/assets/photographs. */
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

export type PictureName = keyof typeof pictures;
`;
}
