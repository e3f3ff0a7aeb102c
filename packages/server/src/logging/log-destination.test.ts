import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { warningsAtOnce } from './log-destination.ts';
import { createLogger } from './logger.ts';

it('writes a warning at once, and with it all that stands before it', () => {
  let waiting: string[] = [];
  const written: string[] = [];
  const output = {
    write: (line: string) => waiting.push(line) > 0,
    flushSync: () => {
      written.push(...waiting);
      waiting = [];
    },
  };
  const log = createLogger('production', warningsAtOnce(output));
  log.info('first');
  log.child({ requestId: 'r' }).info('second');
  expect(written).toEqual([]);
  log.child({ requestId: 'r' }).error('third');
  expect(written.map((line) => (JSON.parse(line) as { readonly msg: string }).msg)).toEqual([
    'first',
    'second',
    'third',
  ]);
  log.info('fourth');
  expect(written).toHaveLength(3);
});

const PROGRAM = `
  const { createLogger } = await import(${JSON.stringify(join(import.meta.dirname, 'logger.ts'))});
  const { openLogDestination } = await import(${JSON.stringify(join(import.meta.dirname, 'log-destination.ts'))});
  const log = createLogger('production', openLogDestination());
  for (let line = 0; line < 1_000; line += 1) log.info({ line }, 'answered');
`;

it.each([
  ['is stopped', 'process.exit(0);', 0],
  ['ends by an error that nobody caught', "throw new Error('the oven fell over');", 1],
  ['goes on', 'setTimeout(() => {}, 60_000);', null],
])('loses nothing when the process %s', async (_, ending, code) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM + ending], { stdio: 'pipe' });
  let output = '';
  const last = Promise.withResolvers<void>();
  child.stdout.on('data', (chunk: Buffer) => {
    output += String(chunk);
    if (output.includes('"line":999,')) last.resolve();
  });
  const exited = once(child, 'close');
  if (code === null) {
    await last.promise;
    child.kill('SIGKILL');
  }
  await exited;
  expect([child.exitCode, output.trim().split('\n').length]).toEqual([code, 1_000]);
});
