import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function findOnPath(): string | undefined {
  const directories = (process.env['PATH'] ?? '').split(delimiter);
  return directories.flatMap((directory) => NAMES.map((name) => join(directory, name))).find(existsSync);
}

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function install(): void {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update', '-q'], options);
  execFileSync('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium'], options);
}

/** The path of a Chromium. Installs Debian's package where that is possible; else throws what to do. */
export function provideChromium(): string {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
  }
  const found = findOnPath();
  if (found !== undefined) return found;
  if (mayInstall()) install();
  const installed = findOnPath();
  if (installed !== undefined) return installed;
  throw new Error(
    'The end-to-end tests need Chromium. Install it (Debian: `apt-get install chromium` as root) or name one in CHROMIUM_PATH.',
  );
}
