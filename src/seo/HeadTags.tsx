import type { HeadTag } from './metadata';

/** Stays the same when only the content changes, so that a route change updates the element it finds. */
function keyOf(tag: HeadTag): string {
  switch (tag.kind) {
    case 'title':
      return 'title';
    case 'name':
      return `name ${tag.name}`;
    case 'property':
      // The one property that stands several times.
      return tag.property === 'og:locale:alternate'
        ? `property ${tag.property} ${tag.content}`
        : `property ${tag.property}`;
    case 'link':
      return tag.rel === 'canonical' ? 'canonical' : `${tag.rel} ${tag.hrefLang ?? tag.href}`;
  }
}

function element(tag: HeadTag) {
  const key = keyOf(tag);
  switch (tag.kind) {
    case 'title':
      return <title key={key}>{tag.text}</title>;
    case 'name':
      return <meta key={key} name={tag.name} content={tag.content} />;
    case 'property':
      return <meta key={key} property={tag.property} content={tag.content} />;
    case 'link': {
      const { kind: _kind, ...attributes } = tag;
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
