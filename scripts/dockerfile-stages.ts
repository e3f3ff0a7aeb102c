import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './command.ts';
import { type Stage, variablesOf } from './dockerfile.ts';

/** The user `node` of the image: one that owns nothing on this machine. */
export const NOBODY = 65_534;

/** A stage as a folder: its root, and the working directory and environment of the next step. */
export type Built = {
  readonly root: string;
  readonly workdir: string;
  readonly environment: Record<string, string>;
};

/** The build context: the last commit without the files in `.dockerignore`. */
export function makeContext(folder: string): void {
  mkdirSync(folder);
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['x', '-C', folder], { input: archive });
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  for (const path of ignored) if (/^[\w./-]+$/.test(path)) rmSync(join(folder, path), { recursive: true, force: true });
}

/** A command of the image, adapted to a stage that is only a folder. */
const commandIn = (folder: string, command: string): string =>
  command.replaceAll(/(?<=\s)\/(?=\w)/g, `${folder}/`).replaceAll('node:node', `${NOBODY}:${NOBODY}`);

function copy(value: string, { root: folder, workdir }: Built, sourceOf: (stage: string | undefined) => string): void {
  const paths = value.split(/\s+/).filter((word) => !word.startsWith('--'));
  const from = sourceOf(/^--from=(\S+)/.exec(value)?.[1]);
  const target = paths.at(-1) ?? '.';
  const sources = paths.slice(0, -1);
  const into = target.startsWith('/') ? join(folder, target) : resolve(workdir, target);
  for (const source of sources)
    cpSync(join(from, source), sources.length > 1 ? join(into, source) : into, { recursive: true });
}

/** Runs the instructions of one stage. `earlier` are the roots of the stages before it. */
export function buildStage(
  { name, instructions }: Stage,
  base: string,
  { earlier, outer }: { readonly earlier: ReadonlyMap<string, Built>; readonly outer: NodeJS.ProcessEnv },
): Built {
  const folder = join(base, name);
  const built = { root: folder, workdir: folder, environment: {} as Record<string, string> };
  mkdirSync(folder);
  const steps: Record<string, (value: string) => void> = {
    WORKDIR: (value) => {
      built.workdir = join(folder, value);
      mkdirSync(built.workdir, { recursive: true });
    },
    ENV: (value) => Object.assign(built.environment, variablesOf(value, built.environment)),
    COPY: (value) =>
      copy(value, built, (stage) => (stage === undefined ? join(base, 'context') : (earlier.get(stage)?.root ?? base))),
    RUN: (value) =>
      execFileSync('sh', ['-c', commandIn(folder, value)], {
        cwd: built.workdir,
        env: { ...outer, ...built.environment },
        stdio: 'inherit',
      }),
  };
  for (const { name: instruction, value } of instructions) {
    console.log(`${instruction} ${value}`);
    steps[instruction]?.(value);
  }
  return built;
}
