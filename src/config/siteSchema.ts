/**
 * What an owner may set in data/site.json. The type, the check, the variables that override a key for a deployment and
 * the table of docs/settings.md follow from this schema.
 */
import * as v from 'valibot';
import { knownLanguages, type Language } from './knownLanguages.ts';

interface KeyWords {
  /** Label of the field in a form. */
  readonly title: string;
  readonly description: string;
  /** Environment variable that overrides the key for a deployment. */
  readonly variable?: string;
}

/** A schema with its words; its type stays. */
function key<const Schema extends v.GenericSchema>(schema: Schema, { title, description, variable }: KeyWords) {
  return v.pipe(
    schema,
    v.title(title),
    v.description(description),
    v.metadata(variable === undefined ? {} : { variable }),
  );
}

function isHttps(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

function isOrigin(value: string): boolean {
  const { pathname, search, hash } = new URL(value);
  return pathname === '/' && search === '' && hash === '';
}

const isOwnPath = (value: string) => /^\/(?!\/)[^\s\\]*$/.test(value);
const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(value).toJSON()?.startsWith(value);

const isNot =
  (wanted: string) =>
  ({ input }: { readonly input: unknown }) =>
    `${JSON.stringify(input)} is not ${wanted}`;

/** A text that is checked, and then written in one way. */
function text(wanted: string, isRight: (value: string) => boolean | undefined, write = (value: string) => value) {
  return v.pipe(
    v.string(isNot(wanted)),
    v.check((value) => isRight(value) === true, isNot(wanted)),
    v.transform(write),
  );
}

const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, isNot(`one of ${options.join(', ')}`));

function optionalText(
  wanted: string,
  isRight: (value: string) => boolean | undefined,
  write?: (value: string) => string,
) {
  const orEmpty = (value: string) => value === '' || isRight(value);
  return v.optional(
    text(wanted, orEmpty, (value) => (value === '' ? '' : (write?.(value) ?? value))),
    '',
  );
}

const hrefOf = (value: string) => (isOwnPath(value) ? value : new URL(value).href);
const https = 'an absolute https address';
const httpsOrOwnPath = 'an absolute https address or a path that starts with one slash';
const filled = (value: string) => value.trim() !== '';
const trimmed = (value: string) => value.trim();

const words = () => text('a non-empty text', filled, trimmed);
const date = () => v.pipe(text('a date such as 2026-11-23', isDate), v.metadata({ widget: 'date' }));
const colour = () =>
  v.pipe(
    text('a colour such as #004AAD', (value) => /^#[\da-f]{6}$/i.test(value)),
    v.metadata({ widget: 'colour' }),
  );
const profile = () => optionalText(https, isHttps, hrefOf);

function wholeNumber(wanted: string, least: number, most: number) {
  const message = isNot(wanted);
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
}

const yesOrNo = (otherwise: boolean) => v.optional(v.boolean(isNot('true or false')), otherwise);

/** Three by three. */
const focusPositions = [
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

const languageIds = Object.keys(knownLanguages) as readonly Language[];
const languageList = `a list of one or more of ${languageIds.join(', ')}, each once`;

const profileHint = 'https address of the profile; empty, or left out, for none';

/** The networks in the order their profiles are shown; a title is the network's name in every language. */
const social = v.strictObject({
  linkedin: key(profile(), {
    title: 'LinkedIn',
    description: profileHint,
    variable: 'SOCIAL_LINKEDIN',
  }),
  x: key(profile(), { title: 'Twitter/X', description: profileHint, variable: 'SOCIAL_X' }),
  instagram: key(profile(), { title: 'Instagram', description: profileHint, variable: 'SOCIAL_INSTAGRAM' }),
  facebook: key(profile(), { title: 'Facebook', description: profileHint, variable: 'SOCIAL_FACEBOOK' }),
});

const features = v.strictObject({
  news: key(yesOrNo(true), { title: 'News', description: 'the news page, its archive and its feeds' }),
  search: key(yesOrNo(true), { title: 'Search', description: 'the search and its index' }),
  feeds: key(yesOrNo(true), { title: 'Feeds', description: 'Atom and JSON feeds of the news' }),
  schemeSwitch: key(yesOrNo(true), {
    title: 'Scheme switch',
    description: 'the switch of light and dark; without it the site follows the device',
  }),
  companies: key(yesOrNo(true), {
    title: 'Companies',
    description: 'the portfolio and what other pages show of it',
  }),
});

export const siteSchema = v.strictObject({
  sample: key(yesOrNo(false), {
    title: 'Sample',
    description: 'whether this data is the sample that the site comes with: remove it once it is yours',
  }),
  brand: key(words(), { title: 'Brand', description: 'the company’s name', variable: 'SITE_BRAND' }),
  url: key(
    v.pipe(
      v.string(isNot(https)),
      v.check(isHttps, isNot(https)),
      v.check(
        (value) => !isHttps(value) || isOrigin(value),
        isNot(`${https} without a path (basePath takes the path)`),
      ),
      v.transform((value) => new URL(value).origin),
    ),
    {
      title: 'Address',
      description: 'origin of the deployed site, https, without a path',
      variable: 'SITE_URL',
    },
  ),
  basePath: key(
    v.optional(
      text('a path that starts and ends with a slash', (value) => /^\/([\w.~-]+\/)*$/.test(value)),
      '/',
    ),
    {
      title: 'Base path',
      description: 'path it is served under, with both slashes: `/repo/`',
      variable: 'BASE_PATH',
    },
  ),
  email: key(
    text('an e-mail address', (value) => /^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value)),
    {
      title: 'E-mail address',
      description: 'where mail links and the contact form lead',
      variable: 'CONTACT_EMAIL',
    },
  ),
  social: key(v.optional(social, {}), {
    title: 'Social profiles',
    description: 'https addresses, shown in this order',
  }),
  schedulingUrl: key(
    text(httpsOrOwnPath, (value) => isOwnPath(value) || isHttps(value), hrefOf),
    {
      title: 'Booking page',
      description: 'page shown in a frame: https, or a path of the site',
      variable: 'SCHEDULING_URL',
    },
  ),
  analyticsId: key(
    optionalText('a measurement id such as G-AB12CD34EF', (value) => /^G-[A-Z0-9]{4,16}$/.test(value)),
    {
      title: 'Measurement id',
      description:
        'of Google Analytics; without one, and with `G-PLACEHOLDER`, nothing is loaded and no host contacted',
      variable: 'ANALYTICS_ID',
    },
  ),
  liveNewsUrl: key(
    optionalText(httpsOrOwnPath, (value) => isOwnPath(value) || isHttps(value), hrefOf),
    {
      title: 'Address of live news',
      description: 'your relay, which the browser asks for more articles: https, or a path of the site; empty for none',
      variable: 'LIVE_NEWS_URL',
    },
  ),
  newsStaleDays: key(v.optional(wholeNumber('a number of days from 1 to 999', 1, 999), 3), {
    title: 'Days until news are old',
    description: 'days without a new article after which the news page says when the last one came',
    variable: 'NEWS_STALE_DAYS',
  }),
  languages: key(
    v.pipe(
      v.array(oneOf(languageIds), isNot(languageList)),
      v.guard(
        (ids): ids is [Language, ...Language[]] => ids.length > 0 && new Set(ids).size === ids.length,
        isNot(languageList),
      ),
    ),
    {
      title: 'Languages',
      description: 'languages the site is published in; the first is the default, whose addresses have no prefix',
    },
  ),
  features: key(v.optional(features, {}), { title: 'Features', description: 'parts of the site, on or off' }),
  themeColor: key(colour(), { title: 'Theme colour', description: 'colour that both schemes are made from' }),
  accentColor: key(v.optional(colour()), {
    title: 'Accent colour',
    description: 'second colour, in place of the site’s own',
  }),
  hero: key(v.optional(oneOf(['chart', 'picture', 'none']), 'chart'), {
    title: 'Behind the heads of pages',
    description: '`chart` of the Caribbean, your own `picture` (`data/pictures/hero.jpg` or `.svg`), or `none`',
  }),
  heroFocus: key(v.optional(oneOf(focusPositions), 'center'), {
    title: 'Focus of the picture',
    description: 'the part of your picture that stays in sight where it is cropped, such as `right top`',
  }),
  fonts: key(
    v.strictObject({
      headings: key(words(), { title: 'Headings', description: 'font family of headings' }),
      text: key(words(), { title: 'Text', description: 'font family of everything else' }),
    }),
    { title: 'Fonts', description: 'two families of fontsource.org' },
  ),
  fontStylesheetUrl: key(optionalText(https, isHttps, hrefOf), {
    title: 'Font stylesheet',
    description: 'a font provider’s stylesheet, instead of the fonts that the site serves itself; empty for none',
    variable: 'FONT_STYLESHEET_URL',
  }),
  foundingYear: key(wholeNumber('a year such as 2020', 1000, 2999), {
    title: 'Founding year',
    description: 'year the company was founded in',
  }),
  unbreakable: key(v.optional(v.array(words(), isNot('a list of texts')), []), {
    title: 'Unbreakable names',
    description: 'names that no line is broken within',
  }),
  legalReviewed: key(
    v.pipe(optionalText('a date such as 2026-11-23, or empty', isDate), v.metadata({ widget: 'date' })),
    {
      title: 'Legal texts reviewed',
      description: 'day on which counsel read privacy and terms; empty until then',
    },
  ),
  privacyChanged: key(date(), {
    title: 'Privacy changed',
    description: 'day of the last change, shown on the page',
  }),
  termsChanged: key(date(), { title: 'Terms changed', description: 'day of the last change, shown on the page' }),
  securityTxtExpires: key(date(), {
    title: 'security.txt expires',
    description: 'less than a year ahead; `npm run doctor` warns before',
  }),
});

export type Settings = v.InferOutput<typeof siteSchema>;
