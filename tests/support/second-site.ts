/**
 * Settings of the second site: the sample with a value for everything that a key of `data/site.json` decides, and a brand
 * whose characters have a meaning in HTML and in replacement patterns. Its hosts do not respond.
 */
export const secondSiteSettings = {
  brand: `Cash US$"1" & Co. $& $$ $1 $'`,
  url: 'https://a.example',
  basePath: '/repo/',
  analyticsId: 'G-AB12CD34EF',
  schedulingUrl: 'https://book.example/calls',
  liveNewsUrl: 'https://news.example/',
} as const;
