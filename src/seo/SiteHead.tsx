import type { Language } from '../config/languages';
import { site } from '../config/site';
import { HeadTags } from './HeadTags';
import { siteTags } from './metadata';

/** The head's part that all pages of a language share; the shell renders it once. */
export function SiteHead({ language }: { readonly language: Language }) {
  return <HeadTags tags={siteTags(language, site)} />;
}
