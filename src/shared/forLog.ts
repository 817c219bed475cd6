/** Text from outside, such as a headline, on its way into a log that a terminal shows and GitHub's runner reads. */

// Control characters but tab and line ends, the direction marks and overrides, and the line ends that only some know.
const controls =
  // eslint-disable-next-line no-control-regex -- control characters are what this replaces
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

/**
 * Spells control characters out, and breaks what the runner would take for a command of a workflow: `##[` anywhere, `::`
 * at the start of a line. Once or twice comes to the same.
 */
export function forLog(text: string): string {
  return text
    .replace(controls, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('##[', '## [')
    .replace(/^(\s*):(?=:)/gm, '$1: ');
}
