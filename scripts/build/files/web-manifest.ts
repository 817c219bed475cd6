import { type Language, languages } from '~/config/languages';
import type { Site } from '~/config/site';
import { hostPath, pagePath } from '~/seo/addresses';
import { assets } from '~/seo/constants';
import { themeColor } from '~/theme/palette';

export interface ManifestTexts {
  readonly name: string;
  /** Under an icon: about 12 characters are shown. */
  readonly shortName: string;
  readonly description: string;
}

export interface ManifestInput {
  readonly site: Site;
  readonly language: Language;
  readonly texts: ManifestTexts;
  /** Background of the splash screen: the light scheme's page colour. */
  readonly backgroundColour: string;
}

/**
 * `site.webmanifest` (W3C Web Application Manifest). Each language starts at its own home page; the scope is the
 * whole site, so that changing the language stays inside.
 */
export function webManifest({ site, language, texts, backgroundColour }: ManifestInput): string {
  const start = pagePath(site, 'home', language);
  const icon = (path: string, size: number, purpose: 'any' | 'maskable') => ({
    src: hostPath(site, path),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: start,
    name: texts.name,
    short_name: texts.shortName,
    description: texts.description,
    lang: languages[language].tag,
    dir: 'ltr',
    start_url: start,
    scope: site.base,
    display: 'minimal-ui',
    theme_color: themeColor,
    background_color: backgroundColour,
    icons: [
      icon(assets.icon192, 192, 'any'),
      icon(assets.icon512, 512, 'any'),
      icon(assets.iconMaskable, 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
