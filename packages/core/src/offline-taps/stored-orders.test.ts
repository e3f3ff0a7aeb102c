import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { forgetPerson } from '../session/session.machine.ts';
import { addMinutes } from '../time/zurich.ts';
import { ORDER_DESK_KEY } from './stored-orders-key.ts';
import { createOrderStore } from './stored-orders.ts';

const NOW = '2026-11-20T17:30:00.000Z';
const ORDERS = [{ number: 1001 }, { number: 1002 }];

function device() {
  const values = new Map<string, string>();
  const keyValue = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  const storeOf = (accountId: string | null, minutesLater = 0) =>
    createOrderStore(
      { keyValue, clock: { now: () => addMinutes(NOW, minutesLater) } },
      { key: ORDER_DESK_KEY, version: 1, order: z.object({ number: z.int() }) },
      accountId,
    );
  return { values, keyValue, storeOf };
}

it.each([
  ['a while later', 'anna', 359, ORDERS],
  ['another evening', 'anna', 360, null],
  ['another account', 'tom', 0, null],
  ['a device without anybody', null, 0, null],
])('has the last orders again: %s', (_, accountId, minutesLater, expected) => {
  const { values, storeOf } = device();
  expect(storeOf('anna').read()).toBeNull();
  storeOf('anna').write(ORDERS);
  expect(storeOf(accountId, minutesLater).read()).toEqual(expected);
  expect(values.size).toBe(expected === null ? 0 : 1);
});

it('has none any more after signing out', () => {
  const { values, keyValue, storeOf } = device();
  storeOf('anna').write(ORDERS);
  forgetPerson(keyValue);
  expect([storeOf('anna').read(), values.size]).toEqual([null, 0]);
});
