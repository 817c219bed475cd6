/** The browsers and fonts on this machine, and Debian's packages for those that are missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Browsers, and fonts that a browser is given alone: a page must look right on a machine that has no others. */
export type Engine = 'chromium' | 'firefox' | 'webkit' | 'dejavu' | 'liberation';

type Environment = NodeJS.ProcessEnv;

/** The interpreter that Debian's Python modules belong to, whichever comes first on the path. */
export const python = '/usr/bin/python3';
export const webKitHost = `${import.meta.dirname}/../engines/webkit-host.py`;

const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

function onPath(names: readonly string[], environment: Environment): readonly string[] {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
}

/** Ubuntu installs stubs that only say where to get the browser, so a program is asked for its version. */
function answers(pattern: RegExp, command: string, ...parameters: readonly string[]): boolean {
  if (!existsSync(command)) return false;
  // On Windows the question opens a window.
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(command, parameters, { encoding: 'utf8', timeout: 90_000 });
  return status === 0 && pattern.test(stdout);
}

const firstChromium = (paths: readonly string[]) => paths.find((path) => answers(/chrom/i, path, '--version')) ?? null;

/** @throws Error where CHROMIUM_PATH names no Chromium */
function namedChromium(environment: Environment): string | null {
  const path = environment['CHROMIUM_PATH'] ?? '';
  if (path !== '' && firstChromium([path]) === null)
    throw new Error(`CHROMIUM_PATH: there is no working Chromium at "${path}".`);
  return path === '' ? null : path;
}

/** Path of a font's file where the machine has it, by the name of its family. */
function findFont(family: string, environment: Environment): string | null {
  const [command] = onPath(['fc-match'], environment);
  if (command === undefined) return null;
  // It answers with the next best font.
  const { stdout } = spawnSync(command, ['--format=%{family}\t%{file}', family], { encoding: 'utf8' });
  const [found, file = null] = stdout.split('\t');
  return found === family ? file : null;
}

const engines = {
  chromium: {
    packages: ['chromium'],
    search: (environment: Environment) =>
      namedChromium(environment) ??
      firstChromium([
        ...onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'], environment),
        ...elsewhere,
        chromium.executablePath(),
      ]),
  },
  firefox: {
    packages: ['firefox-esr'],
    search: (environment: Environment) =>
      onPath(['firefox-esr', 'firefox'], environment).find((path) => answers(/firefox/i, path, '--version')) ?? null,
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
    search: (environment: Environment) => {
      const [driver] = onPath(['WebKitWebDriver'], environment);
      const [screen] = onPath(['Xvfb'], environment);
      return driver !== undefined && screen !== undefined && answers(/WebKit/, python, webKitHost, '--check')
        ? driver
        : null;
    },
  },
  dejavu: {
    packages: ['fontconfig', 'fonts-dejavu-core'],
    search: (environment: Environment) => findFont('DejaVu Serif', environment),
  },
  liberation: {
    packages: ['fontconfig', 'fonts-liberation'],
    search: (environment: Environment) => findFont('Liberation Serif', environment),
  },
} as const;

/** What runs a command as root without a password, or null where nothing does. */
function rootPrefix(): readonly string[] | null {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : null;
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /\b(?:debian|ubuntu)\b/.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Installs Debian packages, and says so first. Returns what went wrong, or null. */
function installPackages(packages: readonly string[], environment: Environment): string | null {
  if (environment['INSTALL_BROWSERS'] === '0') return 'INSTALL_BROWSERS=0 forbids to install it';
  const prefix = isDebian() ? rootPrefix() : null;
  if (prefix === null) return 'it cannot be installed without a password here';
  console.warn(`Installing ${packages.join(', ')} for the tests. INSTALL_BROWSERS=0 leaves out the tests instead.`);
  for (const step of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    const limited = ['env', 'DEBIAN_FRONTEND=noninteractive', 'timeout', '--kill-after=10', '600'];
    const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=60'];
    const [command = '', ...parameters] = [...prefix, ...limited, 'apt-get', '--quiet', ...patience, ...step];
    if (spawnSync(command, parameters, { stdio: ['ignore', 2, 2] }).status !== 0) return `"apt-get ${step[0]}" failed`;
  }
  return null;
}

export interface FoundBrowsers {
  /** Path of the browser, of its driver or of the font; null where there is none. */
  readonly paths: Readonly<Record<Engine, string | null>>;
  /** Why the tests in an engine are left out, a line each. */
  readonly leftOut: readonly string[];
}

/**
 * Finds the browsers, and installs the missing ones where that is possible.
 * @throws Error where one is missing and REQUIRE_BROWSERS is set, as it is in CI
 */
export function findBrowsers(environment: Environment = process.env): FoundBrowsers {
  const leftOut: string[] = [];
  const find = (engine: Engine) => {
    const { packages, search } = engines[engine];
    const found = search(environment);
    if (found !== null) return found;
    const why = installPackages(packages, environment);
    const installed = why === null ? search(environment) : null;
    if (installed === null)
      leftOut.push(
        `The tests in ${engine} are left out: it is not here, and ${why ?? 'it does not start'}. ` +
          `On Debian: apt-get install ${packages.join(' ')}`,
      );
    return installed;
  };
  const paths = {
    chromium: find('chromium'),
    firefox: find('firefox'),
    webkit: find('webkit'),
    dejavu: find('dejavu'),
    liberation: find('liberation'),
  };
  if (leftOut.length > 0 && environment['REQUIRE_BROWSERS']) throw new Error(leftOut.join('\n'));
  return { paths, leftOut };
}

/** @throws Error that says what to do where there is no Chromium */
function findBrowser(environment: Environment = process.env): string {
  const found = engines.chromium.search(environment);
  if (found !== null) return found;
  throw new Error(
    'There is no Chromium. Install it (Debian: "apt-get install chromium"; elsewhere: "npx playwright-core install chromium") ' +
      'or set CHROMIUM_PATH.',
  );
}

/**
 * Chromium's headless shell if there is one: a whole browser draws a window around the page, which on two cores takes
 * processor time from the page that is measured.
 */
export function findMeasuringBrowser(environment: Environment = process.env): string {
  const shell = firstChromium(onPath(['chromium-headless-shell', 'chrome-headless-shell'], environment));
  return namedChromium(environment) ?? shell ?? findBrowser(environment);
}
