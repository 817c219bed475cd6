import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { site } from '../../../src/config/site';
import { bootSyntax } from '../oldest-browsers';
import { minifyClient } from './minify-client';

/** From the project's folder. */
const source = 'src/boot/boot.ts';

/**
 * As the development server serves it, unbundled: it runs before the entry, which stands after it. Vite's client comes
 * first, as it is what puts the configuration's `define` into a page in development.
 */
export function developmentBoot(base: string): string {
  return ['@vite/client', source].map((path) => `<script type="module" src="${base}${path}"></script>`).join('');
}

/**
 * The boot script, bundled, minified and inlined.
 * @throws Error when it does not end as one script, or could end the element it stands in
 */
export async function compileBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [minifyClient('script')],
    // All that it reads of the settings.
    define: { siteIsBuilt: true, siteFromBuild: JSON.stringify({ analyticsId: site.analyticsId }) },
    build: {
      target: bootSyntax,
      write: false,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: fileURLToPath(new URL(`../../../${source}`, import.meta.url)), formats: ['iife'], name: 'boot' },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const [chunk] = outputs;
  if (outputs.length !== 1 || chunk?.type !== 'chunk')
    throw new Error('prerender: the boot script is more than one file');
  const code = chunk.code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error('prerender: the boot script would end its own element');
  return `<script>${code}</script>`;
}
