/** Edits that several drills make, or that write several files. */
import sharp, { type Sharp } from 'sharp';
import { publishedLanguages } from '~/config/languages';
import type { Copy } from './copy';

/** A file of data as the editor writes it. */
const jsonOf = (value: unknown, indent = 2) => `${JSON.stringify(value, null, indent)}\n`;

/** Changes values of a file of data, whose keys say which. */
function editValues(copy: Copy, path: string, change: (key: string, value: unknown) => unknown, indent?: number): void {
  copy.edit(path, (text) => jsonOf(JSON.parse(text, change), indent));
}

export const replacing = (path: string, from: string | RegExp, to: string) => (copy: Copy) =>
  copy.edit(path, (text) => text.replace(from, to));

/** A key of data/site.json. */
export const setting =
  (key: string, value: string | boolean | readonly string[]) =>
  (copy: Copy): void =>
    editValues(copy, 'data/site.json', (name, before) => (name === key ? value : before));

/** Puts a word before the brand and the texts under some keys, in all files but those of the news, which a command writes. */
export function changeTexts(copy: Copy, word: string, keys: readonly string[], indent?: number): void {
  for (const path of copy.list('data').filter((file) => /^data\/(?!news\/).*\.json$/.test(file))) {
    const changed = path === 'data/site.json' ? ['brand'] : keys;
    const change = (key: string, value: unknown) =>
      typeof value === 'string' && changed.includes(key) ? `${word} ${value}` : value;
    editValues(copy, path, change, indent);
  }
}

/** A page with its words in every language. */
export function addPage(copy: Copy, id: string, name: string): void {
  const entry = `\n  ${id}: {\n    path: '/${id}',\n    linkedFrom: ['footer'],\n  },$&`;
  replacing('src/content/pages.ts', '\n  privacy: {', entry)(copy);
  for (const language of publishedLanguages)
    copy.write(
      `data/content/${language}/${id}.json`,
      jsonOf({
        page: { name: `${name} ${language}`, summary: `${name} ${language}` },
        meta: { title: name, description: `What the page is about, ${language}.`, keywords: [] },
        heading: name,
        lead: `What the page is about, ${language}.`,
      }),
    );
  copy.write(
    `src/content/schemas/pages/${id}.ts`,
    `import * as v from 'valibot';
import { pageMeta, pageName, sentence } from '~/content/schemas/fields';

export const schema = v.strictObject({ page: pageName(), meta: pageMeta(), heading: sentence(), lead: sentence() });

export type ${name}Content = v.InferOutput<typeof schema>;
`,
  );
  copy.write(
    `src/pages/${id}/${name}Page.tsx`,
    `import type { ${name}Content } from '~/content/schemas/pages/${id}';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';

export function ${name}Page({ content }: { readonly content: ${name}Content }) {
  return (
    <>
      <PageHead page="${id}" meta={content.meta} />
      <PageHero page="${id}" heading={content.heading} lead={content.lead} />
    </>
  );
}
`,
  );
}

/** A plain photograph in a colour of its own: equal pictures would be one file of the site. */
function photographOf(name: string, width = 1800, height = 1200): Sharp {
  const red = Buffer.from(name).reduce((sum, byte) => (sum + byte) % 256, 0);
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: 92, b: 61 } } });
}

export async function addPhotograph(copy: Copy, name: string): Promise<void> {
  copy.write(`data/pictures/${name}.jpg`, await photographOf(name).jpeg().toBuffer());
}

/** Odd ones, as phones, scanners and programs make them; two under names of their own. */
export async function addOddPhotographs(copy: Copy): Promise<void> {
  const photographs = {
    'IMG_0042.JPG': photographOf('portrait', 900, 1600).jpeg(),
    'Équipe à Jacmel.png': photographOf('tiny', 60, 40).png(),
    'company-advisor.jpeg': photographOf('huge', 7000, 5000).jpeg(),
    'company-commerce.PNG': photographOf('clear', 1500, 1500).ensureAlpha(0.5).png(),
    'company-energy.jpg': photographOf('lying', 1600, 900).withMetadata({ orientation: 6 }).jpeg(),
    'about-vision.webp': photographOf('narrow', 300, 2400).webp(),
  };
  for (const [file, picture] of Object.entries(photographs))
    copy.write(`data/pictures/${file}`, await picture.toBuffer());
  for (const [company, name] of Object.entries({ careers: 'IMG_0042', services: 'Équipe à Jacmel' }))
    replacing(`data/companies/${company}.json`, `"company-${company}"`, `"${name}"`)(copy);
}

/** A company: a copy of another one, with facts, a text and the picture `company-harbour` of its own. */
export function addCompany(copy: Copy): void {
  const own = {
    order: 6,
    name: 'Bahía',
    industry: 'logistics',
    websites: [{ url: 'https://bahia.example/' }],
    picture: { name: 'company-harbour', focus: 'center' },
  };
  const another = copy
    .read('data/companies/energy.json')
    .replaceAll(/("longDescription": )"/g, '$1"A [**long**](/about) text. ');
  copy.write('data/companies/harbour.json', jsonOf({ ...JSON.parse(another), ...own }));
}

/** Wherever a file has words in English beside others, it has them in German too. */
const inGerman = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'en' in value ? { ...value, de: value.en } : value;

/** German: its line in the table of languages, the words of every page, and every company, figure and milestone. */
export function addGerman(copy: Copy): void {
  const line = "\n  de: { tag: 'de-CH', name: 'Deutsch' },$&";
  replacing('src/config/knownLanguages.ts', '\n} as const satisfies', line)(copy);
  setting('languages', [...publishedLanguages, 'de'])(copy);
  for (const path of copy.list('data/content/en'))
    copy.write(path.replace('/en/', '/de/'), copy.read(path).replaceAll('Get in Touch', 'Schöne Grüße, Übersicht'));
  for (const path of copy.list('data').filter((file) => /^data\/(?:companies\/\w+|[fmc]\w+)\.json$/.test(file)))
    editValues(copy, path, inGerman);
}
