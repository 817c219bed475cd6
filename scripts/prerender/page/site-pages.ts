import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { languageTag } from '~/config/languageTag';
import { listPath, type NewsList } from '~/shared/news/newsList';
import { allNews, type NewsSelection } from '~/shared/news/selection';
import { projectFolder } from '~scripts/lib/project-folder';
import type { ComposeDocument, RenderedPage } from '~scripts/prerender/adapter/render-site';
import { contentPolicy, developmentPolicy } from '~scripts/prerender/policy/content-policy';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { applicationFiles, readManifest } from './application-files';
import { compileBoot, developmentScripts } from './compile-boot';
import { composePage, type PageFrame } from './compose-page';

interface DocumentSettings extends Pick<SiteSettings, 'pages' | 'site'> {
  /** Absolute path of the generated folder. */
  readonly generatedFolder: string;
}

/** Reads the list that the page of a selection is rendered from. */
function readNewsList(generatedFolder: string, selection: NewsSelection): NewsList {
  return JSON.parse(readFileSync(join(generatedFolder, 'public', listPath(selection)), 'utf8'));
}

/** Finds the page at a path; the 404 page for an unknown path. */
const findAddress = ({ pages, site }: DocumentSettings, path: string) =>
  pages.addressAt(path) ?? { page: 'notFound' as const, language: site.languages[0].id, selection: allNews };

function createFrame(documents: DocumentSettings, path: string): Omit<PageFrame, 'boot' | 'files' | 'createPolicy'> {
  const { page, language, selection } = findAddress(documents, path);
  return {
    language: languageTag(documents.site, language),
    news: page === 'news' ? readNewsList(documents.generatedFolder, selection) : undefined,
    fontStylesheet: documents.site.fontStylesheet,
  };
}

/**
 * Returns a function that composes the documents of a build.
 * @param documents `toastStyles`: the rules that the toast library puts into a style element
 * @param distFolder folder of the built site, which has the bundle for browsers before the first page is composed
 */
export function createDocumentComposer(
  documents: DocumentSettings & { readonly toastStyles: string },
  distFolder: string,
): ComposeDocument {
  const { generatedFolder, site, toastStyles } = documents;
  const generated = relative(projectFolder, generatedFolder).replaceAll(sep, '/');
  const prepare = () => Promise.all([readManifest(distFolder), compileBoot(generatedFolder)]);
  let shared: ReturnType<typeof prepare> | undefined;
  return async (page) => {
    shared ??= prepare();
    const [manifest, boot] = await shared;
    const { page: name, language } = findAddress(documents, page.path);
    return composePage(page, {
      ...createFrame(documents, page.path),
      boot: `<script>${boot}</script>`,
      files: applicationFiles(manifest, name, language, { base: site.base, generated }),
      createPolicy: (style) => contentPolicy(site, { scripts: [boot], styles: [style, toastStyles] }),
    });
  };
}

/** Composes a document of the development server. */
export function composeDevelopmentDocument(documents: DocumentSettings, page: RenderedPage): string {
  const boot = developmentScripts(documents.site.base);
  const inlineScripts = page.scripts.map((script) => script.replaceAll(/^<script\b[^>]*>|<\/script>$/g, ''));
  return composePage(page, {
    ...createFrame(documents, page.path),
    boot,
    files: [],
    createPolicy: () => developmentPolicy(documents.site, inlineScripts),
  });
}
