/** The browsers and fonts on this machine, and Debian's packages for those that are missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { env } from 'node:process';
import { chromium } from 'playwright-core';

/** Debian's Python, which finds Debian's Python modules even if PATH has another Python. */
export const python = '/usr/bin/python3';
export const webKitHost = `${import.meta.dirname}/../engines/webkit-host.py`;

/** Finds programs on PATH by their names; an absolute path is used as it is. */
function findPrograms(...names: readonly string[]): readonly string[] {
  const folders = (env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name))))
    .filter(existsSync);
}

/** Whether a program really runs: Ubuntu installs stubs that only say where to get the browser. */
function runs(path: string, ...question: readonly string[]): boolean {
  // On Windows the check would open a window.
  return process.platform === 'win32' || spawnSync(path, question, { timeout: 90_000 }).status === 0;
}

const findProgram = (...names: readonly string[]) =>
  findPrograms(...names).find((path) => runs(path, '--version')) ?? null;

/**
 * Finds Chromium's headless shell, or else a complete browser, which draws a window around the page and so takes twice as
 * much processor time. Returns its path.
 * @throws Error if CHROMIUM_PATH names no Chromium
 */
function findChromium(): string | null {
  const named = env['CHROMIUM_PATH'] ?? '';
  if (named === '')
    return findProgram(
      'chromium-headless-shell',
      'chrome-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:/Program Files/Google/Chrome/Application/chrome.exe',
      chromium.executablePath(),
    );
  if (existsSync(named) && runs(named, '--version')) return named;
  throw new Error(`CHROMIUM_PATH: there is no working Chromium at "${named}".`);
}

/** The oldest Firefox in which its client can set a window's size. */
const oldestFirefox = 144;

function getMajorVersion(path: string): number {
  return Number(/\d+/.exec(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout)?.[0]);
}

const findFirefox = () =>
  findPrograms('firefox-esr', 'firefox').find((path) => getMajorVersion(path) >= oldestFirefox) ?? null;

/** Finds WebKit's driver; null unless Xvfb and the window of the tests start too. */
function findWebKit(): string | null {
  const [driver = null] = findPrograms('WebKitWebDriver');
  return findPrograms('Xvfb').length > 0 && runs(python, webKitHost, '--check') ? driver : null;
}

/** Finds the font file of a family; null if the machine lacks it. */
function findFont(family: string): string | null {
  // fc-match prints the closest font if the family is missing, and stdout is empty if fc-match is missing.
  const { stdout } = spawnSync('fc-match', ['--format=%{family}\t%{file}', family], { encoding: 'utf8' });
  const [foundFamily, file = null] = (stdout ?? '').split('\t');
  return foundFamily === family ? file : null;
}

/** The browsers, and the fonts that some tests limit a browser to. */
const engines = {
  chromium: { packages: ['chromium-headless-shell'], search: findChromium },
  firefox: { packages: ['firefox-esr'], search: findFirefox },
  webkit: { packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'], search: findWebKit },
  dejavu: { packages: ['fontconfig', 'fonts-dejavu-core'], search: () => findFont('DejaVu Serif') },
  liberation: { packages: ['fontconfig', 'fonts-liberation'], search: () => findFont('Liberation Serif') },
} as const;

/** Runs apt-get as root, non-interactively and with time limits. Returns whether it succeeded. */
function apt(...parameters: readonly string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const limited = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'timeout', '600', 'apt-get', '--quiet'];
  const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=60'];
  const [command = '', ...options] = [...limited, ...patience, ...parameters];
  return spawnSync(command, options, { stdio: ['ignore', 2, 2] }).status === 0;
}

/** Installs Debian packages, and says so first. Returns the reason of a failure, or null. */
function installPackages(packages: readonly string[]): string | null {
  if (env['INSTALL_BROWSERS'] === '0') return 'INSTALL_BROWSERS=0 forbids to install it';
  if (!existsSync('/usr/bin/apt-get') || !apt('check')) return 'it cannot be installed without a password here';
  console.warn(`Installing ${packages.join(', ')} for the tests. INSTALL_BROWSERS=0 leaves out the tests instead.`);
  for (const step of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]])
    if (!apt(...step)) return `"apt-get ${step[0]}" failed`;
  return null;
}

type EngineName = keyof typeof engines;

/**
 * Finds a browser or a font, or installs it; says that its tests are left out if it is missing.
 * @throws Error if it is missing and REQUIRE_BROWSERS is set, as it is in CI
 */
function findOrInstall(engine: EngineName): string | null {
  const { packages, search } = engines[engine];
  const found = search();
  if (found !== null) return found;
  const why = installPackages(packages) ?? 'it does not start';
  const installed = search();
  if (installed !== null) return installed;
  const line =
    `The tests in ${engine} are left out: it is not here, or too old, and ${why}. ` +
    `On Debian: apt-get install ${packages.join(' ')}`;
  if (env['REQUIRE_BROWSERS']) throw new Error(line);
  console.warn(line);
  return null;
}

/** Path of each browser, of its driver or of the font. Only Chromium is needed: null stands for another that is missing. */
export type BrowserPaths = Readonly<Record<Exclude<EngineName, 'chromium'>, string | null> & { chromium: string }>;

/** @throws Error if there is no Chromium, or if another is missing and REQUIRE_BROWSERS is set */
export function findBrowsers(): BrowserPaths {
  return {
    chromium: findOrInstall('chromium') ?? requireChromium(),
    firefox: findOrInstall('firefox'),
    webkit: findOrInstall('webkit'),
    dejavu: findOrInstall('dejavu'),
    liberation: findOrInstall('liberation'),
  };
}

/** @throws Error that says how to install Chromium if there is none */
export function requireChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  throw new Error(
    'There is no Chromium. Install it (Debian: "apt-get install chromium-headless-shell"; elsewhere: "npx playwright-core ' +
      'install chromium") or set CHROMIUM_PATH.',
  );
}
