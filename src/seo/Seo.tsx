import { site } from '~/config/site';
import { HeadTags } from './HeadTags';
import { pageMetadata, type PageMetadataInput } from './metadata';

export function Seo(input: PageMetadataInput) {
  return <HeadTags tags={pageMetadata(input, site)} />;
}
