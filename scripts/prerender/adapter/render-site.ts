/**
 * In scripts, the only code that calls vite-react-ssg: it renders the pages, and our documents are composed from its
 * output.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { UserConfig } from 'vite';
import type { ViteReactSSGContext, ViteReactSSGOptions } from 'vite-react-ssg';
import { build, dev } from 'vite-react-ssg/node';
import { PageCapture } from './capture';
import { splitMarkup } from './split-markup';

/** A page as the application rendered it, in parts of HTML to be joined as they are. */
export interface RenderedPage extends Omit<ReturnType<typeof splitMarkup>, 'body'> {
  /** Router path, without base path and query, e.g. `/es/about`. */
  readonly path: string;
  /** The element that the application takes over in the browser. */
  readonly root: string;
  /** Script elements of the development server; none in a build. */
  readonly scripts: readonly string[];
}

/** @returns the whole document of a page */
export type ComposeDocument = (page: RenderedPage) => Promise<string>;

/** In place of the template: what is put into a text field is not parsed, and parsing was a third of a build's time. */
const discarded = '<textarea id="root"></textarea>';

/** Called by vite-react-ssg before and after each page. The document that it composed is discarded. */
function captureHooks(
  compose: ComposeDocument,
  detailsOf: (route: string, template: string) => Pick<RenderedPage, 'path' | 'scripts'>,
): Pick<ViteReactSSGOptions, 'onBeforePageRender' | 'onPageRendered'> {
  const renders = new WeakMap<ViteReactSSGContext, { readonly capture: PageCapture; readonly template: string }>();
  return {
    onBeforePageRender(_route, template, context) {
      const capture = new PageCapture();
      renders.set(context, { capture, template });
      context.getStyleCollector = () => capture;
      return discarded;
    },
    async onPageRendered(route, _document, context) {
      const render = renders.get(context);
      if (render === undefined) throw new Error(`prerender: ${route} was rendered before it was begun`);
      const { markup, rules } = render.capture;
      const { body, rules: ownRules, ...parts } = splitMarkup(markup);
      return compose({
        ...parts,
        rules: ownRules + rules,
        // vite-react-ssg hydrates an element with this attribute, and renders from scratch without it.
        root: `<div id="root" data-server-rendered="true">${body}</div>`,
        ...detailsOf(route, render.template),
      });
    },
  };
}

export interface SiteBuild {
  readonly compose: ComposeDocument;
  /** Runs when all documents are written. What comes later is cut off: vite-react-ssg ends the process after 15 s. */
  readonly finish: () => Promise<void>;
}

/** Bundles the application and writes the document of every page into the configuration's `build.outDir`. */
export async function buildSite(config: UserConfig, { compose, finish }: SiteBuild): Promise<void> {
  await build(
    {
      dirStyle: 'flat',
      formatting: 'none',
      beastiesOptions: false,
      ...captureHooks(compose, (path) => ({ path, scripts: [] })),
      async onFinished(directory) {
        // Data of loaders, which the routes do not have, under names that differ from build to build.
        for (const name of await readdir(directory))
          if (name.startsWith('static-loader-data') || name === '.vite')
            await rm(join(directory, name), { recursive: true });
        await finish();
      },
    },
    { ...config, configFile: false, logLevel: 'warn' },
  );
}

/** Router path of an address below the base path. */
function routerPath(address: string, base: string): string {
  const { pathname } = new URL(address, 'http://localhost');
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
}

/** Serves the application with hot reload, rendering a page for each request, and prints its address. */
export async function serveSite(config: UserConfig, compose: ComposeDocument): Promise<void> {
  await dev(
    captureHooks(compose, (address, template) => ({
      path: routerPath(address, config.base ?? '/'),
      scripts: template.match(/<script\b[\s\S]*?<\/script>/g) ?? [],
    })),
    { ...config, configFile: false },
  );
}
