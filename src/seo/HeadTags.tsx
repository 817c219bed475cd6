import type { HeadTag } from './metadata';

/** The element's key stays the same when only the content changes, so that a route change updates what it finds. */
function element(tag: HeadTag) {
  switch (tag.kind) {
    case 'title':
      return <title key="title">{tag.text}</title>;
    case 'name':
      return <meta key={`name ${tag.name}`} name={tag.name} content={tag.content} />;
    case 'property': {
      const { property, content } = tag;
      // The one property that stands several times.
      const key = property === 'og:locale:alternate' ? `${property} ${content}` : property;
      return <meta key={`property ${key}`} property={property} content={content} />;
    }
    case 'link': {
      const { kind: _kind, ...attributes } = tag;
      const key = tag.rel === 'canonical' ? 'canonical' : `${tag.rel} ${tag.hrefLang ?? tag.href}`;
      return <link key={key} {...attributes} />;
    }
  }
}

/**
 * Elements for the head, which React hoists from wherever they stand (react.dev, "Built-in browser components").
 *
 * On hydration React adopts what the prerendered head holds: the document's first `title`; a `meta` of equal
 * `content`, `name` and `property`; a `link` of equal `href`, `rel`, `title` and `crossorigin`. It does not look at
 * `hreflang`, so links that share an address (`x-default` and English) are adopted in order: whatever rearranges
 * the head must keep their order, and the entry document must hold none of these itself.
 */
export function HeadTags({ tags }: { readonly tags: readonly HeadTag[] }) {
  return tags.map(element);
}
