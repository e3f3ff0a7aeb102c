import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** What a server's clock is told: `packages/server/src/time/steered-clock.ts`. */
type ClockCommand = { readonly set: string } | { readonly advance: number } | { readonly freeze: true };

const ROOT = join(import.meta.dirname, '..');
const READY_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 60_000;

/** How a server is started: `serve` runs the last build, as in production; `start` builds first where necessary. */
export type Program = 'serve' | 'start';

const COMMANDS: Readonly<Record<Program, readonly [string, string]>> = {
  serve: ['sh', join(ROOT, 'deploy/serve')],
  start: [process.execPath, join(ROOT, 'scripts/start.ts')],
};
const BUILT_WITHIN_MS = 240_000;

/** The clock of a shop, which stands still until a test moves it. */
export type ShopClock = {
  /** The ISO instant (UTC) that it shows. */
  now(): string;
  /** Shows this ISO instant (UTC). */
  set(instant: string): Promise<void>;
  /** Jumps ahead by milliseconds. */
  advance(milliseconds: number): Promise<void>;
};

/** A server with its own database, which can be stopped and started again. */
export type Shop = {
  readonly url: string;
  readonly dataDirectory: string;
  readonly clock: ShopClock;
  /**
   * Resolves once the server is ready. `clockStart` is the ISO instant (UTC) that its clock shows; `environment` adds
   * variables. In production the clock runs on.
   */
  start(clockStart: string, environment?: Readonly<Record<string, string>>): Promise<void>;
  stop(signal: NodeJS.Signals): Promise<void>;
  /** The last lines that the server wrote. */
  log(): readonly string[];
  /** Stops the server and deletes its data. */
  close(): Promise<void>;
};

/** The range is below the ephemeral ports of common systems, which could be taken before the server starts. */
const PORTS = [20_000, 30_000] as const;

export async function findFreePort(): Promise<number> {
  const port = randomInt(...PORTS);
  const server = createServer().listen(port);
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return findFreePort();
  server.close();
  await once(server, 'close');
  return port;
}

/** The environment variable with the data directory of a newly opened shop, which `template-shop.ts` creates. */
export const TEMPLATE_DATA = 'TEMPLATE_SHOP_DATA';
/** The environment variable with the address that answers each POST with the URL of a copy of that shop's database. */
export const DATABASES = 'TEMPLATE_SHOP_DATABASES';

/** The URL of a database of its own; undefined where no run of the tests has started PostgreSQL. */
async function createDatabase(): Promise<string | undefined> {
  const address = process.env[DATABASES];
  if (address === undefined) return undefined;
  const answer = await fetch(address, { method: 'POST' });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

/**
 * Creates a data directory that an embedded database's own user may enter. It copies the files of a first start, which
 * take most of its time.
 */
async function createDataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'ofenpost-e2e-'));
  await chmod(directory, 0o755);
  const seeded = process.env[TEMPLATE_DATA];
  if (seeded !== undefined) await cp(seeded, directory, { recursive: true });
  return directory;
}

/** How many of the last lines of a server are held, and how many an error shows. */
const [LOG_LINES, ERROR_LINES] = [200, 30];

type Log = { readonly follow: (child: ChildProcess) => void; readonly lines: () => readonly string[] };

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Resolves once the server answers; rejects with what it wrote where it does not. */
async function waitUntilReady(child: ChildProcess, log: Log, url: string, withinMs: number): Promise<void> {
  const fail = (what: string): never => {
    throw new Error([`The server ${what}. It wrote:`, ...log.lines().slice(-ERROR_LINES)].join('\n'));
  };
  const deadline = performance.now() + withinMs;
  while (!(await isReady(url))) {
    if (hasEnded(child)) fail('ended before it was ready');
    if (performance.now() > deadline) fail('did not become ready');
    await setTimeout(100);
  }
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit', { signal: AbortSignal.timeout(STOPPED_WITHIN_MS) });
  child.kill(signal);
  await exited;
}

function launch(program: Program, env: Record<string, string>): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  const [command, script] = COMMANDS[program];
  return spawn(command, [script], {
    env: { PATH, HOME, NODE: process.execPath, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** The last lines of what processes write. */
function createLog(): Log {
  let lines: string[] = [];
  const add = (line: string) => {
    lines = [...lines.slice(1 - LOG_LINES), line];
  };
  return {
    follow: ({ stdout, stderr }: ChildProcess) => {
      for (const input of [stdout, stderr]) if (input !== null) createInterface({ input }).on('line', add);
    },
    lines: () => lines,
  };
}

/** Sends a command to the clock of a server; resolves with the ISO instant (UTC) that it shows from then on. */
async function moveClock(child: ChildProcess, command: ClockCommand): Promise<string> {
  const answered = once(child, 'message', { signal: AbortSignal.timeout(STOPPED_WITHIN_MS) });
  child.send({ clock: command });
  const [{ clock }] = (await answered) as [{ clock: string }];
  return clock;
}

/** Production ignores `CLOCK_START`: there the clock of the process itself is shifted. */
const shiftedClock = (clockStart: string) => ({
  SHIFTED_CLOCK_START: clockStart,
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts')).href}`,
});

type CreateOptions = {
  /** By default the last build is served. */
  readonly program?: Program;
  /** By default one of its own; null is the embedded one, which is stored safely. */
  readonly databaseUrl?: string | null;
};

/** Prepares a shop with a free port and a copy of the template's data; it is not open before `start`. */
export async function createShop({ program = 'serve', databaseUrl }: CreateOptions = {}): Promise<Shop> {
  const dataDirectory = await createDataDirectory();
  const database = databaseUrl === undefined ? await createDatabase() : (databaseUrl ?? undefined);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let now = '';
  let isSteered = false;
  const log = createLog();

  const move = async (command: ClockCommand) => {
    if (child === undefined || !isSteered) throw new Error('The clock of this shop cannot be moved.');
    now = await moveClock(child, command);
  };
  const stop = async (signal: NodeJS.Signals) => {
    if (child !== undefined) await endProcess(child, signal);
  };
  return {
    url,
    dataDirectory,
    clock: {
      now: () => now,
      set: (instant) => move({ set: instant }),
      advance: (milliseconds) => move({ advance: milliseconds }),
    },
    log: log.lines,
    start: async (clockStart, environment = {}) => {
      const isShifted = environment['APP_ENV'] === 'production';
      child = launch(program, {
        PORT: `${port}`,
        PUBLIC_URL: url,
        DATA_DIR: dataDirectory,
        ...(database !== undefined && { DATABASE_URL: database }),
        // Only its own test pays online.
        PAYMENT_PROVIDER: 'none',
        ...(isShifted ? shiftedClock(clockStart) : { CLOCK_START: clockStart }),
        ...environment,
      });
      log.follow(child);
      await waitUntilReady(child, log, url, program === 'start' ? BUILT_WITHIN_MS : READY_WITHIN_MS);
      isSteered = !isShifted && program !== 'start';
      if (!isSteered) return;
      await move({ freeze: true });
      await move({ set: clockStart });
    },
    stop,
    close: async () => {
      // Nobody needs its data any more.
      await stop(database === undefined ? 'SIGINT' : 'SIGKILL');
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
