import { expect, it } from 'vitest';
import { AHEAD, SHOP, createFairQueue } from './fair-queue.ts';

const OWN = [SHOP, AHEAD];

/** A queue whose works end when the test says so, and the names of those that began. */
function open(limits = { waitingMax: 6, lineMax: 3 }) {
  const queue = createFairQueue(limits);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (line: string, name: string, signal = new AbortController().signal) =>
    queue.run(OWN.find((own) => own.line === line) ?? { line, signal }, async () => {
      began.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, began, endOne };
}

it('serves the shop first, then each address in turn', async () => {
  const { ask, began, endOne } = open();
  for (const name of ['a1', 'a2', 'a3']) ask('a', name);
  ask('b', 'b1');
  ask('shop', 'pizza');
  for (let count = 0; count < 4; count += 1) await endOne();
  expect(began).toEqual(['a1', 'pizza', 'a2', 'b1', 'a3']);
});

it('has a few places for each address, and those of the shop whatever guests do', () => {
  const { ask } = open();
  ask('a', 'under way');
  expect(['1', '2', '3', '4'].map((name) => ask('a', name) !== null)).toEqual([true, true, true, false]);
  expect(['b', 'c', 'd', 'e'].map((line) => ask(line, line) !== null)).toEqual([true, true, true, false]);
  expect(ask('shop', 'pizza')).not.toBeNull();
});

it('draws ahead in turn with guests, who take it no room', async () => {
  const { ask, began, endOne } = open({ waitingMax: 2, lineMax: 2 });
  ask('a', 'under way');
  ask('a', 'a1');
  ask('a', 'a2');
  expect(ask('ahead', 'ahead')).not.toBeNull();
  for (let count = 0; count < 3; count += 1) await endOne();
  expect(began).toEqual(['under way', 'a1', 'ahead', 'a2']);
});

it('drops who has left, whose places are free at once, but not what somebody else waits for', async () => {
  const { ask, began, endOne } = open({ waitingMax: 2, lineMax: 2 });
  ask('a', 'under way');
  const leaving = new AbortController();
  const left = ask('a', 'left', leaving.signal);
  const joined = ask('a', 'joined', leaving.signal);
  joined?.join({ line: 'b', signal: new AbortController().signal });
  expect(ask('b', 'too many')).toBeNull();
  leaving.abort();
  expect(ask('b', 'room')).not.toBeNull();
  expect(await left?.result).toBeNull();
  for (let count = 0; count < 3; count += 1) await endOne();
  expect(began).toEqual(['under way', 'joined', 'room']);
  expect(await joined?.result).toBe('joined');
});

it('goes on after a work that fails, and waits for the rest of each', async () => {
  const queue = createFairQueue({ waitingMax: 3, lineMax: 3 });
  const order: string[] = [];
  const failing = queue.run(SHOP, () => Promise.reject(new Error('burnt')));
  const first = queue.run(SHOP, async (doLater) => {
    doLater(async () => void order.push('rest'));
    order.push('first');
  });
  const second = queue.run(SHOP, async () => void order.push('second'));
  await expect(failing?.result).rejects.toThrow('burnt');
  await Promise.all([first?.result, second?.result]);
  expect(order).toEqual(['first', 'rest', 'second']);
});
