import { expect, test } from 'vitest';
import { contentTypeOf, isCompressible } from './content-types';

test.each([
  ['index.html', 'text/html; charset=utf-8', true],
  ['assets/app-1234.js', 'text/javascript; charset=utf-8', true],
  ['assets/text.woff2', 'font/woff2', false],
  ['pictures/harbour.avif', 'image/avif', false],
  ['mark.svg', 'image/svg+xml; charset=utf-8', true],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8', true],
  ['sitemap.xml', 'application/xml; charset=utf-8', true],
  ['data.json', 'application/json; charset=utf-8', true],
  ['SHARE.PNG', 'image/png', false],
  ['unknown.bin', 'application/octet-stream', false],
])('%s is %s', (file, type, compressible) => {
  expect([contentTypeOf(file), isCompressible(type)]).toEqual([type, compressible]);
});
