import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_ROOMS, AREAS, FOUNDATIONS } from '../e2e/areas.ts';
import { root } from './command.ts';
import { lastTested } from './run-figures.ts';

/** What a change touches; null where that is everything. */
export type Touched = {
  /** The rooms of packages, which have the same name in each. */
  readonly rooms: readonly string[];
  /** The files of browser tests that it changes or that are about its rooms. */
  readonly specs: readonly string[];
  /** Whether what the proofs are about is touched. */
  readonly hasProofs: boolean;
} | null;

/** What no browser test and no proof runs: texts, tools, tests that other steps run, and which tests are about what. */
const UNSEEN = [
  /^(?:docs|bench|examples|api-report|\.changeset)\//,
  /^scripts\/(?!build\/)/,
  /^packages\/web\/test-tools\//,
  /(?:^|\/)(?:[^/]*\.md|LICENSE)$/,
  /\.(?:test|fixtures)\.tsx?$/,
  /^(?:test-durations|knip|\.oxlintrc|\.oxfmtrc)\.json$/,
  /^e2e\/areas\.ts$/,
];
/** What proofs alone run, or run on: the browser tests play the built server, which contains none of it. */
const PROOF =
  /\.proof\.test\.ts$|^packages\/server\/test-tools\/|^packages\/testing\/src\/|^packages\/[^/]+\/src\/.*\.fixtures\.ts$|^vitest\.config\.ts$/;
const SPEC = /^e2e\/([^/]+)\.spec\.ts$/;
const ROOM = /^packages\/([^/]+)\/src\/([^/]+)\//;

const ROOMS_OF_SOME: ReadonlySet<string> = new Set(
  Object.values(AREAS)
    .flat()
    .filter((room) => !FOUNDATIONS.includes(room)),
);

/** The packages whose rules the proofs are about. */
const PROVEN = ['core', 'contract', 'server'];

/**
 * Returns what a change of these files of the repository touches. A room that everything stands on touches everything,
 * and so does one that no browser test is about.
 */
export function touchedBy(paths: readonly string[]): Touched {
  const rooms = new Set<string>();
  const changed = new Set<string>();
  let hasProofs = false;
  for (const path of paths) {
    const [, spec] = SPEC.exec(path) ?? [];
    const [, name = '', room] = ROOM.exec(path) ?? [];
    if (spec !== undefined) changed.add(spec);
    else if (PROOF.test(path)) hasProofs = true;
    else if (UNSEEN.some((pattern) => pattern.test(path))) continue;
    else if (room === undefined || !ROOMS_OF_SOME.has(room)) return null;
    else {
      rooms.add(room);
      hasProofs ||= PROVEN.includes(name);
    }
  }
  const isTouched = ([spec, areas]: readonly [string, readonly string[]]) =>
    changed.has(spec) || areas.some((area) => rooms.has(area) || (area === ALL_ROOMS && rooms.size > 0));
  const specs = Object.entries(AREAS)
    .filter(isTouched)
    .map(([spec]) => spec);
  return { rooms: [...rooms], specs, hasProofs };
}

const git = (...parameters: string[]): string =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * Returns what has been touched since the last commit of which everything was tested, with what is not committed yet;
 * null where nobody knows, as in a clone without its history.
 */
export function findTouched(): { readonly since: string; readonly touched: Touched } | null {
  const since = lastTested(readFileSync(join(root, 'docs/quality.md'), 'utf8'));
  if (since === undefined) return null;
  try {
    git('merge-base', '--is-ancestor', since, 'HEAD');
    const changed = `${git('diff', '--name-only', '--no-renames', since)}${git('ls-files', '--others', '--exclude-standard')}`;
    return { since, touched: touchedBy(changed.split('\n').filter((path) => path !== '')) };
  } catch {
    return null;
  }
}

/** The commit that is checked out, shortened; undefined where its files are changed. */
export const cleanCommit = (): string | undefined =>
  git('status', '--porcelain').trim() === '' ? git('rev-parse', '--short=8', 'HEAD').trim() : undefined;
