import type { Thing } from 'schema-dts';
import { site } from '../config/site';
import { HeadTags } from './HeadTags';
import { pageMetadata, type PageMetadataInput } from './metadata';
import { jsonLd } from './structured-data';

interface SeoProps extends PageMetadataInput {
  /** The nodes of the page's one graph: see the builders in `structured-data`. */
  readonly graph?: readonly Thing[];
}

/**
 * Head and structured data of a page. The data is for crawlers, which load each page afresh: it is rendered on the
 * server alone, and the prerender step moves it to the head, so that no script of the browser carries or makes it. A
 * data block is never run, so a content security policy does not ask for its hash (HTML standard, "prepare the script
 * element").
 */
export function Seo({ graph, ...input }: SeoProps) {
  return (
    <>
      <HeadTags tags={pageMetadata(input, site)} />
      {import.meta.env.SSR && graph !== undefined && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(graph) }} />}
    </>
  );
}
