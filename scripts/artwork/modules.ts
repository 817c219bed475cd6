/** The modules that pages import: one for each picture, so that a page's script has only those it shows. */
import type { HeaderLogo } from './logo';
import type { Photograph } from './photographs';

export interface TableEntry {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a drawing. */
  readonly photographs: readonly Photograph[];
  /** Names what the photographs were made from. */
  readonly source: string;
}

const written = '// Written by `npm run artwork`.';

const camelCase = (name: string): string =>
  name.replaceAll(/[-.]([a-z0-9])/g, (_, first: string) => first.toUpperCase());

/** `company-careers` becomes `companyCareersPicture`: with its ending it is no word of JavaScript. */
const variableOf = (name: string): string => `${camelCase(name)}Picture`;

/** Files are never inlined: the content security policy lets images come from the site, not from data addresses. */
export function pictureModule({ name, width, height, photographs, source }: TableEntry): string {
  const widest = photographs.at(-1);
  if (!widest)
    return `${written}
import src from './${name}.svg?no-inline';

export const ${variableOf(name)} = { src, width: ${width}, height: ${height}, sources: [] };
`;
  const variable = (file: string): string => camelCase(file.replace(name, 'file'));
  const sourceOf = (type: Photograph['type']): string => {
    const widths = photographs.filter((file) => file.type === type);
    return `{ type: '${type}', srcSet: \`${widths.map((file) => `\${${variable(file.file)}} ${file.width}w`).join(', ')}\` }`;
  };
  return `${written}${source}
${photographs.map(({ file }) => `import ${variable(file)} from './${file}?no-inline';`).join('\n')}

export const ${variableOf(name)} = {
  src: ${variable(widest.file)},
  width: ${widest.width},
  height: ${widest.height},
  sources: [
    ${sourceOf('image/avif')},
    ${sourceOf('image/jpeg')},
  ],
};
`;
}

/** The pictures that companies are shown with, by the names that src/content/companies.ts calls them. */
export function companyPicturesModule(names: readonly string[]): string {
  return `${written}
import type { PictureFile } from './picture-file';
${names.map((name) => `import { ${variableOf(name)} } from './pictures/${name}';`).join('\n')}

export const companyPictures: Readonly<Record<string, PictureFile | undefined>> = {
${names.map((name) => `  '${name}': ${variableOf(name)},`).join('\n')}
};
`;
}

/** What the header shows: the owner's logo, or the drawn mark where this is null. */
export function logoModule(logo: HeaderLogo | undefined): string {
  const value = logo ? `{ src, width: ${logo.width}, height: ${logo.height} }` : 'null';
  return `${written}
${logo ? `import src from './pictures/${logo.file}?no-inline';\n\n` : ''}interface Logo {
  readonly src: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Of src/assets/brand; null where there is none, and the header shows the drawn mark. */
export const logo: Logo | null = ${value};
`;
}
