/** Which parts the site has: languages and features. */
import * as v from 'valibot';
import { languageIds, type Language } from '~/config/knownLanguages';
import { wrongValueMessage, key, yesOrNo } from '~/schemas/settingValues';

const languageList = 'a list of one or more codes of languages, such as ["en", "ht"], each once';
const languageCode = () =>
  v.picklist(languageIds, wrongValueMessage('the code of a language, such as pt or ht (ISO 639)'));

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

const features = v.strictObject({
  news: key('the news page, its archive and its feeds', yesOrNo(true)),
  search: key('the search and its index', yesOrNo(true)),
  feeds: key('Atom feeds of the news and of releases', yesOrNo(true)),
  companies: key('the portfolio and what other pages show of it', yesOrNo(true)),
});

export const structure = {
  languages,
  features: key('parts of the site, on or off', v.optional(features, {})),
};
