import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Whether a module is the script that Node was started with, rather than imported, by a test for example.
 * @param moduleUrl the module's `import.meta.url`.
 */
export function isMain(moduleUrl: string): boolean {
  const [, script] = process.argv;
  return script !== undefined && realpathSync(script) === fileURLToPath(moduleUrl);
}
