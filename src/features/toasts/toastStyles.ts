// In a build and in development vite.config.ts puts the text here.
declare const toastStylesFromBuild: string;

/**
 * The toast library (by goober) writes its rules into the text of a style tag, which a policy without
 * 'unsafe-inline' blocks, and makes the tag with `innerHTML`, which trusted types refuse. Where its rules stand in
 * `#_goober` already it does neither; each page's policy names this text's hash.
 */
if (document.getElementById('_goober') === null) {
  const style = document.createElement('style');
  style.id = '_goober';
  style.textContent = toastStylesFromBuild;
  document.head.append(style);
}
