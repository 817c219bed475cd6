/** Tests the committed pictures, which browsers show as they are, also if somebody opens the address of one. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '~/config/languages';
import { loadSite } from '~/content/load';
import { themeColor, schemes } from '~/theme/palette';
import { listFiles } from '~tests/support/files';

/** What an SVG must not have, each with an example. */
const forbidden: readonly (readonly [what: string, pattern: RegExp, example: string])[] = [
  ['script', /<(?:\w+:)?script\b/i, '<svg><script>alert(1)</script></svg>'],
  ['a handler of events', /\son\w+\s*=/i, '<svg onload="alert(1)"/>'],
  ['a document of another kind', /<(?:\w+:)?foreignObject\b/i, '<svg><foreignObject/></svg>'],
  ['an attribute of style', /\sstyle\s*=/i, '<svg style="fill:red"/>'],
  // A chart's address names the region that is drawn brighter, or the lights that are left out.
  ['styles, but those that depend on the address', /<style>(?![^<]*:target)/, '<svg><style>a{fill:red}</style></svg>'],
  ['styles that load a file', /@import|\\/i, '<svg><style>@import "a.css"</style></svg>'],
  ['an address', /\b(?:href|src)\s*=\s*["']?(?!["']?#)/i, '<svg><image href="https://a.example/a.png"/></svg>'],
  ['an address in a style', /url\(\s*["']?(?!["']?#)/i, '<svg fill="url(https://a.example/a.svg#a)"/>'],
  ['an entity', /<!(?:DOCTYPE|ENTITY)|<\?/i, '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'],
];

describe('a committed SVG', () => {
  const files = ['public', 'src'].flatMap((folder) =>
    listFiles(folder).flatMap((file) => (file.endsWith('.svg') ? [`${folder}/${file}`] : [])),
  );

  test.for(forbidden)('has no %s', ([, pattern, example]) => {
    expect(example).toMatch(pattern);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

const readManifest = (name: string): object => JSON.parse(readFileSync(`public/${name}.webmanifest`, 'utf8'));

const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: 'image/png', purpose });

describe.for(['en', 'es', 'fr'] as const)('the manifest in %s', (language) => {
  const folder = language === 'en' ? '' : `${language}/`;

  test('names the company in its words and colours, and has addresses that are right below any base path', () => {
    const { settings, contents } = loadSite({ dataFolder: 'data', environment: {}, now: new Date() });
    expect(readManifest(language === 'en' ? 'site' : `site.${language}`)).toEqual({
      name: settings.brand,
      description: contents[language].shell.organization.description,
      lang: languages[language].tag,
      dir: 'ltr',
      start_url: `./${folder}`,
      scope: './',
      display: 'minimal-ui',
      theme_color: themeColor,
      background_color: schemes.light.background.default,
      icons: [
        icon('icon-192.png', '192x192', 'any'),
        icon('icon-512.png', '512x512', 'any'),
        icon('icon-maskable-512.png', '512x512', 'maskable'),
      ],
    });
  });
});
