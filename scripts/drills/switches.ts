/** Parts of the site off, a language less, another default language: lines of data/site.json. */
import type { Drill } from './drills';
import { setting } from './edits';

export const switches: readonly Drill[] = [
  {
    id: 'news-off',
    change: 'the news off',
    apply: setting('news', false),
    has: [
      ['index.html', 'Talk to us'],
      ['search.html', 'Search terms'],
    ],
    gone: [
      /^(?:\w\w\/)?news|^feeds|archive\.json|^assets\/(?:news-|News)|samples\/pictures|search-index\/news/,
      /(?:href|action)="[^"]*\/(?:news|feeds)\b|\/news<|Load More|the news\b|Noticias|Actualités|img-src 'self' https:[ ;]/,
    ],
  },
  {
    id: 'companies-off',
    change: 'the companies off',
    apply: setting('companies', false),
    has: [['index.html', 'Explore Our Expertise']],
    gone: [
      /portfolio|company-/i,
      /href="[^"]*\/portfolio|\/portfolio<|Rumbo|Cabotaje|Soley|Portfolio Companies|Our Portfolio|La empresa mostrada/,
    ],
  },
  {
    id: 'search-off',
    change: 'the search off',
    apply: setting('search', false),
    has: [['index.html', 'hrefLang="x-default"']],
    gone: [/search/i, /(?:href|action)="[^"]*\/search|SearchAction|role="?search|Search this site|Buscar en el sitio/],
  },
  {
    id: 'feeds-off',
    change: 'the feeds off',
    apply: setting('feeds', false),
    has: [['news.html', 'Load More']],
    gone: [/^feeds/, /\/feeds\/(?:all|haiti|\*)|application\/(?:atom\+xml|feed\+json)"|Follow this region|Atom feed/],
  },
  {
    id: 'scheme-switch-off',
    change: 'the switch of light and dark off',
    apply: setting('schemeSwitch', false),
    has: [['index.html', 'prefers-color-scheme:dark']],
    gone: [/SchemeSwitch/, /<button[^>]*data-scheme-switch|Switch to dark|Your choice of light or dark/],
  },
  {
    id: 'language-off',
    change: 'a language less',
    apply: setting('languages', ['en', 'fr']),
    has: [['fr/about.html', 'lang="fr-HT"', 'hrefLang="en-US"']],
    gone: [/(?:^|\/)es[./]/, /es-DO|es_DO|Español|"\/es\//],
  },
  {
    id: 'one-language',
    change: 'one language alone, without switch and prefix',
    goal: 1,
    apply: setting('languages', ['en']),
    has: [['index.html', 'lang="en-US"', 'og:locale']],
    gone: [
      /(?:^|\/)(?:es|fr)[./]|^en\/|LanguageHint/,
      /hreflang=|og:locale:alternate" |Español|Français|Disponible|"\/(?:es|fr)\/|closed the hint|a translation differ/i,
    ],
  },
  {
    id: 'default-language',
    change: 'another default language',
    apply: setting('languages', ['es', 'en', 'fr']),
    has: [
      ['index.html', 'lang="es-DO"', 'href="/en/"', 'hrefLang="x-default"'],
      ['en/about.html', 'lang="en-US"', 'content="es_DO"'],
      ['404.html', 'lang="es-DO"'],
      ['sitemap.xml', '/en/about</loc>', '/fr/about</loc>', '/about</loc>'],
    ],
    gone: [/^es\//, /"\/es\//],
  },
];
