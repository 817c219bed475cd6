/** The site's own fonts: what the style sheets call them, and their files in `src/assets/fonts` (`npm run fonts`). */
export const webFonts = [
  { family: 'Newsreader', weight: '400', file: 'newsreader.woff2' },
  { family: 'Hanken Grotesk', weight: '400 600', file: 'hanken-grotesk.woff2' },
] as const;
