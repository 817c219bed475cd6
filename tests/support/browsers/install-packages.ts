/** Programs that the tests need, installed as Debian's packages where that takes no password. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How long a step of an installation may take, in seconds. */
export interface InstallLimits {
  /** To fetch the lists of packages, and to fetch the packages. */
  readonly fetch: number;
  /** To unpack them: only for what hangs, as packages are left half installed then. */
  readonly unpack: number;
}

/** Installs packages. Returns null once they are here, or else why not. */
export type Install = (names: readonly string[]) => string | null;

export function run(command: string, ...parameters: readonly string[]): boolean {
  console.error(`> ${[command, ...parameters].join(' ')}`);
  // Standard output is for what the command above was asked for.
  return spawnSync(command, parameters, { stdio: ['ignore', 2, 2] }).status === 0;
}

/** The words that make a command run as root, or null where that takes a password. */
function rootPrefix(): readonly string[] | null {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : null;
}

function isDebianLike(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Whether packages can be installed here at all. */
export function canInstall(): boolean {
  return isDebianLike() && rootPrefix() !== null;
}

/** No host, and no other apt, is waited for longer. */
const patience = [
  'Acquire::Retries=1',
  'Acquire::http::Timeout=20',
  'Acquire::https::Timeout=20',
  'DPkg::Lock::Timeout=60',
];

/** @param prefix the words before each command */
export function aptInstaller(prefix: readonly string[], { fetch, unpack }: InstallLimits): Install {
  const apt = (limitSeconds: number, ...parameters: readonly string[]): string | null => {
    const options = patience.flatMap((option) => ['-o', option]);
    // Limited after the prefix: what root runs can't be ended by another user.
    const limited = ['env', 'DEBIAN_FRONTEND=noninteractive', 'timeout', '--kill-after=10', String(limitSeconds)];
    const [command = '', ...rest] = [...prefix, ...limited, 'apt-get', '--quiet', ...options, ...parameters];
    return run(command, ...rest) ? null : `"apt-get ${parameters.join(' ')}" failed, or took over ${limitSeconds} s`;
  };
  // The lists are fetched once, for all that is installed.
  let update: { readonly error: string | null } | undefined;
  return (names) => {
    const install = ['install', '--yes', '--no-install-recommends', ...names];
    update ??= { error: apt(fetch, 'update') };
    return update.error ?? apt(fetch, ...install, '--download-only') ?? apt(unpack, ...install);
  };
}

/** Whether it may is asked with the first packages. */
export function packageInstaller(limits: InstallLimits): Install {
  const choose = (): Install => {
    if (!isDebianLike()) return () => 'this system is neither Debian nor of its kin';
    const prefix = rootPrefix();
    return prefix === null ? () => 'to install packages takes a password here' : aptInstaller(prefix, limits);
  };
  let install: Install | undefined;
  return (names) => {
    install ??= choose();
    return install(names);
  };
}
