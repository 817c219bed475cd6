import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { defaultLanguage, languages, publishedLanguages } from '~/config/languages';
import { isIndexable } from '~/content/pages';
import { absoluteUrl, pageUrl } from '~/seo/addresses';
import { openGraphLocale } from '~/seo/metadata';
import { site } from '~generated/site';
import { siteAddress } from '~tests/support/browser';
import { builtPages, openReady } from '~tests/support/pages';

type Attributes = Readonly<Record<string, string>>;

/** Attributes of every element of a name, in the document's order. */
function attributesOf(html: string, name: string): readonly Attributes[] {
  return [...html.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key.toLowerCase(), value]),
    ),
  );
}

function documentOf(path: string): string {
  return readFileSync(join(inject('directory'), `${path.endsWith('/') ? `${path}index` : path}.html`), 'utf8');
}

/** `hreflang address`, of all versions a page names. */
function versionsOf(path: string): readonly string[] {
  return attributesOf(documentOf(path), 'link')
    .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
    .map(({ hreflang, href }) => `${hreflang} ${href}`);
}

const addressOf = (path: string) => absoluteUrl(site, path);
const indexable = builtPages.filter(({ page }) => isIndexable(page));
const pathsByAddress = new Map(indexable.map(({ path }) => [addressOf(path), path]));

describe('the versions of a page', () => {
  test.for(indexable)('are named by $path: all, itself among them, and a default', ({ page, language, path }) => {
    const versions = versionsOf(path);
    expect(versions).toEqual([
      ...publishedLanguages.map((id) => `${languages[id].tag} ${pageUrl(site, page, id)}`),
      `x-default ${pageUrl(site, page, defaultLanguage)}`,
    ]);
    // Each of them names this page too.
    const own = `${languages[language].tag} ${addressOf(path)}`;
    for (const version of versions)
      expect(versionsOf(pathsByAddress.get(version.split(' ')[1] ?? '') ?? 'nowhere')).toContain(own);
    const canonical = attributesOf(documentOf(path), 'link').filter(({ rel }) => rel === 'canonical');
    expect(canonical.map(({ href }) => href)).toEqual([addressOf(path)]);
  });

  test('are the same in the sitemap', () => {
    const sitemap = readFileSync(join(inject('directory'), 'sitemap.xml'), 'utf8');
    const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs)].map(
      ([, address = '', rest = '']) => ({
        address,
        versions: [...rest.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(
          ([, hreflang, href]) => `${hreflang} ${href}`,
        ),
      }),
    );
    // The selections of the news have pages too.
    const addresses = entries.map(({ address }) => address);
    expect(addresses).toEqual(expect.arrayContaining([...pathsByAddress.keys()]));
    expect(new Set(addresses).size).toBe(addresses.length);
    const pathOf = (address: string) => pathsByAddress.get(address) ?? new URL(address).pathname;
    expect(entries).toEqual(addresses.map((address) => ({ address, versions: versionsOf(pathOf(address)) })));
  });
});

test.for(builtPages)('$path declares its language', ({ language, path }) => {
  const page = documentOf(path);
  const meta = (property: string) =>
    attributesOf(page, 'meta')
      .filter((attributes) => attributes['property'] === property)
      .map(({ content }) => content);
  expect(attributesOf(page, 'html')[0]?.['lang']).toBe(languages[language].tag);
  expect(meta('og:locale')).toEqual([openGraphLocale(languages[language])]);
  const others = publishedLanguages.filter((id) => id !== language).map((id) => openGraphLocale(languages[id]));
  expect(meta('og:locale:alternate').toSorted()).toEqual(others.toSorted());
});

const energy = encodeURIComponent('energía');

test.for([
  ['a search', `/search?q=${energy}`, `/es/search?q=${energy}`],
  ['a filter', '/news/haiti/economy', '/es/news/haiti/economy'],
] as const)('the switch and the hint keep %s, over a deploy too', async ([, from, to], context) => {
  const allow = [/^response: 404 /, /Failed to fetch/, /status 404/];
  const { page, context: visitor } = await openReady(context, { path: from, locale: 'es-MX', allow });
  const link = page.getByRole('contentinfo').getByRole('link', { name: languages.es.name });
  for (const offer of [link, page.getByRole('complementary').getByRole('link')])
    expect(await offer.getAttribute('href')).toBe(to);
  await visitor.route('**/assets/shell-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await link.click();
  await page.waitForURL(siteAddress(to));
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(languages.es.tag);
});
