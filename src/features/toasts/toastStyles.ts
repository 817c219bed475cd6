import { notistackStyles } from './notistackStyles';

/**
 * Notistack's styles, as text whose hash the content security policy contains. Its style library writes none if the
 * document has an element `#_goober`.
 */
if (document.getElementById('_goober') === null) {
  const style = document.createElement('style');
  style.id = '_goober';
  style.textContent = notistackStyles;
  document.head.append(style);
}
