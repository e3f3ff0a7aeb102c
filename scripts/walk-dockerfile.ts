// `pnpm walk-dockerfile`: runs the Dockerfile's steps in plain folders, starts the result as an unprivileged user,
// sends requests, and stops it. For machines without a container engine.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort, startEmbeddedPostgres } from '../packages/server/src/database/embedded-postgres.ts';
import { tcpUrl } from '../packages/server/src/database/tcp-url.ts';
import { root } from './command.ts';
import { type Built, NOBODY, buildStage, makeContext } from './dockerfile-stages.ts';
import { parseDockerfile, programOf } from './dockerfile.ts';

const QUESTIONS_MAX = 100;
const ASK_EVERY_MS = 200;
const FINE = 200;
/** Pages, a picture that native code renders, and the health check of a proxy. */
const PATHS = ['/', '/products', '/og/bread.png', '/readyz'];

const base = mkdtempSync(join(tmpdir(), 'ofenpost-image-'));
// The unprivileged user needs access too.
chmodSync(base, 0o755);
/** The variables with which this machine reaches its package registry. */
const outer = { ...process.env, PATH: [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter) };

function expectThat(isSo: boolean, what: string): void {
  console.log(`${isSo ? '✓' : '✗'} ${what}`);
  if (!isSo) process.exitCode = 1;
}

async function startAndAsk(image: Built, instructions: ReadonlyMap<string, string>): Promise<void> {
  const database = await startEmbeddedPostgres({ dataDirectory: join(base, 'database'), durable: false });
  const port = await findFreePort();
  const data = join(image.root, image.environment['DATA_DIR'] ?? '');
  const env = {
    ...outer,
    ...image.environment,
    DATA_DIR: data,
    PORT: `${port}`,
    PUBLIC_URL: `http://localhost:${port}`,
    DEMO_DATA: 'yes',
    AUTH_SECRET: 'only for this walk through the steps',
    // TCP, since the server's user may not enter the database's folder with the socket.
    DATABASE_URL: tcpUrl(database.url),
  };
  const options = { cwd: image.workdir, env, ...(process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}) };
  const isHealthy = () =>
    spawnSync('sh', ['-c', instructions.get('HEALTHCHECK')?.split(' CMD ')[1] ?? 'false'], options).status === 0;

  const [program = '', ...parameters] = programOf(instructions.get('CMD') ?? '[]');
  const server = spawn(program, parameters, { ...options, stdio: 'inherit' });
  const ended = once(server, 'exit');
  const ask = (path: string): Promise<number> =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => 0,
    );
  for (let count = 0; count < QUESTIONS_MAX && (await ask('/readyz')) !== FINE; count += 1) await sleep(ASK_EVERY_MS);
  expectThat(isHealthy(), 'is healthy');
  for (const path of PATHS) {
    const status = await ask(path);
    expectThat(status === FINE, `answers ${path} (${status})`);
  }
  const backup = spawnSync('node', ['dist/server/backup.js', 'backup', join(data, 'backup')], options);
  expectThat(backup.status === 0, `backs up: ${String(backup.stdout).trim()}${String(backup.stderr).trim()}`);
  server.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  expectThat(code === 0, `stops with ${code}`);
  await database.stop();
}

try {
  makeContext(join(base, 'context'));
  const stages = parseDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const built = new Map<string, Built>();
  for (const stage of stages) built.set(stage.name, buildStage(stage, base, { earlier: built, outer }));
  const image = [...built.values()].at(-1);
  const last = stages.at(-1);
  if (image === undefined || last === undefined) throw new Error('The Dockerfile has no stage.');
  const [size] = execFileSync('du', ['-sh', image.workdir], { encoding: 'utf8' }).split('\t');
  console.log(`What is added to Node's image: ${size}`);
  await startAndAsk(image, new Map(last.instructions.map(({ name, value }) => [name, value])));
} finally {
  rmSync(base, { recursive: true, force: true });
}
