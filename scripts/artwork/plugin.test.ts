import { existsSync } from 'node:fs';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { DataError } from '~/config/dataFile';
import { assets } from '~/seo/constants';
import type { NamedPicture } from './pictures';
import { artwork } from './plugin';

/** What a script that shows pictures comes to, built for browsers. */
async function bundle(
  code: string,
  pictures: readonly NamedPicture[] = [],
  schedulingUrl = '/samples/scheduling.html',
) {
  const entry = 'virtual-entry';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      artwork({ companyPictures: () => pictures, hero: { hero: 'chart', heroFocus: 'center' }, schedulingUrl }),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap(
    (part): (Rollup.OutputAsset | Rollup.OutputChunk)[] => ('output' in part ? part.output : []),
  );
  return {
    names: outputs.map(({ fileName }) => fileName),
    code: outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join(''),
  };
}

test('a picture is a file of hashed name in the theme’s colours, and its module has its address and size', async () => {
  const { names, code } = await bundle(
    `export { picture } from 'virtual:picture/hero-chart'; export { logo } from 'virtual:logo';`,
  );
  const file = names.find((name) => /^assets\/hero-chart-[\w-]{8}\.svg$/.test(name));
  expect(file).toBeDefined();
  expect(code).toContain(`/${file}`);
  expect(code).toMatch(/width: ?2200,\s*height: ?1240/);
});

test('the pictures of companies come by name and focus', async () => {
  const { names, code } = await bundle(`export { companyPictures } from 'virtual:company-pictures';`, [
    { name: 'company-energy', focus: '62% 50%' },
  ]);
  expect(code).toContain('company-energy 62% 50%');
  expect(names.filter((name) => name.includes('company-'))).toHaveLength(1);
});

test('icons, share image and the sample calendar are files of fixed names', async () => {
  const { names } = await bundle('export const nothing = 0;');
  const { shareImage, ...icons } = assets;
  for (const path of [shareImage.path, ...Object.values(icons)]) expect(names).toContain(path.slice(1));
  expect(names).toContain('samples/scheduling.html');
  const other = await bundle('export const nothing = 0;', [], 'https://book.example/');
  expect(names.filter((name) => !other.names.includes(name))).toEqual(['samples/scheduling.html']);
  for (const path of Object.values(icons)) expect(existsSync(`public${path}`)).toBe(false);
});

test('a picture that is missing ends the build with one line, before anything is built', async () => {
  const missing = bundle('export const nothing = 0;', [
    { name: 'no-such-picture', from: 'data/companies/energy.json: picture.name' },
  ]);
  await expect(missing).rejects.toThrow(DataError);
  await expect(missing).rejects.toThrow(
    /^data\/companies\/energy\.json: picture\.name: there is no picture "no-such-picture": put data\/pictures\/no-such-picture\.jpg/,
  );
});
