import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Chromium without a window: a page costs it three quarters of what the whole browser needs. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Then the tests make do with what is there. */
const INSTALLED_WITHIN_MS = 120_000;
/** Where another browser is there, the shell is tried once, not before each run. */
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

/** The shell is quicker, but no reason to fail: any other browser that is there will do. */
function tryShell(): void {
  if (existsSync(TRIED) || !isDebian() || install(SHELL)) return;
  console.warn(`${SHELL} could not be installed. The tests run in the browser that is there, and take longer.`);
  mkdirSync(dirname(TRIED), { recursive: true });
  writeFileSync(TRIED, '');
}

/** The path of the Chromium that is there, best the shell; throws what to do where there is none. */
export function findChromium(): string {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
  const found = chosen ?? findOnPath([SHELL, ...BROWSERS]);
  if (found !== undefined) return found;
  throw new Error(
    `The end-to-end tests need Chromium. Install it (Debian: \`apt-get install ${SHELL}\` as root) or name one in CHROMIUM_PATH.`,
  );
}

/** The same, after Debian's package is installed where it is missing and may be. */
export function provideChromium(): string {
  if (process.env['CHROMIUM_PATH'] === undefined && findOnPath([SHELL]) === undefined && mayInstall()) {
    if (findOnPath(BROWSERS) === undefined) install(SHELL, 'chromium');
    else tryShell();
  }
  return findChromium();
}
