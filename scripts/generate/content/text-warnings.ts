/** What an owner probably did not mean in a text or a link, although the site can be built from it. */
import type { DescribedSchema } from '~/schemas/dataFile';
import { listLinks } from '~/schemas/links';
import { collectTexts } from '~scripts/settings/read-json';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** Words that stand in a text until it is written. "todo" in small letters is a word of Spanish. */
const draftWords = /\b(?:TODO|TBD|FIXME)\b|\b[Ll]orem ipsum\b/;

const findDraftWarning = (text: string): string | null => {
  const word = draftWords.exec(text)?.[0];
  return word === undefined ? null : `"${word}": this text is a draft, which visitors can read`;
};

function findLinkWarning(address: string, { pages, site }: SiteSettings): string | null {
  if (address.startsWith('http:')) return `${address}: write https:// if that site has it: browsers warn of http://`;
  const ownAddress = site.url + site.base;
  if (address !== site.url && !address.startsWith(ownAddress)) return null;
  const [path = ''] = `/${address.slice(ownAddress.length)}`.split(/[?#]/);
  const isThere = pages.addressAt(path) !== undefined;
  // Files that the build writes, such as feeds, are no pages.
  return isThere || /\.\w+$/.test(path) ? null : `${address}: this site has no such page: write a path, such as /about`;
}

/** Finds the warnings about the content of a file, each with the path of its key. */
export function findTextWarnings(
  schema: DescribedSchema,
  content: unknown,
  siteSettings: SiteSettings,
): readonly { readonly path: string; readonly message: string }[] {
  const links = listLinks(schema, content).map(
    ({ address, path }) => ({ path, message: findLinkWarning(address, siteSettings) }) as const,
  );
  const texts = collectTexts(content).map(
    ([keys, text]) => ({ path: keys.join('.'), message: findDraftWarning(text) }) as const,
  );
  return [...links, ...texts].flatMap(({ path, message }) => (message === null ? [] : [{ path, message }]));
}
