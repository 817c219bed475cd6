import type { Language } from '~/config/languages';
import { site } from '~generated/site';
import { HeadTags } from './HeadTags';
import { manifestLink, siteTags } from './metadata';

/** The head's part that all pages of a language share: most of it is in the prerendered document and never changes. */
export function SiteHead({ language }: { readonly language: Language }) {
  return <HeadTags tags={import.meta.env.SSR ? siteTags(site) : [manifestLink(language, site)]} />;
}
