import { describe, expect, it } from 'vitest';
import { parseSite } from '~/config/site';
import { themeColor } from '~/theme/palette';
import { webManifest } from './web-manifest';

const texts = { name: 'Alisio Group – "A & B"', shortName: 'Alisio', description: 'US$ & co' };

function read(environment: Readonly<Record<string, string>>, language: 'en' | 'es'): unknown {
  return JSON.parse(webManifest({ site: parseSite(environment), language, texts, backgroundColour: '#FBF8F2' }));
}

describe('webManifest', () => {
  it('starts at the home page', () => {
    expect(read({}, 'en')).toEqual({
      id: '/',
      name: texts.name,
      short_name: 'Alisio',
      description: 'US$ & co',
      lang: 'en-US',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      theme_color: themeColor,
      background_color: '#FBF8F2',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    });
  });

  it('starts at its language’s home page under a base path, with the whole site in scope', () => {
    expect(read({ BASE_PATH: '/repo/' }, 'es')).toMatchObject({
      lang: 'es-DO',
      start_url: '/repo/es/',
      scope: '/repo/',
      icons: [{ src: '/repo/icon-192.png' }, { src: '/repo/icon-512.png' }, { src: '/repo/icon-maskable-512.png' }],
    });
  });
});
