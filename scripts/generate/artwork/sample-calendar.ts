/** The sample calendar is a page of its own, without the theme's variables: its colours are written into it. */
import { createHash } from 'node:crypto';
import { schemes } from '~generated/palette';

function variables({ text, divider, background, primary }: (typeof schemes)['light' | 'dark']): string {
  return `--ink:${text.primary};--soft:${text.secondary};--line:${divider};--background:${background.default};--free:${primary.main}`;
}

/** The page with the theme's colours, and with the hash of its style sheet in its content security policy. */
export function recolourCalendar(page: string): string {
  const coloured = page
    .replace(/(?<=:root\{color-scheme:light dark;)[^}]*/, variables(schemes.light))
    .replace(/(?<=\(prefers-color-scheme:dark\)\{:root\{)[^}]*/, variables(schemes.dark));
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(coloured) ?? [];
  return coloured.replace(/sha256-[\w+/=]+/, `sha256-${createHash('sha256').update(style).digest('base64')}`);
}
