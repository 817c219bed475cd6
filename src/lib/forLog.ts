/** Makes text from outside, such as a headline, safe for a log that a terminal shows and GitHub's runner reads. */
import { unicodeEscape } from './unicodeEscape';

// Matches control characters except tab and line end, marks and overrides of direction, and line ends that not every program knows.
const controls =
  // eslint-disable-next-line no-control-regex -- control characters are what this replaces
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

/**
 * Escapes control characters, and the texts that the runner reads as commands of a workflow: `##[` anywhere, `::` at the
 * start of a line. Idempotent.
 */
export function forLog(text: string): string {
  return text
    .replace(controls, unicodeEscape)
    .replaceAll('##[', '## [')
    .replace(/^(\s*):(?=:)/gm, '$1: ');
}
