import { analyticsEnabled, analyticsHost } from '~/analytics/analytics';
import { defaultLanguage, type Language, languages } from '~/config/languages';
import { site } from '~/config/site';
import { everyPage, type PageId } from '~/content/pages';
import { headPath, hostPath } from '~/seo/addresses';
import type { ComposeDocument } from '~scripts/build/adapter/render-site';
import { addPolicy } from '~scripts/build/policy/page-policy';
import type { ApplicationFiles } from './application-files';
import { compileBoot, compileRest, developmentBoot } from './compile-boot';
import { composePage, type PageFrame } from './compose-page';
import { headFile } from './head-file';
import { restFile } from './rest-file';
import { speculationRules } from './speculation-rules';

/** Every page in every language, by its router path. */
const pagesByPath: ReadonlyMap<string, { readonly page: PageId; readonly language: Language }> = new Map(
  everyPage().map(({ path, ...one }) => [path, one]),
);

/** Router paths of all pages in all languages. */
export const pagePaths = [...pagesByPath.keys()];

/** Of the site, not of the page. */
const frame = {
  fontStylesheet: site.fontStylesheet,
  // Hosts the page will ask for sure, where they are configured.
  preconnect: [
    ...(site.fontStylesheet === '' ? [] : [new URL(site.fontStylesheet).origin]),
    ...(analyticsEnabled ? [analyticsHost] : []),
  ],
} as const;

/** An unknown path shows the default language's page. */
function frameOf(path: string): Omit<PageFrame, 'boot' | 'rest'> {
  return { ...frame, language: languages[pagesByPath.get(path)?.language ?? defaultLanguage].tag };
}

/**
 * @param applicationFiles of the bundle for browsers, which is there when the first page is composed
 * @param filesOfPages is filled with the pages' head files and the scripts of what comes after their first paint, by their path without base
 */
export function builtDocuments(
  applicationFiles: () => Promise<ApplicationFiles>,
  filesOfPages: Map<string, string>,
): ComposeDocument {
  const rules = speculationRules(site.base);
  let scripts: Promise<readonly [string, string]> | undefined;
  return async (page) => {
    scripts ??= Promise.all([compileBoot(), compileRest()]);
    const [boot, script] = await scripts;
    const built = pagesByPath.get(page.path);
    if (built !== undefined) filesOfPages.set(headPath(built.page, built.language), headFile(page));
    const rest = restFile(script, (await applicationFiles()).of(page.modules));
    filesOfPages.set(rest.path, rest.code);
    const ownFrame = { ...frameOf(page.path), boot: boot + rules, rest: hostPath(site, rest.path) };
    return addPolicy(composePage(page, ownFrame), site);
  };
}

/** Without policy, which would block what the development server puts into a page. */
export const developmentDocument: ComposeDocument = (page) =>
  Promise.resolve(composePage(page, { ...frameOf(page.path), boot: developmentBoot(site.base), rest: '' }));
