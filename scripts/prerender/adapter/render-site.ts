/** The only script that calls vite-react-ssg, which renders the pages. The site's documents are composed from its output. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { UserConfig } from 'vite';
import type { RouteRecord, ViteReactSSGContext, ViteReactSSGOptions } from 'vite-react-ssg';
import { build, dev } from 'vite-react-ssg/node';
import { PageCapture } from './capture';
import { splitMarkup } from './split-markup';

/** A rendered page, in parts of HTML. */
export interface RenderedPage extends Omit<ReturnType<typeof splitMarkup>, 'body'> {
  /** Router path, without base path and query, e.g. `/es/about`. */
  readonly path: string;
  /** The element that the application hydrates in the browser. */
  readonly root: string;
  /** The ids of the page's rules in emotion's cache. */
  readonly styleIds: readonly string[];
  /** Script elements of the development server; none in a build. */
  readonly scripts: readonly string[];
}

/** @returns the whole document of a page */
export type ComposeDocument = (page: RenderedPage) => Promise<string>;

/** Replaces the template, because the document that vite-react-ssg makes of it is discarded. */
const discardedTemplate = '<div id="root"></div>';

/**
 * Keeps the routes that a page can match: a router compares each address with every route, several times for each page.
 * Routes without a path and those with a parameter, such as `:name`, are kept.
 */
const findRoutes = (routes: readonly RouteRecord[], path: string): RouteRecord[] =>
  routes.flatMap((route): RouteRecord[] => {
    if (route.children) return [{ ...route, children: findRoutes(route.children, path) }];
    return route.path === undefined || route.path === path || /[:*]/.test(route.path) ? [route] : [];
  });

/** Called by vite-react-ssg before and after each page. The document that it composed is discarded. */
function captureHooks(
  compose: ComposeDocument,
  getDetails: (route: string, template: string) => Pick<RenderedPage, 'path' | 'scripts'>,
): Pick<ViteReactSSGOptions, 'onBeforePageRender' | 'onPageRendered'> {
  const renders = new WeakMap<ViteReactSSGContext, { readonly capture: PageCapture; readonly template: string }>();
  return {
    onBeforePageRender(_route, template, context) {
      const capture = new PageCapture();
      renders.set(context, { capture, template });
      context.getStyleCollector = () => capture;
      return discardedTemplate;
    },
    async onPageRendered(route, _document, context) {
      const render = renders.get(context);
      if (render === undefined) throw new Error(`prerender: vite-react-ssg did not announce the page ${route}`);
      const { markup, rules, styleIds } = render.capture;
      const { body, rules: globalRules, ...parts } = splitMarkup(markup);
      return compose({
        ...parts,
        rules: globalRules + rules,
        styleIds,
        // vite-react-ssg hydrates an element with this attribute, and renders from scratch without it.
        root: `<div id="root" data-server-rendered="true">${body}</div>`,
        ...getDetails(route, render.template),
      });
    },
  };
}

export interface SiteBuild {
  readonly compose: ComposeDocument;
  /** Runs when all documents are written. vite-react-ssg ends the process 15 s after it resolves. */
  readonly finish: () => Promise<void>;
}

/** Bundles the application and writes the document of every page into the configuration's `build.outDir`. */
export async function buildSite(config: UserConfig, { compose, finish }: SiteBuild): Promise<void> {
  const { onBeforePageRender, ...hooks } = captureHooks(compose, (path) => ({ path, scripts: [] }));
  await build(
    {
      dirStyle: 'flat',
      formatting: 'none',
      beastiesOptions: false,
      ...hooks,
      onBeforePageRender(path, template, context) {
        if (context.routes) context.routes = findRoutes(context.routes, path);
        return onBeforePageRender?.(path, template, context);
      },
      async onFinished(directory) {
        // vite-react-ssg has read Vite's manifest, which no visitor needs.
        await rm(join(directory, '.vite'), { recursive: true, force: true });
        await finish();
      },
    },
    { ...config, configFile: false, logLevel: 'warn' },
  );
}

/** Converts an address below the base path to a router path. */
function toRouterPath(address: string, base: string): string {
  const { pathname } = new URL(address, 'http://localhost');
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
}

/** Serves the application with hot reload, rendering a page for each request, and prints its address. */
export async function serveSite(config: UserConfig, compose: ComposeDocument): Promise<void> {
  await dev(
    captureHooks(compose, (address, template) => ({
      path: toRouterPath(address, config.base ?? '/'),
      scripts: template.match(/<script\b[\s\S]*?<\/script>/g) ?? [],
    })),
    { ...config, configFile: false },
  );
}
