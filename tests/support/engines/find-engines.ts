import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from '~tests/support/browsers/find-browser';
import { type Install, packageInstaller } from '~tests/support/browsers/install-packages';

/** Another browser engine, and the programs it takes, by role. */
export type Engine =
  | { readonly name: 'firefox'; readonly browser: string }
  | { readonly name: 'webkit'; readonly driver: string; readonly screen: string };

/** The interpreter that Debian's packages of modules are for, whichever comes first on the path. */
export const python = '/usr/bin/python3';
/** The window that WebKit's driver steers. */
export const webKitHost = `${import.meta.dirname}/webkit-host.py`;

function works(command: string, parameters: readonly string[], answer: RegExp): boolean {
  if (!existsSync(command)) return false;
  const { status, stdout } = spawnSync(command, parameters, { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && answer.test(stdout);
}

function searchFirefox(environment: NodeJS.ProcessEnv): Engine | null {
  // Ubuntu's is a stub that only says where to get the real one.
  const browser = onPath(['firefox-esr', 'firefox'], environment).find((path) =>
    works(path, ['--version'], /firefox/i),
  );
  return browser === undefined ? null : { name: 'firefox', browser };
}

function searchWebKit(environment: NodeJS.ProcessEnv): Engine | null {
  const driver = onPath(['WebKitWebDriver'], environment).find(existsSync);
  const screen = onPath(['Xvfb'], environment).find(existsSync);
  if (driver === undefined || screen === undefined || !works(python, [webKitHost, '--check'], /WebKit/)) return null;
  return { name: 'webkit', driver, screen };
}

const wanted = [
  { name: 'firefox', packages: ['firefox-esr'], search: searchFirefox },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
    search: searchWebKit,
  },
] as const;

/** What is installed beside the tests may not hold them up. */
const installLimits = { fetch: 120, unpack: 300 };

export interface FoundEngines {
  readonly engines: readonly Engine[];
  /** A line for each engine that the flows are not tried in: its name, why, and what to install. */
  readonly leftOut: readonly string[];
}

/**
 * The engines that are here or, where that takes no password, are installed now.
 * @throws Error where one is missing and REQUIRE_ENGINES is set
 */
export function findEngines(
  environment: NodeJS.ProcessEnv = process.env,
  install: Install = packageInstaller(installLimits),
): FoundEngines {
  const found = wanted.map(({ name, packages, search }) => {
    const here = search(environment);
    if (here !== null) return here;
    const why = install(packages) ?? 'it does not start, though its packages are installed';
    const cure = `On Debian: apt-get install ${packages.join(' ')}`;
    return search(environment) ?? `${name}: the flows are not tried in it, since ${why}. ${cure}`;
  });
  const leftOut = found.filter((result) => typeof result === 'string');
  if (leftOut.length > 0 && environment['REQUIRE_ENGINES']) throw new Error(leftOut.join('\n'));
  return { engines: found.filter((result) => typeof result !== 'string'), leftOut };
}
