import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Headless Chromium: a page costs three quarters of what it costs the whole browser. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** In milliseconds; after this time the tests use an installed browser. */
const INSTALLED_WITHIN_MS = 120_000;
/** If another browser is installed, the shell is tried once, and not before each run. */
const TRIED = join(import.meta.dirname, '../node_modules/.cache/chromium-headless-shell-tried');

function findOnPath(names: readonly string[]): string | undefined {
  const directories = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => directories.map((directory) => join(directory, name))).find(existsSync);
}

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Ubuntu and others have apt-get too, but no package of the shell. */
const isDebian = (): boolean =>
  existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));

function aptGet(...parameters: readonly string[]): boolean {
  // Without a network it fails at once instead of trying for minutes.
  const timeout = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', [...parameters, ...timeout], { stdio: 'inherit', timeout: INSTALLED_WITHIN_MS, env });
    return true;
  } catch {
    return false;
  }
}

/** The first of these packages that can be installed. */
const install = (...names: readonly string[]): boolean =>
  aptGet('update', '-q') && names.some((name) => aptGet('install', '-qy', '--no-install-recommends', name));

/** The shell is faster but optional: any other installed browser works too. */
function tryShell(): void {
  if (existsSync(TRIED) || !isDebian() || install(SHELL)) return;
  console.warn(`${SHELL} could not be installed. The tests run in the browser that is there, and take longer.`);
  mkdirSync(dirname(TRIED), { recursive: true });
  writeFileSync(TRIED, '');
}

/** The path of the installed Chromium, preferably the shell; throws an instruction if there is none. */
export function findChromium(): string {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
  const found = chosen ?? findOnPath([SHELL, ...BROWSERS]);
  if (found !== undefined) return found;
  throw new Error(
    `The end-to-end tests need Chromium. Install it (Debian: \`apt-get install ${SHELL}\` as root) or name one in CHROMIUM_PATH.`,
  );
}

/** The same, after installing Debian's package if it is missing and this is allowed. */
export function provideChromium(): string {
  if (process.env['CHROMIUM_PATH'] === undefined && findOnPath([SHELL]) === undefined && mayInstall()) {
    if (findOnPath(BROWSERS) === undefined) install(SHELL, 'chromium');
    else tryShell();
  }
  return findChromium();
}
