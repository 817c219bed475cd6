import { toastStyles } from '~generated/toastStyles';

/**
 * Notistack's styles, as text whose hash the content security policy names. Its style library writes none where it
 * finds `#_goober`.
 */
if (document.getElementById('_goober') === null) {
  const style = document.createElement('style');
  style.id = '_goober';
  style.textContent = toastStyles;
  document.head.append(style);
}
