import { type Browser, type BrowserContext, type Request, chromium } from 'playwright-core';
import { isForeign } from './problems';

/** An answer for a request to another origin. */
export interface ForeignAnswer {
  readonly status?: number;
  readonly contentType: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

// Parts of the window's own frame as web pages: nobody sees them, and they took two fifths of a visit's processor time.
const frameFeatures =
  'InitialWebUI,PreloadTopChromeWebUI,WebUIReloadButton,WebUIToolbar,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup';
/** Those the browser library switches off itself: the browser obeys the last list alone, which is ours. */
const libraryFeatures =
  'AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,' +
  'LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning';

// Chromium's sandbox refuses to work for root, which is who runs tests in a container.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const launchArguments: readonly string[] = [
  ...sandbox,
  `--disable-features=${libraryFeatures},${frameFeatures}`,
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Without a window, Chromium pulls letters to whole pixels by default, which no telephone does.
  '--font-render-hinting=none',
  // The network border: no name but the preview server's has an address, and no proxy finds one.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--no-proxy-server',
];

export interface LaunchSettings {
  /** Off by default, as the browser library has it. */
  readonly backForwardCache?: boolean;
  /** On by default: hidden ones make widths that no visitor has, where a page keeps room for them. */
  readonly scrollBars?: boolean;
  /** Size of running text the visitor has chosen in the browser, in px; 16 by default. */
  readonly textSize?: number;
  /** Where another program may steer the browser too. */
  readonly debuggingPort?: number;
}

/** A browser of its own, for tests and commands that need other launch settings; close it. */
export function launchBrowser(path: string, settings: LaunchSettings = {}): Promise<Browser> {
  const { backForwardCache = false, scrollBars = true, textSize, debuggingPort } = settings;
  return chromium.launch({
    executablePath: path,
    args: [
      ...launchArguments,
      ...(textSize === undefined ? [] : [`--blink-settings=defaultFontSize=${textSize}`]),
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
    ],
    ignoreDefaultArgs: [
      ...(scrollBars ? ['--hide-scrollbars'] : []),
      ...(backForwardCache ? ['--disable-back-forward-cache'] : []),
    ],
  });
}

/** Answers foreign pictures with a small one, as a visitor with a good connection would see them. */
export function answerPictures(request: Request): ForeignAnswer | null {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#888"/></svg>';
  return request.resourceType() === 'image' ? { contentType: 'image/svg+xml', body: picture } : null;
}

/** Answers what a context asks of other origins than the site's; where there is no answer, the host has no address. */
export async function answerForeign(
  context: BrowserContext,
  siteUrl: string,
  answerFor: (request: Request) => ForeignAnswer | null = answerPictures,
): Promise<void> {
  const { origin } = new URL(siteUrl);
  await context.route(
    (url) => isForeign(url.href, origin),
    async (route) => {
      const answer = answerFor(route.request());
      await (answer === null
        ? route.abort('namenotresolved')
        : route.fulfill({ status: 200, ...answer, headers: { ...answer.headers } }));
    },
  );
}
