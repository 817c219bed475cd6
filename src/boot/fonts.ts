import { fontFiles } from '~generated/fonts';
import { attributes } from './contract';

/**
 * Requests the site's fonts before the browser has read the stylesheet, so that most visitors never see a fallback font: fonts
 * from the browser's cache arrive before the first paint.
 */
export function preloadFonts(): void {
  for (const href of fontFiles) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href });
    document.head.append(link);
  }
}

/** Applies a font provider's stylesheet, for which the first paint does not wait (scripts/prerender/page/compose-page.ts). */
export function applyLateStylesheet(): void {
  document.querySelector(`link[${attributes.lateStylesheet}]`)?.setAttribute('media', 'all');
}
