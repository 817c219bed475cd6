import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { knownLanguages } from '~/config/knownLanguages';
import { listPath, type NewsList } from '~/shared/news/newsList';
import { allNews, type NewsSelection } from '~/shared/news/selection';
import { projectFolder } from '~scripts/lib/project-folder';
import type { ComposeDocument, RenderedPage } from '~scripts/prerender/adapter/render-site';
import { contentPolicy } from '~scripts/prerender/policy/content-policy';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { applicationFiles, readManifest } from './application-files';
import { compileBoot, developmentBoot, speculationRules } from './compile-boot';
import { composePage, type PageFrame } from './compose-page';

interface SiteDocuments extends Pick<SiteSettings, 'pages' | 'site'> {
  /** What the site's data became, absolute. */
  readonly generatedFolder: string;
}

/** The list that the page of a selection is rendered from. */
function newsOf(generatedFolder: string, selection: NewsSelection): NewsList {
  return JSON.parse(readFileSync(join(generatedFolder, 'public', listPath(selection)), 'utf8'));
}

/** What a path shows; an unknown one, that the page is missing. */
const addressOf = ({ pages, site }: SiteDocuments, path: string) =>
  pages.addressAt(path) ?? { page: 'notFound' as const, language: site.languages[0].id, selection: allNews };

function frameOf(documents: SiteDocuments, path: string): Omit<PageFrame, 'boot' | 'files' | 'policyOf'> {
  const { page, language, selection } = addressOf(documents, path);
  return {
    language: knownLanguages[language].tag,
    news: page === 'news' ? newsOf(documents.generatedFolder, selection) : undefined,
    fontStylesheet: documents.site.fontStylesheet,
  };
}

/**
 * @param documents `toastStyles`: what the toast library puts into a style element
 * @param distFolder folder of the built site, which holds the bundle for browsers when the first page is composed
 */
export function builtDocuments(
  documents: SiteDocuments & { readonly toastStyles: string },
  distFolder: string,
): ComposeDocument {
  const { generatedFolder, site, toastStyles } = documents;
  const rules = speculationRules(site.base);
  const generated = relative(projectFolder, generatedFolder).replaceAll(sep, '/');
  const prepare = () => Promise.all([readManifest(distFolder), compileBoot(generatedFolder)]);
  let shared: ReturnType<typeof prepare> | undefined;
  return async (page) => {
    shared ??= prepare();
    const [manifest, boot] = await shared;
    const { page: name, language } = addressOf(documents, page.path);
    return composePage(page, {
      ...frameOf(documents, page.path),
      boot: `<script>${boot}</script><script type="speculationrules">${rules}</script>`,
      files: applicationFiles(manifest, name, language, { base: site.base, generated }),
      policyOf: (style) => contentPolicy(site, { scripts: [boot, rules], styles: [style, toastStyles] }),
    });
  };
}

/** A document without policy, which would block what the development server puts into a page. */
export function developmentDocument(documents: SiteDocuments, page: RenderedPage): string {
  const boot = developmentBoot(documents.site.base);
  return composePage(page, { ...frameOf(documents, page.path), boot, files: [], policyOf: undefined });
}
