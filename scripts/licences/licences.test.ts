import { expect, test } from 'vitest';
import { listLicences } from './licences';

const files: Readonly<Record<string, unknown>> = {
  'package-lock.json': {
    lockfileVersion: 3,
    packages: {
      '': { name: 'site' },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b/node_modules/a': { version: '1.0.0' },
      'node_modules/tool': { version: '1.0.0', dev: true },
      'node_modules/other-system': { version: '1.0.0', optional: true },
    },
  },
  'node_modules/a/package.json': { name: 'a', version: '1.0.0', license: 'MIT' },
  'node_modules/b/package.json': { name: 'b', version: '2.0.0', license: { type: 'MIT' } },
  'node_modules/b/node_modules/a/package.json': { name: 'a', version: '1.0.0', license: 'MIT' },
};

test('lists what the site depends on, each once, and says where no licence is named', () => {
  expect(listLicences((file) => files[file])).toEqual([
    { name: 'a', version: '1.0.0', licence: 'MIT' },
    { name: 'b', version: '2.0.0', licence: 'unknown' },
  ]);
});

test('stops where a package is not installed', () => {
  const { 'node_modules/a/package.json': _missing, ...rest } = files;
  expect(() => listLicences((file) => rest[file])).toThrow('node_modules/a/package.json is not an object');
});
