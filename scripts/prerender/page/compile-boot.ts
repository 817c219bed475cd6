import { join } from 'node:path';
import { minify } from '@swc/core';
import { build } from 'vite';
import { attributes } from '~/boot/contract';
import { projectFolder } from '~scripts/lib/project-folder';
import { siteAliases } from '~scripts/lib/site-aliases';
import { bootSyntax } from '~scripts/settings/build-settings';

/** The script of a document's head, from the project's folder. */
const source = 'src/boot/boot.ts';

/** In development. */
export function developmentScripts(base: string): string {
  return ['@vite/client', source].map((path) => `<script type="module" src="${base}${path}"></script>`).join('');
}

/**
 * The script, to be inlined.
 * @throws Error when it does not end as one script, or could end the element it stands in
 */
export async function compileBoot(generatedFolder: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: siteAliases(generatedFolder) },
    build: {
      target: bootSyntax,
      minify: false,
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
  // This minifier inlines functions and names that are used once, unlike Vite's: 50 bytes of each document.
  const { code } = await minify(chunk.code, { compress: { passes: 2 }, mangle: true });
  if (/<\/script|<!--/i.test(code)) throw new Error(`prerender: ${source} would end its own element`);
  return code;
}

/**
 * Lets browsers fetch a page when a link to it is pointed at (HTML standard, "Speculative loading"), until the
 * application answers clicks; never for a visitor who saves data. Left out are files, the page itself, and links that
 * open something on it.
 *
 * @param base path the site is served under, with both slashes
 */
export function speculationRules(base: string): string {
  const never = ['[type]', '[aria-current]'];
  const page = `[${attributes.script}='']:not([${attributes.ready}])`;
  const where = { selector_matches: `${page} [href^='${base}']:not(${never.join()})` };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
