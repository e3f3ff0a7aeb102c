// `pnpm start`: builds when the sources are newer than the last build, then runs the server.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
const MAIN = join(ROOT, 'dist/server/main.js');
const SERVE = join(ROOT, 'deploy/serve');
const INPUTS = ['vite.config.ts', 'pnpm-lock.yaml', 'scripts/build', ...packageSources()];

function packageSources(): string[] {
  return readdirSync(join(ROOT, 'packages')).map((name) => join('packages', name, 'src'));
}

const modifiedAt = (path: string): number => statSync(path).mtimeMs;

function newestIn(path: string): number {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return modifiedAt(path);
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  // The modification time of a folder shows removed and renamed files.
  return Math.max(modifiedAt(path), ...names.map((name) => modifiedAt(join(path, name))));
}

function isBuilt(): boolean {
  return existsSync(MAIN) && INPUTS.every((input) => newestIn(join(ROOT, input)) < modifiedAt(MAIN));
}

function build(): void {
  console.log('Ofenpost wird gebaut …');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--app', '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!isBuilt()) build();

// In this process, so that every signal reaches the server.
if (typeof process.execve === 'function' && process.platform !== 'win32')
  process.execve('/bin/sh', ['sh', SERVE], { ...process.env, NODE: process.execPath });
// Windows and Node before 22.15 cannot replace the process with another program.
else await import(pathToFileURL(MAIN).href);
