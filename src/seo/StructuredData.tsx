import { jsonLd, type SchemaNode } from './structured-data';

/**
 * For crawlers, which load each page afresh, so it is rendered on the server alone; the content security policy lets no
 * script of the browser write one. The prerender moves it to the head.
 */
export function StructuredData({ graph }: { readonly graph: readonly SchemaNode[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(graph) }} />;
}
