import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';

export interface SampleFont {
  readonly family: string;
  /** The whole font, as its package has it. */
  readonly source: Buffer;
  /** Fixed values: the page has each font in one size or weight. */
  readonly axes: NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'];
  /** What it is for: the headline, or all other text. */
  readonly use: 'headline' | 'text';
}

/** Every character of a part of the page's text, each once. */
function charactersOf(html: string, use: SampleFont['use']): string {
  const body = html.slice(html.indexOf('<body>'));
  const [headline = ''] = /<h1>.*?<\/h1>/s.exec(body) ?? [];
  const text = (use === 'headline' ? headline : body.replace(headline, '')).replaceAll(/<!--.*?-->|<[^>]*>/gs, '');
  return [...new Set(text)].sort().join('');
}

/**
 * The sample calendar with the house's fonts in its styles, cut to its few characters. It stands in a frame without
 * origin, which no font of ours may be sent to; and the hash of its styles in its policy.
 */
export async function withFonts(html: string, fonts: readonly SampleFont[]): Promise<string> {
  let page = html;
  for (const { family, source, axes, use } of fonts) {
    const cut = await subsetFont(source, charactersOf(html, use), { targetFormat: 'woff2', variationAxes: axes });
    page = page.replace(
      new RegExp(`(font-family:${family};src:url\\(data:font/woff2;base64,)[^)]*`),
      (_all, start: string) => start + cut.toString('base64'),
    );
  }
  const styles = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(styles).digest('base64');
  return page.replace(/style-src 'sha256-[^']*'/, () => `style-src 'sha256-${hash}'`);
}
