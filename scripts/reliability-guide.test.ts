import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const SERVER = 'packages/server/src';

function secondsOf(file: string, name: string): number {
  const [, milliseconds = ''] = new RegExp(`const ${name} = ([\\d_]+);`).exec(read(join(SERVER, file))) ?? [];
  return Number(milliseconds.replaceAll('_', '')) / 1000;
}

it.each([
  ['database/database.ts', 'CONNECT_WITHIN_MS', (seconds: number) => `${seconds} seconds for a connection`],
  ['database/database.ts', 'STATEMENT_WITHIN_MS', (seconds: number) => `${seconds} for a statement`],
  ['database/database.ts', 'ANSWER_WITHIN_MS', (seconds: number) => `${seconds} for its answer`],
  ['database/until-durable.ts', 'WITHIN_MS', (seconds: number) => `${seconds} for the disk`],
  ['http/limit-time.ts', 'ANSWERED_WITHIN_MS', (seconds: number) => `answered within ${seconds} seconds`],
])('docs/reliability.md says how long is waited, as in %s %s', (file, name, say) => {
  expect(read('docs/reliability.md')).toContain(say(secondsOf(file, name)));
});
