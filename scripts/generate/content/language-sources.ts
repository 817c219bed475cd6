import type { Language } from '~/config/languages';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { SiteData } from './read-data';
import type { TextFiller } from './text-filler';

/** What the content of one language is composed from. */
export interface LanguageSources {
  readonly data: SiteData;
  readonly language: Language;
  readonly siteSettings: SiteSettings;
  readonly fill: TextFiller;
}
