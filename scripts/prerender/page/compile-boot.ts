import { join } from 'node:path';
import { build } from 'vite';
import { projectFolder } from '~scripts/lib/project-folder';
import { siteAliases } from '~scripts/lib/site-aliases';
import { bootSyntax } from '~scripts/settings/build-settings';

/** The boot script, relative to the project's folder. */
const source = 'src/boot/boot.ts';

/** Returns the script elements of a page's head in development, which load the boot script without compiling it. */
export function developmentScripts(base: string): string {
  return ['@vite/client', source].map((path) => `<script type="module" src="${base}${path}"></script>`).join('');
}

/**
 * Compiles the boot script, which is inlined in each document.
 * @throws Error if the result is more than one file, or contains text that ends its script element
 */
export async function compileBoot(generatedFolder: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: siteAliases(generatedFolder) },
    build: {
      target: bootSyntax,
      minify: true,
      write: false,
      rolldownOptions: {
        input: join(projectFolder, source),
        output: { format: 'iife' },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const [chunk] = outputs;
  if (outputs.length !== 1 || chunk?.type !== 'chunk') throw new Error(`prerender: ${source} is not one file`);
  const { code } = chunk;
  if (/<\/script|<!--/i.test(code)) throw new Error(`prerender: ${source} contains text that ends its script element`);
  return code;
}
