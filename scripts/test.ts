// `pnpm test` runs every check, `pnpm test --only lint,unit` some of them. The last line is the sum.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium, provideChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { FAILED, PASSED, type Tally, formatTally, sumTallies, tallyPlaywright, tallyVitest } from './tally.ts';
import { writeDurations } from './test-durations.ts';

const { values: options } = parseArgs({ options: { only: { type: 'string' }, durations: { type: 'boolean' } } });

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

async function vitest(...chosen: readonly string[]): Promise<Tally> {
  const report = join(reports, 'vitest.json');
  const succeeded = await runCommand('vitest', [
    'run',
    ...chosen.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ]);
  if (succeeded && options.durations) writeDurations(report);
  return tallyVitest(report, succeeded);
}

/** Prints what the pages of failed attempts showed, because a log is all that is left of a run elsewhere. */
function printFailedPages(): void {
  for (const file of globSync('node_modules/.cache/e2e/*/error-context.md')) {
    const [, snapshot] = readFileSync(file, 'utf8').split('# Page snapshot\n');
    const lines = snapshot?.split('\n# ')[0]?.trim().split('\n') ?? [];
    if (lines.length > 0) console.log([file, ...lines.slice(0, 60), ''].join('\n'));
  }
}

async function endToEnd(): Promise<Tally> {
  const report = join(reports, 'playwright.json');
  const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const succeeded = await runCommand('playwright', ['test', '--reporter=list,json'], { cwd: 'e2e', env });
  printFailedPages();
  return tallyPlaywright(report, succeeded);
}

type Step = {
  readonly name: string;
  readonly title: string;
  readonly run: () => Promise<Tally>;
  readonly needs?: string;
};

/** The checks that only read the code. */
const reading: readonly Step[] = [
  { name: 'types', title: 'Types of every package', run: types },
  { name: 'lint', title: 'Lint', run: () => check('oxlint') },
  { name: 'format', title: 'Format', run: () => check('oxfmt', '--check', '.') },
  {
    name: 'boundaries',
    title: 'Imports between packages',
    run: () => check('depcruise', 'packages', 'e2e', 'bench', 'examples', '--config', 'boundaries.config.ts'),
  },
  { name: 'dead-code', title: 'Dead code and unused dependencies', run: () => check('knip') },
];

/**
 * The checks that run the code. The server's tests wait for PostgreSQL a third of their time, so the static checks run
 * meanwhile.
 */
const running: readonly Step[] = [
  {
    name: 'unit',
    title: 'Unit, contract and integration tests',
    run: () => vitest('!packages', '!as-built', '!proofs'),
  },
  { name: 'proofs', title: 'Processes killed, races and whole days', run: () => vitest('proofs') },
  { name: 'build', title: 'Build', run: () => check('vite', 'build', '--app') },
  { name: 'weight', title: 'Weight of the first load', run: () => check('node', 'scripts/weight.ts'), needs: 'build' },
  {
    name: 'compatibility',
    title: 'Nothing newer than the oldest browsers',
    run: () => check('node', 'scripts/compatibility.ts'),
    needs: 'build',
  },
  {
    name: 'as-built',
    title: 'A tour through the built server and the bundle',
    run: () => vitest('as-built'),
    needs: 'build',
  },
  {
    name: 'packages',
    title: 'Packages, packed and installed outside',
    run: () => vitest('packages'),
    needs: 'build',
  },
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

async function runSteps(steps: readonly Step[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const blocked = outcomes.some(({ name, tally }) => name === step.needs && tally.failed > 0);
    if (blocked) console.log(`\n━━ ${step.name}: not run, because ${step.needs} failed`);
    outcomes.push(blocked ? { name: step.name, tally: FAILED, seconds: 0 } : await runStep(step));
  }
  return outcomes;
}

function chooseSteps(): ReadonlySet<string> {
  const names = [...reading, ...running].map(({ name }) => name);
  const chosen = new Set(options.only?.split(',') ?? names);
  const unknown = [...chosen].filter((name) => !names.includes(name));
  if (unknown.length === 0) return chosen;
  console.error(`Unknown step: ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(2);
}

/** Installs Chromium before any check runs, because the installation holds up everything beside it. */
function prepareChromium(): void {
  try {
    provideChromium();
  } catch {
    // The end-to-end tests fail with the reason.
  }
}

const chosen = chooseSteps();
if (chosen.has('e2e')) prepareChromium();
const outcomes = (
  await Promise.all([reading, running].map((steps) => runSteps(steps.filter(({ name }) => chosen.has(name)))))
).flat();
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
console.log(formatTally(total));
process.exitCode = total.failed > 0 ? 1 : 0;
