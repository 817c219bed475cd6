/** Which parts the site has: languages, links, sections and features. */
import * as v from 'valibot';
import { languageIds, type Language } from '~/config/knownLanguages';
import type { SettingsSite } from '~/schemas/schemaSite';
import {
  httpsAddress,
  inLanguages,
  wrongValueMessage,
  key,
  linkLabel,
  picklist,
  text,
  uniqueItems,
  nonEmptyText,
  yesOrNo,
} from '~/schemas/settingValues';

/** The sections of the home page after its first, in the order of the specification. */
const homeSections = ['figures', 'capabilities', 'companies', 'approach', 'closing'] as const;

export type HomeSection = (typeof homeSections)[number];

const languageList = 'a list of one or more codes of languages, such as ["en", "ht"], each once';
const languageCode = () =>
  v.pipe(
    v.picklist(languageIds, wrongValueMessage('the code of a language, such as pt or ht (ISO 639)')),
    v.metadata({ isLanguage: true }),
  );

const languages = key(
  'languages the site is published in; the first is the default, whose addresses have no prefix',
  v.pipe(
    v.array(languageCode(), wrongValueMessage(languageList)),
    v.guard(
      (ids): ids is [Language, ...Language[]] => ids.length > 0 && new Set(ids).size === ids.length,
      wrongValueMessage(languageList),
    ),
  ),
);

/** The part of data/site.json that is parsed before the whole of it, whose schema depends on the languages. */
export const siteLanguagesSchema = v.object({ languages });

/** A link to another site, which every page can have. */
const siteLink = (site: SettingsSite) =>
  v.strictObject({
    id: key(
      'by which `header` names it',
      text('an id such as investors: small letters, digits and hyphens', (value) => /^[a-z][a-z\d-]*$/.test(value)),
    ),
    url: key('https address', httpsAddress()),
    label: key('in each language', v.strictObject(inLanguages(site, linkLabel()))),
    footer: key('whether the footer links to it too', yesOrNo(true)),
  });

const features = v.strictObject({
  news: key('the news page, its archive and its feeds', yesOrNo(true)),
  search: key('the search and its index', yesOrNo(true)),
  feeds: key('Atom feeds of the news and of releases', yesOrNo(true)),
  accessibility: key('the statement at `/accessibility`: read it before you put it up', yesOrNo(false)),
  companies: key('the portfolio and what other pages show of it', yesOrNo(true)),
});

export const structure = (site: SettingsSite) => ({
  languages,
  header: key(
    'pages that the header and the menu lead to, in this order, by the names of their files in `data/content`, and ids of `links`',
    v.optional(
      v.pipe(
        v.array(nonEmptyText(), wrongValueMessage('a list of pages')),
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
        v.array(siteLink(site), wrongValueMessage('a list of links')),
        uniqueItems(({ id }) => id, 'a link before this one has the same id'),
      ),
      [],
    ),
  ),
  home: key(
    'sections of the home page after its first, in this order; one that is left out is not shown',
    v.optional(
      v.pipe(
        v.array(picklist(homeSections), wrongValueMessage('a list of sections')),
        uniqueItems((section) => section, 'this section is named before'),
      ),
      [...homeSections],
    ),
  ),
  features: key('parts of the site, on or off', v.optional(features, {})),
});
