// In a build and in development vite.config.ts puts the text here.
declare const toastStylesFromBuild: string;

/**
 * Notistack's styles, as text whose hash the content security policy names. Its style library writes none where it
 * finds `#_goober`.
 */
if (document.getElementById('_goober') === null) {
  const style = document.createElement('style');
  style.id = '_goober';
  style.textContent = toastStylesFromBuild;
  document.head.append(style);
}
