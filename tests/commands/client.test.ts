/** The repository of a client in Nairobi, who changes what docs/change.md teaches: its check stays green. */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { withFolder } from '~tests/support/folder';
import { run } from '~tests/support/run';

/** What types, data and tests are read from, besides the packages. */
const parts = [
  'relay',
  'scripts',
  'src',
  'tests',
  'index.html',
  'package-lock.json',
  'package.json',
  'public',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

/** Folders whose tests read tables of the code. */
const testsOfTables = ['src/config', 'src/content', 'src/seo', 'src/boot', 'src/app', 'src/features/news/model'];

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const regions = [
  { id: 'kenya', phrases: ['Kenya', 'Nairobi'] },
  { id: 'east-africa', phrases: ['East Africa'] },
];
const categories = [
  { id: 'technology', serviceName: 'tech' },
  { id: 'energy', phrases: ['solar'] },
];

/** The names of the filters on the page. */
function namesOf(items: readonly { readonly id: string }[]): Readonly<Record<string, string>> {
  return Object.fromEntries(['all', ...items.map(({ id }) => id)].map((id) => [id, id]));
}

const pressPage = `import type { OwnPressContent } from '~/content/schemas/pages/ownPress';
import { PageHead } from '~/seo/PageHead';

export function OwnPressPage({ content }: { readonly content: OwnPressContent }) {
  return <PageHead page="ownPress" meta={content.meta} />;
}
`;

/** Other regions and categories, one published language of three, a network, a tag, a page out of the header, and one more. */
function becomeClient(folder: string): void {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const replace = (path: string, from: RegExp, to: string) => {
    if (!from.test(read(path))) throw new Error(`${path} has no ${from}`);
    write(path, read(path).replace(from, to));
  };
  const settings = {
    ...JSON.parse(read('data/site.json')),
    sample: false,
    languages: ['en'],
    header: ['ownPress', 'contact'],
    headquarters: { street: '12 Riverside Drive', locality: 'Nairobi', country: 'KE', phone: '+254 20 000 0000' },
    social: { YouTube: 'https://social.example.com/client' },
  };
  write('data/site.json', json(settings));
  write('data/filters.json', json({ regions, categories }));
  const news = JSON.parse(read('data/content/en/news.json'));
  const filters = { ...news.filters, regions: namesOf(regions), categories: namesOf(categories) };
  write('data/content/en/news.json', json({ ...news, filters }));
  replace('src/config/knownLanguages.ts', /(?<=en: \{ tag: ')[\w-]+/, 'en-KE');
  replace(
    'src/content/pages.ts',
    /\n {2}privacy: \{/,
    "\n  ownPress: { path: '/own-press', linkedFrom: ['footer'] },$&",
  );
  write(
    'src/content/schemas/pages/ownPress.ts',
    read('src/content/schemas/pages/notFound.ts').replace('NotFound', 'OwnPress'),
  );
  write('src/pages/ownPress/OwnPressPage.tsx', pressPage);
  write('data/content/en/ownPress.json', read('data/content/en/notFound.json'));
}

test('a client’s tables and pages leave data, types and the tests of tables green', () =>
  withFolder(async (folder) => {
    for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
    cpSync(dataFolder, join(folder, 'data'), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    becomeClient(folder);
    const { PATH, HOME } = process.env;
    const faultsOf = async (...command: readonly string[]) => {
      const { err, out, status } = await run('npx', command, { cwd: folder, env: { PATH, HOME, NO_COLOR: '1' } });
      return status === 0 ? '' : out + err;
    };
    expect(await faultsOf('tsx', 'scripts/generate/main.ts')).toBe('');
    const commands = [['tsc'], ['vitest', 'run', '--project', 'unit', ...testsOfTables]];
    expect(await Promise.all(commands.map((command) => faultsOf(...command)))).toEqual(['', '']);
  }));
