/**
 * A lifecycle script of `npm ci`, run by plain Node. Below a folder with one of these characters in its name tsx does not
 * even start, so no other command could report it (`scripts/project-errors.ts` reports further characters). On
 * Windows no name contains them, and `\` separates folders.
 */
const folder = process.cwd();
const character = process.platform === 'win32' ? undefined : /[*?\\]/.exec(folder)?.[0];
if (character !== undefined) {
  console.error(`"${folder}": the build cannot work below a folder with ${character} in its name: rename the folder`);
  process.exitCode = 1;
}
