import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const source = fileURLToPath(new URL('../../../src/boot/boot.ts', import.meta.url));

/**
 * The boot script, bundled and minified for inlining.
 * @throws Error when it does not end as one script, or could end the element it stands in
 */
export async function compileBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: source, formats: ['iife'], name: 'boot' },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const [chunk] = outputs;
  if (outputs.length !== 1 || chunk?.type !== 'chunk')
    throw new Error('prerender: the boot script is more than one file');
  const code = chunk.code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error('prerender: the boot script would end its own element');
  return code;
}
