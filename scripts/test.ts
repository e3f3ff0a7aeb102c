// `pnpm test` runs the checks of every change, and the slow ones of what has changed since everything was tested;
// `pnpm test:all` everything. `--only lint,unit` runs some of the steps, `--release` tries no browser test again,
// `--record` writes what the run took into docs/quality.md. The last line is the sum.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playBrowserTests } from './browser-tests.ts';
import { provideChromium } from './chromium.ts';
import { root, runCommand } from './command.ts';
import { childProcessSeconds, everythingOf, formatRun, recordRun } from './run-figures.ts';
import { FAILED, PASSED, type Tally, formatTally, sumTallies, tallyVitest } from './tally.ts';
import { writeDurations } from './test-durations.ts';
import { cleanCommit, findTouched } from './touched.ts';

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean' },
    only: { type: 'string' },
    release: { type: 'boolean' },
    durations: { type: 'boolean' },
    record: { type: 'boolean' },
  },
});

/** Races and weeks have their full size only where everything is asked for. */
const isWhole = options.all === true || options.release === true;
const change = isWhole ? null : findTouched();
/** Null: everything. */
const touched = change?.touched ?? null;
const commit = options.record ? cleanCommit() : undefined;
if (isWhole) Object.assign(process.env, { RACES: 'full', WEEK: 'full' });

const reports = mkdtempSync(join(tmpdir(), 'ofenpost-test-'));

const check = async (command: string, ...parameters: string[]): Promise<Tally> =>
  (await runCommand(command, parameters, { together: true })) ? PASSED : FAILED;

const projects = [
  'packages/core',
  'packages/core/tsconfig.platform-free.json',
  'packages/contract',
  'packages/demo-data',
  'packages/illustration',
  'packages/payment-simulator',
  'packages/client',
  'packages/testing',
  'packages/adapters',
  'packages/web',
  'packages/server',
  'e2e',
  'bench',
  'examples/terminal',
  '.',
];

/** Each package is checked once, by one thread: more threads find out again what others know, in twice the time. */
const types = () => check('tsc', '-b', '--singleThreaded', ...projects);

type VitestOptions = {
  readonly together?: boolean;
  /** By default one for each core. */
  readonly workers?: number;
};

async function vitest(projectNames: readonly string[], { workers, ...output }: VitestOptions = {}): Promise<Tally> {
  const report = join(reports, `vitest-${projectNames.join()}.json`);
  const parameters = [
    'run',
    ...projectNames.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
    ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
  ];
  const succeeded = await runCommand('vitest', parameters, output);
  if (succeeded && options.durations) writeDurations(report);
  return tallyVitest(report, succeeded);
}

const endToEnd = (): Promise<Tally> =>
  playBrowserTests([], {
    ...(touched !== null && { TOUCHED: touched.specs.join() }),
    ...(options.release && { RELEASE: 'yes' }),
  });

type Step = {
  readonly name: string;
  readonly title: string;
  readonly run: () => Promise<Tally>;
  readonly needs?: string;
};

/** The checks of the code and of what is built from it. Each writes all that it has to say when it ends. */
const beside: readonly Step[] = [
  { name: 'types', title: 'Types of every package', run: types },
  { name: 'lint', title: 'Lint', run: () => check('oxlint') },
  { name: 'format', title: 'Format', run: () => check('oxfmt', '--check', '.') },
  {
    name: 'boundaries',
    title: 'Imports between packages',
    run: () => check('depcruise', 'packages', 'e2e', 'bench', 'examples', '--config', 'boundaries.config.ts'),
  },
  { name: 'dead-code', title: 'Dead code and unused dependencies', run: () => check('knip') },
  { name: 'build', title: 'Build', run: () => check('vite', 'build', '--app') },
  { name: 'weight', title: 'Weight of the first load', run: () => check('node', 'scripts/weight.ts'), needs: 'build' },
  {
    name: 'compatibility',
    title: 'Nothing newer than the oldest browsers',
    run: () => check('node', 'scripts/compatibility.ts'),
    needs: 'build',
  },
  {
    name: 'component',
    title: 'Pages in a browser over the shop in memory',
    run: () => vitest(['component'], { together: true }),
  },
  {
    name: 'as-built',
    title: 'A tour through the built server and the bundle',
    run: () => vitest(['as-built'], { together: true }),
    needs: 'build',
  },
  {
    name: 'packages',
    title: 'Packages, packed and installed outside',
    run: () => vitest(['packages'], { together: true }),
    needs: 'build',
  },
];

const CORES = availableParallelism();

/**
 * Each test of the server waits for PostgreSQL half of its time: with three workers on two cores 81 files took 138 s, with
 * two 188, with four 150.
 */
const UNIT_WORKERS = Math.ceil(CORES * 1.5);

/** The long checks, one after the other; the others run meanwhile. */
const long: readonly Step[] = [
  {
    name: 'unit',
    title: 'Unit, contract and integration tests',
    run: () => vitest(['!packages', '!as-built', '!proofs', '!component'], { workers: UNIT_WORKERS }),
  },
  { name: 'proofs', title: 'Processes killed, races and whole days', run: () => vitest(['proofs']) },
  { name: 'e2e', title: 'End-to-end tests', run: endToEnd, needs: 'build' },
];

type Outcome = { readonly name: string; readonly tally: Tally; readonly seconds: number };

async function runStep({ name, title, run }: Step): Promise<Outcome> {
  console.log(`\n━━ ${name}: ${title}`);
  const start = performance.now();
  const tally = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return FAILED;
  });
  const seconds = (performance.now() - start) / 1000;
  console.log(`━━ ${name}: ${formatTally(tally)} (${seconds.toFixed(1)} s)`);
  return { name, tally, seconds };
}

/** Runs steps one after the other; one that needs another waits for it, in whichever lane it is. */
async function runLane(lane: readonly Step[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of lane) {
    const needed = await ended.get(step.needs ?? '')?.promise;
    const isBlocked = needed !== undefined && needed.tally.failed > 0;
    if (isBlocked) console.log(`\n━━ ${step.name}: not run, because ${step.needs} failed`);
    const outcome = isBlocked ? { name: step.name, tally: FAILED, seconds: 0 } : await runStep(step);
    ended.get(step.name)?.resolve(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}

function chooseSteps(): ReadonlySet<string> {
  if (options.record && options.only !== undefined) refuse('Only a run of all steps is recorded.');
  if (options.record && commit === undefined) refuse('Only a run of what is committed is recorded.');
  const names = [...beside, ...long].map(({ name }) => name);
  const isPlayed = (name: string) => name !== 'proofs' || touched === null || touched.hasProofs;
  const chosen = new Set(options.only?.split(',') ?? names.filter(isPlayed));
  const unknown = [...chosen].filter((name) => !names.includes(name));
  if (unknown.length > 0) refuse(`Unknown step: ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  return chosen;
}

/** Installs Chromium before any check runs, because the installation holds up everything beside it. */
function prepareChromium(): void {
  try {
    provideChromium();
  } catch {
    // The tests that need it fail with the reason.
  }
}

/** Says what the slow steps play, because that differs from change to change. */
function describeDepth(): string {
  if (options.only !== undefined && !chosen.has('e2e') && !chosen.has('proofs')) return [...chosen].join(', ');
  if (touched === null) return 'everything';
  const { rooms, specs, hasProofs } = touched;
  const slow = [...specs, ...(hasProofs ? ['proofs'] : [])];
  return `the flows, and since ${change?.since}: ${slow.length === 0 ? 'nothing else' : slow.join(', ')} (touched: ${rooms.join(', ') || 'no room'})`;
}

/** What a run played, for its row in the table. What failed, or changed meanwhile, is no state to compare with. */
function describeRecord(hasFailed: boolean): string {
  if (touched !== null) return 'touched';
  const isState = isWhole && !hasFailed && commit !== undefined && commit === cleanCommit();
  return isState ? everythingOf(commit) : 'everything';
}

const chosen = chooseSteps();
console.log(`━━ ${describeDepth()}`);
if (chosen.has('component') || chosen.has('e2e')) prepareChromium();
/** The chosen steps, each with its outcome once there is one. */
const ended = new Map([...chosen].map((name) => [name, Promise.withResolvers<Outcome>()]));
const lanes = [beside, long].map((steps) => steps.filter(({ name }) => chosen.has(name)));
const outcomes = (await Promise.all(lanes.map(runLane))).flat();
rmSync(reports, { recursive: true });

const total = sumTallies(outcomes.map(({ tally }) => tally));
for (const failure of total.failures) console.log(`\n✗ ${failure}`);
for (const test of total.flaky) console.log(`\n~ flaky: ${test}`);
console.log('\n━━ summary');
for (const { name, tally, seconds } of outcomes) {
  const mark = tally.failed > 0 ? '✗' : '✓';
  console.log(`${mark} ${name.padEnd(12)} ${`${seconds.toFixed(1)} s`.padStart(8)}   ${formatTally(tally)}`);
}
if (total.flaky.length > 0) console.log(`${total.flaky.length} flaky: passed when tried again, named above`);
const figures = {
  date: new Date().toISOString().slice(0, 10),
  cores: CORES,
  wallSeconds: performance.now() / 1000,
  processorSeconds: childProcessSeconds(),
  flaky: total.flaky.length,
  depth: describeRecord(total.failed > 0),
  result: formatTally(total),
};
if (options.record) {
  const page = join(root, 'docs/quality.md');
  writeFileSync(page, recordRun(readFileSync(page, 'utf8'), figures));
}
console.log(formatRun(figures));
console.log(figures.result);
process.exitCode = total.failed > 0 ? 1 : 0;
