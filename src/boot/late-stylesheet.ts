import { attributes } from './contract';

/** Applies a font provider's stylesheet, for which the first paint does not wait (scripts/prerender/page/compose-page.ts). */
export function applyLateStylesheet(): void {
  document.querySelector(`link[${attributes.lateStylesheet}]`)?.setAttribute('media', 'all');
}
