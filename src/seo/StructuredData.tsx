import type { Thing } from 'schema-dts';
import { jsonLd } from './structured-data';

/**
 * The nodes of a page's one graph. They are for crawlers, which load each page afresh: rendered on the server alone,
 * and moved to the head by the prerender step, so that no script of the browser carries or makes them. A data block
 * is never run, so a content security policy does not ask for its hash (HTML standard, "prepare the script element").
 */
export function StructuredData({ graph }: { readonly graph: readonly Thing[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(graph) }} />;
}
