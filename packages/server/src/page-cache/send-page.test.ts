import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSending } from './answer-from-cache.ts';

test('sends what there is by now in its order, once everything else of the turn is done', async () => {
  const sendTogether = createSending();
  const done: string[] = [];
  sendTogether(() => {
    done.push('first');
    sendTogether(() => done.push('next turn'));
  });
  await Promise.resolve();
  sendTogether(() => done.push('second'));
  expect(done).toEqual([]);
  await nextTurn();
  expect(done).toEqual(['first', 'second']);
  await nextTurn();
  expect(done).toEqual(['first', 'second', 'next turn']);
});
