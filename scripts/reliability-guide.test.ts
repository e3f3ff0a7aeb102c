import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { numberIn } from './number-in.ts';

const guide = readFileSync(join(dirname(import.meta.dirname), 'docs', 'reliability.md'), 'utf8');

it.each([
  ['database/database.ts', 'CONNECT_WITHIN_MS', (seconds: number) => `${seconds} seconds for a connection`],
  ['database/database.ts', 'STATEMENT_WITHIN_MS', (seconds: number) => `${seconds} for a statement`],
  ['database/database.ts', 'ANSWER_WITHIN_MS', (seconds: number) => `${seconds} for its answer`],
  ['database/database.ts', 'COMMIT_WITHIN_MS', (seconds: number) => `${seconds} for the disk`],
  ['http/app.ts', 'ANSWERED_WITHIN_MS', (seconds: number) => `answered within ${seconds} seconds`],
])('docs/reliability.md says how long is waited, as in %s %s', (file, name, say) => {
  expect(guide).toContain(say(numberIn(`server/src/${file}`, name) / 1000));
});
