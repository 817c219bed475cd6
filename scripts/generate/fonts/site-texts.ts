import { site } from '~generated/site';
import { readContent } from '~scripts/generate/content/compose';

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What the site says in its published languages. */
export async function siteTexts(): Promise<string> {
  return textsIn([site.brand, ...readContent().values()]).join(' ');
}
