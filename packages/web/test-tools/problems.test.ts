import { expect, test } from 'vitest';
import { watchProblems } from './problems.ts';

const WARNING = 'Each child in a list should have a unique "key" prop.';

/** As React does, which knows the console of its page alone. */
const write = (kind: 'error' | 'warn', problem: unknown) => globalThis['console'][kind](problem);

test.for(['error', 'warn'] as const)('what a page writes by console.%s fails its test', (kind) => {
  const problems = watchProblems();
  write(kind, WARNING);
  expect(() => problems.end()).toThrow('to deeply equal []');
});

test('what a test announces does not fail it', () => {
  const problems = watchProblems();
  problems.expect(/^error: Error: Ofen kalt/);
  write('error', new Error('Ofen kalt'));
  expect(() => problems.end()).not.toThrow();
});
