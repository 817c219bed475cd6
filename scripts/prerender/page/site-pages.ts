import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languages } from '~/config/languages';
import { allNews, type NewsSelection } from '~/config/selection';
import { addressAt } from '~/content/pages';
import { listPath } from '~/features/news/model/newsList';
import { site } from '~generated/site';
import { projectFolder } from '~scripts/lib/project-folder';
import type { ComposeDocument } from '~scripts/prerender/adapter/render-site';
import { contentPolicy } from '~scripts/prerender/policy/content-policy';
import { applicationFiles, readManifest } from './application-files';
import { compileBoot, developmentBoot, speculationRules } from './compile-boot';
import { composePage, type PageFrame } from './compose-page';

/** The list that the page of a selection is rendered from. */
function newsOf(selection: NewsSelection): object {
  return JSON.parse(readFileSync(join(projectFolder, '.generated/public', listPath(selection)), 'utf8'));
}

/** What an unknown path shows. */
const unknown = { page: 'notFound', language: defaultLanguage, selection: allNews } as const;

function frameOf(path: string): Omit<PageFrame, 'boot' | 'files' | 'policyOf'> {
  const { page, language, selection } = addressAt(path) ?? unknown;
  return {
    language: languages[language].tag,
    news: page === 'news' ? newsOf(selection) : undefined,
    fontStylesheet: site.fontStylesheet,
  };
}

/** @param directory folder of the built site, which holds the bundle for browsers when the first page is composed */
export function builtDocuments(directory: string): ComposeDocument {
  const rules = speculationRules(site.base);
  const prepare = () => Promise.all([readManifest(directory), compileBoot()]);
  let shared: ReturnType<typeof prepare> | undefined;
  return async (page) => {
    shared ??= prepare();
    const [manifest, boot] = await shared;
    const { page: name, language } = addressAt(page.path) ?? unknown;
    return composePage(page, {
      ...frameOf(page.path),
      boot: `<script>${boot}</script><script type="speculationrules">${rules}</script>`,
      files: applicationFiles(manifest, name, language, site.base),
      policyOf: (style) => contentPolicy(site, { scripts: [boot, rules], styles: [style] }),
    });
  };
}

/** A document without policy, which would block what the development server puts into a page. */
export const developmentDocument: ComposeDocument = (page) =>
  Promise.resolve(
    composePage(page, { ...frameOf(page.path), boot: developmentBoot(site.base), files: [], policyOf: undefined }),
  );
