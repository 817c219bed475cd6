/**
 * What an owner may set in data/site.json. The type, the check, the variables that override a key for a deployment and
 * the table of docs/settings.md follow from this schema.
 */
import * as v from 'valibot';
import { currentDataVersion } from '~/config/dataVersion';
import { languageIds, type Language } from '~/config/knownLanguages';
import { isServiceUrl } from '~/shared/news/service/serviceUrl';
import {
  colour,
  date,
  uniqueItems,
  toHref,
  https,
  httpsAddress,
  inLanguages,
  isHttpsOrOwnPath,
  isNot,
  isOrigin,
  isSeen,
  key,
  linkLabel,
  picklist,
  optionalAddress,
  optionalDate,
  optionalHttps,
  optionalText,
  text,
  trimmed,
  wholeNumber,
  withAsciiHost,
  words,
  yesOrNo,
} from './settingValues';
import { findSimilarName } from './similarName';

/** A measurement id that stands for none. */
export const analyticsPlaceholder = 'G-PLACEHOLDER';

/** Nine points of a picture, three by three. */
export const focusPoints = [
  'left top',
  'top',
  'right top',
  'left',
  'center',
  'right',
  'left bottom',
  'bottom',
  'right bottom',
] as const;

/** The sections of the home page after its first, in the order of the specification. */
const homeSections = ['figures', 'capabilities', 'companies', 'approach', 'closing'] as const;

export type HomeSection = (typeof homeSections)[number];

/** A point between them: percent of width and height. */
export const focusInPercent = /^(100|\d{1,2})% (100|\d{1,2})%$/;

/** The size of running text by design. */
export const defaultTextSize = 17;

const languageList = 'a list of one or more codes of languages, such as ["en", "ht"], each once';
const languageCode = () =>
  v.pipe(
    v.picklist(languageIds, isNot('the code of a language, such as pt or ht (ISO 639)')),
    v.metadata({ isLanguage: true }),
  );

const profile = (variable: string) =>
  key('https address of the profile; empty, or left out, for none', optionalHttps(), variable);

/** The networks in the order their profiles are shown. */
const profiles = {
  linkedin: profile('SOCIAL_LINKEDIN'),
  x: profile('SOCIAL_X'),
  instagram: profile('SOCIAL_INSTAGRAM'),
  facebook: profile('SOCIAL_FACEBOOK'),
};

/** Their names in every language; of any other network, the key is the name that visitors read. */
export const networkNames: Readonly<Partial<Record<string, string>>> = {
  linkedin: 'LinkedIn',
  x: 'Twitter/X',
  instagram: 'Instagram',
  facebook: 'Facebook',
};

const social = v.pipe(
  v.objectWithRest(profiles, optionalHttps()),
  v.check(
    (given) => Object.keys(given).every((name) => /^\p{L}/u.test(name)),
    'the name of a network begins with a letter',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = { ...dataset.value };
    for (const [key, value] of Object.entries(input)) {
      const network = key in profiles ? key : findSimilarName(key, Object.keys(profiles));
      if (network !== undefined && network !== key)
        addIssue({ message: `did you mean ${network}?`, path: [{ type: 'object', origin: 'key', input, key, value }] });
    }
  }),
);

/** One of ISO 3166-1, by no other name: `GB`, which `UK` is changed to. */
export const isCountry = (value: string) =>
  /^[A-Z]{2}$/.test(value) &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(value) !== undefined &&
  new Intl.Locale(`und-${value}`).region === value;

/** One of the IANA database, by any of its names: `Asia/Kolkata`, which ICU calls `Asia/Calcutta`. */
function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const place = (description: string) => key(description, optionalText('a text, or empty', isSeen, trimmed));

/** Two numbers of degrees. */
const coordinates = /^(-?\d{1,3}(?:\.\d+)?), ?-?((1[0-7]|[1-9])?\d(\.\d+)?|180(\.0+)?)$/;

/** Neither beyond the North Pole nor in Antarctica. */
function isInhabitedLatitude(value: string): boolean {
  const latitude = Number(coordinates.exec(value)?.[1] ?? 0);
  return latitude > -60 && latitude < 90;
}

/** What every office has. */
const office = {
  street: place('street and number'),
  locality: place('the town'),
  region: place('state or province, best by the short code of its ISO 3166-2 name, such as `NY`'),
  regionName: place('name of the region for visitors, if they should not read its code'),
  country: key('by its two letters', text('a country by its two letters, such as US', isCountry)),
  phone: key(
    'shown and dialled as it is',
    optionalText('a number such as +1 212 555 0100', (value) => /^\+\d[\d ()-]{5,22}\d$/.test(value)),
  ),
} as const;

const headquarters = v.strictObject({
  ...office,
  coordinates: key(
    'latitude and longitude in degrees, south and west negative',
    v.pipe(
      optionalText('a place such as 40.7128, -74.0060', (value) => coordinates.test(value)),
      v.check(
        isInhabitedLatitude,
        ({ input }) => `${JSON.stringify(input)} is where no company is; latitude comes first: are the two swapped?`,
      ),
    ),
  ),
});

/** A link to another site, which every page can have. */
const siteLink = v.strictObject({
  id: key(
    'by which `header` names it',
    text('an id such as investors: small letters, digits and hyphens', (value) => /^[a-z][a-z\d-]*$/.test(value)),
  ),
  url: key('https address', httpsAddress()),
  label: key('in each language', v.strictObject(inLanguages(linkLabel()))),
  footer: key('whether the footer links to it too', yesOrNo(true)),
});

const features = v.strictObject({
  news: key('the news page, its archive and its feeds', yesOrNo(true)),
  search: key('the search and its index', yesOrNo(true)),
  feeds: key('Atom and JSON feeds of the news and of releases', yesOrNo(true)),
  schemeSwitch: key('the switch of light and dark; without it the site follows the device', yesOrNo(true)),
  accessibility: key('the statement at `/accessibility`: read it before you put it up', yesOrNo(false)),
  companies: key('the portfolio and what other pages show of it', yesOrNo(true)),
});

/** A text that no message repeats, as someone may have put a secret into it. */
function optionalSecret(message: string, isRight: (value: string) => boolean) {
  const orEmpty = (value: string) => value === '' || isRight(value);
  return v.optional(v.pipe(v.string('this is not a text'), v.check(orEmpty, message)), '');
}

export const siteSchema = v.strictObject({
  sample: key('whether this data is the sample that the site comes with: remove it once it is yours', yesOrNo(false)),
  brand: key(
    'the company’s name, up to 40 characters',
    text(
      'a name of 1 to 40 characters, with no word of more than 26',
      (value) => isSeen(value) && value.trim().length <= 40 && !/[^\s-]{27}/.test(value),
      trimmed,
    ),
    'SITE_BRAND',
  ),
  legalName: key(
    'the company’s name in the commercial register, for search engines and as `{legalName}` in texts such as the footer’s `copyright`; empty if it is the brand',
    optionalText(
      'a name of at most 100 characters',
      (value) => isSeen(value) && value.trim().length <= 100 && !/[{}]/.test(value),
      trimmed,
    ),
  ),
  url: key(
    'origin of the deployed site, https, without a path',
    text(`${https} without a path (basePath takes the path)`, isOrigin, (value) => new URL(value).origin),
    'SITE_URL',
  ),
  basePath: key(
    'path it is served under, with both slashes: `/repo/`',
    v.optional(
      text('a path that starts and ends with a slash', (value) => /^\/([\w.~-]+\/)*$/.test(value)),
      '/',
    ),
    'BASE_PATH',
  ),
  email: key(
    'where mail links and the contact form lead',
    text(
      'an e-mail address',
      (value) => /^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(withAsciiHost(value)),
      withAsciiHost,
    ),
    'CONTACT_EMAIL',
  ),
  headquarters: key('where the company is', headquarters),
  timeZone: key(
    'time zone of the days and times in `data` from and until which something is shown, such as `America/New_York`',
    v.optional(text('a time zone such as America/New_York or UTC', isTimeZone), 'UTC'),
  ),
  offices: key(
    'further offices, shown after the headquarters: [each has a `country` and what else `headquarters` has, but `coordinates`](change.md#an-office-more)',
    v.optional(
      v.pipe(
        v.array(v.strictObject(office), isNot('a list of offices')),
        uniqueItems((one) => JSON.stringify(one), 'this office is there twice'),
      ),
      [],
    ),
  ),
  social: key(
    'by `linkedin`, `x`, `instagram`, `facebook` or the name of any other network: https addresses, shown in this order',
    v.optional(social, {}),
  ),
  schedulingUrl: key(
    'calendar shown in a frame: https, or a path of the site; empty for none',
    optionalAddress(),
    'SCHEDULING_URL',
  ),
  contact: key(
    'how messages arrive',
    v.optional(
      v.strictObject({
        endpoint: key(
          'empty: the visitor’s mail program; `relay`: [our own](relay.md) at `liveNewsUrl`; `netlify`; or a form service’s https address, with its key as a parameter',
          v.pipe(
            optionalText(
              'relay, netlify, an absolute https address or a path that starts with one slash',
              (value) => value === 'relay' || value === 'netlify' || isHttpsOrOwnPath(value),
              toHref,
            ),
            v.check(
              (value) => !/^https:\/\/(?:www\.)?formspree\.io\/(?!f\/\w)/.test(value),
              ({ input }) => {
                const [, id = '…'] = /\/forms\/(\w+)/.exec(input) ?? [];
                return `"${input}" takes no messages: the address of a form of Formspree is https://formspree.io/f/${id}`;
              },
            ),
          ),
          'CONTACT_ENDPOINT',
        ),
      }),
      {},
    ),
  ),
  privacy: key(
    '`ask`: Google Analytics and a calendar of another host are loaded once a visitor agrees; `inform`: they are loaded with the page, which the law of many countries forbids, and a visitor may refuse',
    v.optional(picklist(['ask', 'inform']), 'ask'),
  ),
  analyticsId: key(
    `measurement id of Google Analytics; without one, and with \`${analyticsPlaceholder}\`, no host is contacted`,
    optionalText('a measurement id such as G-AB12CD34EF', (value) => /^G-[A-Z0-9]{4,16}$/.test(value)),
    'ANALYTICS_ID',
  ),
  counterUrl: key(
    'where each page view is sent, in the form of Plausible’s events: `https://plausible.io/api/event`, your own host’s, or a path of the site; empty for none',
    optionalAddress(),
    'COUNTER_URL',
  ),
  liveNewsUrl: key(
    'your relay, which the browser asks for more articles: https, or a path of the site; empty for none',
    optionalAddress(),
    'LIVE_NEWS_URL',
  ),
  liveNewsToken: key(
    'a token of the news service, with which pages ask it for more articles themselves: **anybody can read it and spend its calls**, so never the one of `NEWS_API_TOKEN`; empty for no such calls',
    optionalSecret('a token is letters, digits, - and _', (value) => /^[\w-]{1,200}$/.test(value)),
    'LIVE_NEWS_TOKEN',
  ),
  newsApiUrl: key(
    'address of the news service’s all-news call; empty for TheNewsApi’s',
    optionalSecret(
      'the address must be https, without credentials and query: the token goes into NEWS_API_TOKEN',
      (value) => URL.canParse(value) && isServiceUrl(new URL(value)),
    ),
    'NEWS_API_URL',
  ),
  newsStaleDays: key(
    'days without a new article after which the news page says when the last one came',
    v.optional(wholeNumber('a number of days from 1 to 999', 1, 999), 3),
    'NEWS_STALE_DAYS',
  ),
  languages: key(
    'languages the site is published in; the first is the default, whose addresses have no prefix',
    v.pipe(
      v.array(languageCode(), isNot(languageList)),
      v.guard(
        (ids): ids is [Language, ...Language[]] => ids.length > 0 && new Set(ids).size === ids.length,
        isNot(languageList),
      ),
    ),
  ),
  header: key(
    'pages that the header and the menu lead to, in this order, by the names of their files in `data/content`, and ids of `links`',
    v.optional(
      v.pipe(
        v.array(words(), isNot('a list of pages')),
        v.minLength(1, 'name one page at least'),
        uniqueItems((page) => page, 'this page is named before'),
      ),
      ['home', 'about', 'portfolio', 'news', 'contact'],
    ),
  ),
  links: key(
    'links to other sites, in the footer and by `header` in the header: [each has an `id`, a `url`, a `label` in each language and `footer`](change.md#a-link-to-another-site)',
    v.optional(
      v.pipe(
        v.array(siteLink, isNot('a list of links')),
        uniqueItems(({ id }) => id, 'a link before this one has the same id'),
      ),
      [],
    ),
  ),
  home: key(
    'sections of the home page after its first, in this order; one that is left out is not shown',
    v.optional(
      v.pipe(
        v.array(picklist(homeSections), isNot('a list of sections')),
        uniqueItems((section) => section, 'this section is named before'),
      ),
      [...homeSections],
    ),
  ),
  features: key('parts of the site, on or off', v.optional(features, {})),
  themeColor: key('colour that both schemes are made from', colour()),
  accentColor: key('second colour, in place of the site’s own', v.optional(colour())),
  hero: key(
    '`chart` of the Caribbean, your own `picture` (`data/pictures/hero.jpg` or `.svg`), or `none`',
    v.optional(picklist(['chart', 'picture', 'none']), 'chart'),
  ),
  heroFocus: key(
    'the part of your picture that stays in sight where it is cropped, such as `right top`',
    v.optional(picklist(focusPoints), 'center'),
  ),
  fonts: key(
    'two families of fontsource.org',
    v.strictObject({
      headings: key('font family of headings', words()),
      text: key('font family of everything else', words()),
    }),
  ),
  textSize: key(
    'size of running text in CSS pixels, 16 to 21, at a browser’s usual setting; small text and labels follow',
    v.optional(wholeNumber('a size in pixels from 16 to 21', 16, 21), defaultTextSize),
  ),
  corners: key(
    'radius of the corners of buttons and fields in CSS pixels, 0 to 26: the largest makes them round',
    v.optional(wholeNumber('a radius in pixels from 0 to 26', 0, 26), 2),
  ),
  fontStylesheetUrl: key(
    'a font provider’s stylesheet, instead of the fonts that the site serves itself; empty for none',
    optionalHttps(),
    'FONT_STYLESHEET_URL',
  ),
  formerServiceWorker: key(
    'path of the service worker that your former site left in browsers, such as `/sw.js`: [it is removed](deploy.md#after-a-former-site); empty for none',
    optionalText('a path of the site that ends in .js, such as /sw.js', (value) =>
      /^\/(?!assets\/)(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.m?js$/.test(value),
    ),
  ),
  foundingYear: key('year the company was founded in', wholeNumber('a year such as 2020', 1000, 2999)),
  unbreakable: key('names that no line is broken within', v.optional(v.array(words(), isNot('a list of texts')), [])),
  legalReviewed: key('day on which counsel read privacy and terms; empty until then', optionalDate()),
  privacyChanged: key('day of the last change, shown on the page', date()),
  termsChanged: key('day of the last change, shown on the page', date()),
  accessibilityChanged: key('day of the last change, shown on the page; empty for none', optionalDate()),
  securityTxtExpires: key(
    'until when researchers may rely on `security.txt`; left out, each build sets a day of the coming year',
    optionalDate(),
  ),
  dataVersion: key(
    'version of the shape of `data`: leave it, [`npm run upgrade`](upgrade.md) changes it',
    v.optional(
      wholeNumber(`the version that this code reads, ${currentDataVersion}`, currentDataVersion, currentDataVersion),
    ),
  ),
});

export type Settings = v.InferOutput<typeof siteSchema>;
