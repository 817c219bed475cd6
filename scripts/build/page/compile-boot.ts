import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { bootSyntax } from '~scripts/build/oldest-browsers';

/** From the project's folder. */
const source = 'src/boot/boot.ts';

/** In development Vite's client stands first, as it puts the configuration's `define` into a page. */
export function developmentBoot(base: string): string {
  return ['@vite/client', source].map((path) => `<script type="module" src="${base}${path}"></script>`).join('');
}

/**
 * The boot script, inlined.
 * @throws Error when it does not end as one script, or could end the element it stands in
 */
export async function compileBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      target: bootSyntax,
      write: false,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../../../${source}`, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const [chunk] = outputs;
  if (outputs.length !== 1 || chunk?.type !== 'chunk') throw new Error('prerender: the boot script is not one file');
  if (/<\/script|<!--/i.test(chunk.code)) throw new Error('prerender: the boot script would end its own element');
  return `<script>${chunk.code.trim()}</script>`;
}
