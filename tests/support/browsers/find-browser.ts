import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { canInstall, packageInstaller, run } from './install-packages';

/** Without a browser there are no tests, so it may take its time. */
const installLimits = { fetch: 600, unpack: 600 };

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Chromium without a window, as distributions and Chrome for Testing name it. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Where programs of these names would be, by the path. */
export function onPath(wanted: readonly string[], environment: NodeJS.ProcessEnv): readonly string[] {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Where browsers are usually installed, by platform; the path's names come first. */
function usualPlaces(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): readonly string[] {
  if (platform === 'win32') {
    const roots = [environment['PROGRAMFILES'], environment['PROGRAMFILES(X86)'], environment['LOCALAPPDATA']];
    return roots.flatMap((root) =>
      root === undefined
        ? []
        : [join(root, 'Google/Chrome/Application/chrome.exe'), join(root, 'Chromium/Application/chrome.exe')],
    );
  }
  const found = onPath(names, environment);
  if (platform !== 'darwin')
    return [...found, '/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'];
  const applications = ['/Applications', join(homedir(), 'Applications')];
  return [
    ...found,
    ...applications.flatMap((folder) => [
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    ]),
  ];
}

/** Some distributions install a stub that only says where to get the real thing, so it is asked for its version. */
async function works(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  // On Windows the question opens a window.
  if (process.platform === 'win32') return true;
  try {
    const { stdout } = await promisify(execFile)(path, ['--version'], { timeout: 20_000 });
    return /chrom/i.test(stdout);
  } catch {
    return false;
  }
}

async function firstWorking(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) {
    if (await works(path)) return path;
  }
  return null;
}

/** The one that CHROMIUM_PATH names, or null where it names none. */
async function namedBrowser(environment: NodeJS.ProcessEnv): Promise<string | null> {
  const wanted = environment['CHROMIUM_PATH'];
  if (wanted === undefined || wanted === '') return null;
  if (await works(wanted)) return wanted;
  throw new Error(`CHROMIUM_PATH: there is no working Chromium at "${wanted}".`);
}

async function searchBrowser(environment: NodeJS.ProcessEnv): Promise<string | null> {
  return (
    (await namedBrowser(environment)) ??
    (await firstWorking([...usualPlaces(process.platform, environment), chromium.executablePath()]))
  );
}

function installWithPlaywright(asRoot: boolean): boolean {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  // Without its system libraries the downloaded browser does not start on a bare machine.
  return run(process.execPath, cli, 'install', ...(asRoot ? ['--with-deps'] : []), 'chromium');
}

/**
 * Path of a Chromium: CHROMIUM_PATH, an installed one, or else one that is installed now.
 * @throws Error saying what to do where there is none and none can be installed.
 */
export async function findBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const installed = await searchBrowser(environment);
  if (installed !== null) return installed;

  console.error('No Chromium found; installing one for the browser tests.');
  const ways = [
    () => packageInstaller(installLimits)(['chromium']) === null,
    () => installWithPlaywright(canInstall()),
  ];
  for (const install of ways) {
    const path = install() ? await searchBrowser(environment) : null;
    if (path !== null) return path;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, and installing one failed. Install it (Debian: "apt-get install chromium"; ' +
      'elsewhere: "npx playwright-core install chromium") or set CHROMIUM_PATH to one.',
  );
}

/**
 * Path of the browser to measure in: CHROMIUM_PATH, or Chromium's headless shell, installed now where it is missing and
 * root runs on Debian or its kin; else what the tests run in. A whole browser draws a window around the page: on two cores
 * the page then waits for a processor, and the wait counts as blocked by the page.
 * @throws Error as findBrowser does.
 */
export async function findMeasuringBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const search = () => firstWorking(onPath(shellNames, environment));
  const found = (await namedBrowser(environment)) ?? (await search());
  if (found !== null) return found;
  const isInstalled = process.getuid?.() === 0 && packageInstaller(installLimits)(['chromium-headless-shell']) === null;
  const installed = isInstalled ? await search() : null;
  if (installed !== null) return installed;
  console.error(
    "Measured in a whole browser, whose window takes processor time from the page; Chromium's headless shell would be more exact.",
  );
  return findBrowser(environment);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
