/** How vite-react-ssg is made to write this site's pages: what it renders is captured, and the page composed here. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ViteReactSSGContext, ViteReactSSGOptions } from 'vite-react-ssg';
import { type Language, languages, publishedLanguages } from '../../src/config/languages';
import { site } from '../../src/config/site';
import { PageCapture } from './capture';
import { compileBoot } from './compile-boot';
import { composePage } from './compose-page';
import { addPolicy } from './policy/page-policy';
import { writeSiteFiles } from './write-site-files';

/** Fonts of the first view, by the name their files keep before the hash. */
const firstViewFonts = ['newsreader', 'hanken-grotesk'];

function languageOf(route: string): Language {
  const prefixed = publishedLanguages.find((id) => languages[id].prefix !== '' && `${route}/`.startsWith(`${languages[id].prefix}/`));
  return prefixed ?? 'en';
}

function entryOf(template: string): string {
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(template)?.[1];
  if (entry === undefined) throw new Error('prerender: the built index.html names no entry script');
  return entry;
}

/** Addresses of the built fonts, as the client build's manifest has them. */
async function fontAddresses(directory: string, base: string): Promise<readonly string[]> {
  const files = await readdir(join(directory, 'assets'));
  return firstViewFonts.map((name) => {
    const file = files.find((candidate) => candidate.startsWith(`${name}-`) && candidate.endsWith('.woff2'));
    if (file === undefined) throw new Error(`prerender: no built font is named ${name}`);
    return `${base}assets/${file}`;
  });
}

export interface PrerenderOptions {
  /** Folder of the built site. */
  readonly directory: string;
  /** Path the site is served under, with both slashes. */
  readonly base: string;
  /** Folder of the news snapshots. */
  readonly snapshots: string;
  readonly allowMissingSnapshots: boolean;
}

/** Options of vite-react-ssg: see its `ViteReactSSGOptions`. */
export function prerender(options: PrerenderOptions): ViteReactSSGOptions {
  const captures = new WeakMap<ViteReactSSGContext, PageCapture>();
  let boot: Promise<string> | undefined;
  let fonts: Promise<readonly string[]> | undefined;
  return {
    dirStyle: 'flat',
    formatting: 'none',
    beastiesOptions: false,
    includedRoutes: (paths) => paths.filter((path) => !path.includes('*')),
    onBeforePageRender(_route, template, context) {
      const capture = new PageCapture();
      captures.set(context, capture);
      context.getStyleCollector = () => capture;
      boot ??= compileBoot(entryOf(template));
      fonts ??= fontAddresses(options.directory, options.base);
      return template;
    },
    async onPageRendered(route, _html, context) {
      const capture = captures.get(context);
      if (capture === undefined || boot === undefined || fonts === undefined) throw new Error(`prerender: ${route} was rendered before it was begun`);
      return addPolicy(composePage(capture.page, { language: languages[languageOf(route)].tag, boot: await boot, fonts: await fonts }), site);
    },
    async onFinished() {
      const leftovers = (await readdir(options.directory)).filter((name) => name.startsWith('static-loader-data-manifest-'));
      // Named at random by every build, and read by nothing: the router has no loaders.
      for (const name of [...leftovers, 'static-loader-data', '.vite']) await rm(join(options.directory, name), { recursive: true, force: true });
      await writeSiteFiles(options);
    },
  };
}
