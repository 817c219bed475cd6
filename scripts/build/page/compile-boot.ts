import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { bootSyntax } from '~scripts/build/oldest-browsers';

/** From the project's folder. */
const source = 'src/boot/boot.ts';
/** What the boot script fetches later. */
const restSource = 'src/boot/rest.ts';

/**
 * As the development server serves it, unbundled: it runs before the entry, which stands after it. Vite's client comes
 * first, as it is what puts the configuration's `define` into a page in development.
 */
export function developmentBoot(base: string): string {
  return ['@vite/client', source].map((path) => `<script type="module" src="${base}${path}"></script>`).join('');
}

/**
 * Bundles and minifies a file of src/boot.
 * @throws Error when it does not end as one file
 */
async function compile(entry: string, kind: 'modules' | 'script'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      target: bootSyntax,
      write: false,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../../../${entry}`, import.meta.url)),
        preserveEntrySignatures: 'strict',
        output: { format: kind === 'script' ? 'iife' : 'es' },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const [chunk] = outputs;
  if (outputs.length !== 1 || chunk?.type !== 'chunk') throw new Error(`prerender: ${entry} is more than one file`);
  return chunk.code.trim();
}

/**
 * The boot script, inlined.
 * @throws Error when it does not end as one script, or could end the element it stands in
 */
export async function compileBoot(): Promise<string> {
  const code = await compile(source, 'script');
  if (/<\/script|<!--/i.test(code)) throw new Error('prerender: the boot script would end its own element');
  return `<script>${code}</script>`;
}

/** What the boot script fetches later: a module, to which the list of a page's files is yet to be added. */
export function compileRest(): Promise<string> {
  return compile(restSource, 'modules');
}
