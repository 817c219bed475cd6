import type { Site } from '~/config/site';
import { hostPath } from '~/seo/addresses';
import { type HeaderRule, notFoundPages, patternOf } from './host-rules';

/**
 * The `config.json` of Vercel's Build Output API, version 3. Its `vercel.json` has no 404 page for a language, and would
 * have to be committed, though the rules follow from the settings.
 */
export function vercelConfig(site: Site, rules: readonly HeaderRule[]): string {
  const routesOf = (isOfFile: boolean) =>
    rules
      .filter((rule) => (rule.isOfFile ?? false) === isOfFile)
      .map(({ path, headers }) => ({ src: patternOf(path), headers, continue: true }));
  const routes = [
    ...routesOf(false),
    { src: '^/_headers$', status: 404 },
    { handle: 'filesystem' },
    { src: '^(/.+)$', dest: '$1.html', check: true },
    { handle: 'hit' },
    ...routesOf(true),
    { handle: 'error' },
    // The default language's folder holds the others, and comes last.
    ...notFoundPages
      .toSorted((one, other) => other.folder.length - one.folder.length)
      .map(({ folder, file }) => ({
        src: patternOf(hostPath(site, `${folder}*`)),
        dest: hostPath(site, `/${file}`),
        status: 404,
      })),
  ];
  return `${JSON.stringify({ version: 3, routes }, null, 2)}\n`;
}
