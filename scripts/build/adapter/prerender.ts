/** How vite-react-ssg is made to write this site's pages: what it renders is captured, and the page composed here. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ViteReactSSGContext, ViteReactSSGOptions } from 'vite-react-ssg';
import { analyticsEnabled, analyticsHost } from '../../../src/analytics/analytics';
import { languages, publishedLanguages } from '../../../src/config/languages';
import { pageIds, pathOf } from '../../../src/content/pages';
import { site } from '../../../src/config/site';
import { ApplicationFiles } from './application-files';
import { buildClock } from '../build-clock';
import { checkBudget } from '../budget';
import { PageCapture } from './capture';
import { compileBoot } from '../page/compile-boot';
import { composePage } from '../page/compose-page';
import { addPolicy } from '../policy/page-policy';
import { writeSiteFiles } from '../files/write-site-files';

/** Every page in every language, by its router path. */
const pagesByPath = new Map(
  publishedLanguages.flatMap((language) =>
    pageIds.map((page) => [pathOf(page, language), { page, language }] as const),
  ),
);

/** Hosts the page will ask for sure, where they are configured. */
const thirdParties = [
  ...(site.fontStylesheet === '' ? [] : [new URL(site.fontStylesheet).origin]),
  ...(analyticsEnabled ? [analyticsHost] : []),
];

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
  let files: Promise<ApplicationFiles> | undefined;
  return {
    dirStyle: 'flat',
    formatting: 'none',
    beastiesOptions: false,
    includedRoutes: (paths) => paths.filter((path) => !path.includes('*')),
    onBeforePageRender(_route, template, context) {
      const capture = new PageCapture();
      captures.set(context, capture);
      context.getStyleCollector = () => capture;
      boot ??= compileBoot();
      files ??= ApplicationFiles.read(options.directory, options.base);
      return template;
    },
    async onPageRendered(route, _html, context) {
      const capture = captures.get(context);
      const place = pagesByPath.get(route);
      if (capture === undefined || place === undefined || boot === undefined || files === undefined) {
        throw new Error(`prerender: ${route} was rendered before it was begun, or is no page`);
      }
      const application = await files;
      const page = composePage(capture.page, {
        language: languages[place.language].tag,
        boot: await boot,
        files: application.of(place.page, place.language),
        fontStylesheet: site.fontStylesheet,
        preconnect: thirdParties,
      });
      return addPolicy(page, site);
    },
    async onFinished() {
      buildClock.lap(`${pagesByPath.size} pages`);
      const leftovers = (await readdir(options.directory)).filter((name) =>
        name.startsWith('static-loader-data-manifest-'),
      );
      // Named at random by every build, and read by nothing: the router has no loaders.
      for (const name of [...leftovers, 'static-loader-data', '.vite'])
        await rm(join(options.directory, name), { recursive: true, force: true });
      await writeSiteFiles(options);
      buildClock.lap('files beside them');
      await checkBudget(options.directory, options.base);
      buildClock.lap('size budget');
    },
  };
}
