import { expect, it } from 'vitest';
import { orderMessages } from './order-messages.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order } from './order.ts';

const ACCEPTED: Order = { ...PLACED_ORDER, status: 'accepted', promisedAt: '2026-11-20T18:30:00.000Z' };
const EDIT: Order['edits'][number] = {
  revision: 3,
  at: '2026-11-20T18:05:00.000Z',
  lines: [{ amount: 1, name: 'Cola', options: [] }],
  fields: ['note'],
};

it('tells the status with the time, once', () => {
  expect(orderMessages(null, ACCEPTED)).toEqual(['Angenommen, bei dir um 19:30']);
  expect(orderMessages(ACCEPTED, ACCEPTED)).toEqual([]);
});

it('tells another time with its reason', () => {
  const promiseMove = { from: '2026-11-20T18:30:00.000Z', reason: { code: 'busy', text: '' }, at: EDIT.at } as const;
  const moved: Order = { ...ACCEPTED, promisedAt: '2026-11-20T18:45:00.000Z', promiseMove };
  expect(orderMessages(ACCEPTED, moved)).toEqual(['Neu um 19:45, wegen Andrang']);
  expect(orderMessages(moved, moved)).toEqual([]);
  expect(orderMessages(moved, { ...moved, status: 'preparing' })).toHaveLength(1);
});

it('tells what was edited, and what that costs', () => {
  const edited: Order = { ...ACCEPTED, edits: [EDIT], totalPrice: 2450 };
  expect(orderMessages(ACCEPTED, edited)).toEqual([
    'Dazu: 1× Cola',
    'Neu: Hinweis für den Kurier',
    'Das kostet jetzt CHF 24.50',
  ]);
  expect(orderMessages(edited, { ...edited, edits: [EDIT, EDIT] })).toHaveLength(3);
});
