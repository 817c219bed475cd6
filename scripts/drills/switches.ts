/** One line of data/site.json each: a part of the site off, a language less, another default language. */
import type { Copy } from './copy';
import type { Drill } from './drills';

type Switch = 'news' | 'search' | 'feeds' | 'schemeSwitch' | 'companies';

const turnOff = (name: Switch) => (copy: Copy) =>
  copy.edit('data/site.json', (text) => text.replace(`"${name}": true`, `"${name}": false`));

const publish =
  (...languages: readonly string[]) =>
  (copy: Copy) =>
    copy.edit('data/site.json', (text) =>
      text.replace(/"languages": \[[^\]]*\]/, `"languages": ${JSON.stringify(languages)}`),
    );

export const switches: readonly Drill[] = [
  {
    id: 'news-off',
    change: 'the news off',
    goal: 1,
    apply: turnOff('news'),
    has: [
      ['index.html', 'Talk to us'],
      ['search.html', 'Search terms'],
    ],
    gone: [
      /^(?:\w\w\/)?news|^feeds|archive\.json|^assets\/(?:news-|News)|samples\/pictures|search-index\/news/,
      /(?:href|action)="[^"]*\/(?:news|feeds)\b|\/news<|Load More|the news\b|Noticias|Actualités|img-src 'self' https:/,
    ],
  },
  {
    id: 'companies-off',
    change: 'the companies off',
    goal: 1,
    apply: turnOff('companies'),
    has: [['index.html', 'Explore Our Expertise']],
    gone: [
      /portfolio|company-/i,
      /href="[^"]*\/portfolio|\/portfolio<|Rumbo|Cabotaje|Soley|Portfolio Companies|Our Portfolio|La empresa mostrada/,
    ],
  },
  {
    id: 'search-off',
    change: 'the search off',
    goal: 1,
    apply: turnOff('search'),
    has: [['index.html', 'hrefLang="x-default"']],
    gone: [/search/i, /(?:href|action)="[^"]*\/search|SearchAction|role="?search|Search this site|Buscar en el sitio/],
  },
  {
    id: 'feeds-off',
    change: 'the feeds off',
    goal: 1,
    apply: turnOff('feeds'),
    has: [['news.html', 'Load More']],
    gone: [/^feeds/, /\/feeds\/(?:all|haiti|\*)|application\/(?:atom\+xml|feed\+json)"|Follow this region|Atom feed/],
  },
  {
    id: 'scheme-switch-off',
    change: 'the switch of light and dark off',
    goal: 1,
    apply: turnOff('schemeSwitch'),
    has: [['index.html', 'prefers-color-scheme:dark']],
    gone: [/SchemeSwitch/, /<button[^>]*data-scheme-switch|Switch to dark|Your choice of light or dark/],
  },
  {
    id: 'one-language',
    change: 'one language alone, without switch and prefix',
    goal: 1,
    apply: publish('en'),
    has: [['index.html', 'lang="en-US"', 'og:locale']],
    gone: [
      /(?:^|\/)(?:es|fr)[./]|^en\/|LanguageHint/,
      /hreflang=|og:locale:alternate" |Español|Français|Disponible|"\/(?:es|fr)\/|closed the hint|a translation differ/i,
    ],
  },
  {
    id: 'other-languages',
    change: 'a language less, and another as the default',
    goal: 1,
    apply: publish('es', 'en'),
    has: [
      ['index.html', 'lang="es-DO"', 'href="/en/"', 'hrefLang="x-default" href="https://alisio.example/"'],
      ['en/about.html', 'lang="en-US"', 'content="es_DO"'],
      ['404.html', 'lang="es-DO"'],
      ['sitemap.xml', '/en/about</loc>', '/about</loc>'],
    ],
    gone: [/(?:^|\/)fr[./]|^es\//, /fr-HT|fr_HT|Français|"\/fr\//],
  },
];
