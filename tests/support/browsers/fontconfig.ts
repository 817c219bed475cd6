import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const systemFolders = ['/usr/share/fonts', '/usr/local/share/fonts'];

export const dejavuFonts = ['DejaVu Sans', 'DejaVu Serif'] as const;
export const liberationFonts = ['Liberation Sans', 'Liberation Serif'] as const;
/** A family that is not among the site's fallback fonts. */
export const noFallbackFonts = ['DejaVu Sans Mono'] as const;

/** Returns the environment variable that limits a browser on Linux to some font families of the system. */
export function limitFonts(families: readonly string[]): { readonly FONTCONFIG_FILE: string } {
  const folder = resolve('.cache/fontconfig');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${families.join('-').replaceAll(' ', '')}.conf`);
  const accepted = families.map(
    (family) => `<pattern><patelt name="family"><string>${family}</string></patelt></pattern>`,
  );
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
${systemFolders.map((path) => `<dir>${path}</dir>`).join('')}<cachedir>${join(folder, 'cache')}</cachedir>
<selectfont><rejectfont><pattern><patelt name="scalable"><bool>true</bool></patelt></pattern></rejectfont><acceptfont>${accepted.join('')}</acceptfont></selectfont>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file };
}
