import { site } from '~/config/site';
import { HeadTags } from './HeadTags';
import { essentialMetadata, pageMetadata, type PageMetadataInput } from './metadata';

/**
 * Head of a page. All of it is in the prerendered document, for crawlers and whoever shares the address; the browser
 * keeps up to date what an open tab shows of it, and carries no code for the rest.
 */
export function Seo(input: PageMetadataInput) {
  return <HeadTags tags={import.meta.env.SSR ? pageMetadata(input, site) : essentialMetadata(input, site)} />;
}
