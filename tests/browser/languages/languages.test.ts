import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { defaultLanguage, languages, publishedLanguages } from '~/config/languages';
import { isIndexable } from '~/content/pages';
import { absoluteUrl, pageUrl } from '~/seo/addresses';
import { openGraphLocale } from '~/seo/PageHead';
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

/** `hreflang address`, of all versions a document names. */
function versionsOf(html: string): readonly string[] {
  return attributesOf(html, 'link')
    .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
    .map(({ hreflang, href }) => `${hreflang} ${href}`);
}

test('every page declares its language, and names all its versions, each of which names it too', () => {
  for (const { page, language, path } of builtPages) {
    const html = documentOf(path);
    const contents = (property: string) =>
      attributesOf(html, 'meta').flatMap((meta) => (meta['property'] === property ? (meta['content'] ?? '') : []));
    const others = publishedLanguages.filter((id) => id !== language);
    const canonical = attributesOf(html, 'link').flatMap(({ rel, href }) => (rel === 'canonical' ? href : []));
    // The versions of a page have the same list, so each names all others.
    const versions = [
      ...publishedLanguages.map((id) => `${languages[id].tag} ${pageUrl(site, page, id)}`),
      `x-default ${pageUrl(site, page, defaultLanguage)}`,
    ];
    expect({
      path,
      language: attributesOf(html, 'html')[0]?.['lang'],
      locales: [...contents('og:locale'), ...contents('og:locale:alternate').toSorted()],
      canonical,
      versions: versionsOf(html),
    }).toEqual({
      path,
      language: languages[language].tag,
      locales: [language, ...others].map((id) => openGraphLocale(languages[id])),
      canonical: isIndexable(page) ? [absoluteUrl(site, path)] : [],
      versions: isIndexable(page) ? versions : [],
    });
  }
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
