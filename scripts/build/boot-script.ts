import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** The boot script, relative to the project's folder. */
const source = 'src/boot/boot.ts';

/** Older browsers than those that get the application parse the boot script too, so its syntax must not be an error in them. */
const target = 'es2021';

/**
 * Compiles the boot script.
 * @throws Error if the result is more than one file, or contains text that ends its script element
 */
async function compile({ plugins, root, resolve: { alias } }: ResolvedConfig): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    plugins: plugins.filter(({ name }) => name === 'content'),
    build: {
      target,
      minify: true,
      write: false,
      rolldownOptions: { input: join(root, source), output: { format: 'iife' } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const [chunk] = outputs;
  if (outputs.length !== 1 || chunk?.type !== 'chunk')
    throw new Error(`build: ${source} must compile to one script, but made ${outputs.length} files`);
  const { code } = chunk;
  if (/<\/script|<!--/i.test(code)) throw new Error(`build: ${source} contains text that ends its script element`);
  return code;
}

/** Puts the boot script into the head of every document: compiled in a build, as a module of the server in development. */
export function bootScriptPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'boot-script',
    configResolved(resolved) {
      config = resolved;
    },
    async transformIndexHtml(_html, { server }) {
      return server === undefined
        ? [{ tag: 'script', children: await compile(config), injectTo: 'head' }]
        : [{ tag: 'script', attrs: { type: 'module', src: config.base + source }, injectTo: 'head' }];
    },
  };
}
