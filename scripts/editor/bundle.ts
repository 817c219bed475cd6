/** Bundles the files of `/admin/`: Sveltia CMS from its npm package, so that the editor loads no code of another host. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { legalPageIds, legalTextPath } from '~scripts/generate/content/legal-text';
import { siteAliases } from '~scripts/lib/site-aliases';
import { escapeXml } from '~scripts/lib/xml';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { EditorPlace } from './place';

/** Leaves out the grammars of 300 programming languages, so that bundling takes 2 s instead of 20. */
const withoutGrammars: Plugin = {
  name: 'without-grammars',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('@shikijs/langs/') ? '\0grammar' : null),
  load: (id) => (id === '\0grammar' ? 'export default [];' : null),
};

const githubImages = ['https://avatars.githubusercontent.com', 'https://raw.githubusercontent.com'];

/** @param isOnline whether the editor works on GitHub, the only other host that it asks */
function editorPolicy(isOnline: boolean): string {
  const github = isOnline ? ['https://api.github.com'] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...(isOnline ? githubImages : [])],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...github],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'", 'blob:', 'data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map((directive) => directive.flat().join(' '))
    .join('; ');
}

/** The site whose data is edited. */
export type EditedSite = Pick<SiteSettings, 'dataFolder' | 'settings' | 'site'> & { readonly generatedFolder: string };

/** The pages whose text is Markdown in a language. */
function listMarkdownPages(siteSettings: Pick<SiteSettings, 'dataFolder' | 'settings'>): readonly string[] {
  return legalPageIds.filter((page) =>
    siteSettings.settings.languages.some((language) => legalTextPath(siteSettings, language, page).endsWith('.md')),
  );
}

type Repository = Pick<EditorPlace, 'isOnline' | 'repository'>;

function editorDocument({ isOnline, repository }: Repository, { site: { base }, ...source }: EditedSite): string {
  const markdownPages = listMarkdownPages(source).join(' ');
  const online = isOnline ? ' data-online' : '';
  return `<!doctype html>
<html lang="en" data-repository="${escapeXml(repository)}" data-markdown-pages="${markdownPages}"${online}>
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${editorPolicy(isOnline)}">
    <meta name="robots" content="noindex">
    <meta name="viewport" content="width=device-width">
    <title>Editor</title>
    <script type="module" src="${base}admin/editor.js"></script>
  </head>
  <body></body>
</html>
`;
}

/**
 * Writes the files of `/admin/`.
 * @param directory emptied first
 */
export async function bundleEditor(directory: string, repository: Repository, site: EditedSite): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    base: './',
    logLevel: 'warn',
    resolve: { alias: siteAliases(site.generatedFolder) },
    plugins: [withoutGrammars],
    build: {
      outDir: directory,
      emptyOutDir: true,
      assetsDir: '',
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      license: { fileName: 'licences.md' },
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        // Vite would warn about the time that plugins take.
        checks: { pluginTimings: false },
        input: fileURLToPath(new URL('admin.ts', import.meta.url)),
        output: { entryFileNames: 'editor.js' },
      },
    },
  });
  await writeFile(join(directory, 'index.html'), editorDocument(repository, site));
}
