// In a build and in development vite.config.ts puts the text here.
declare const toastStylesFromBuild: string;

/**
 * Notistack's styles, as text that the pages' policy allows, before notistack would write them itself: see docs/why.md.
 * Its style library looks for `#_goober`.
 */
if (document.getElementById('_goober') === null) {
  const style = document.createElement('style');
  style.id = '_goober';
  style.textContent = toastStylesFromBuild;
  document.head.append(style);
}
