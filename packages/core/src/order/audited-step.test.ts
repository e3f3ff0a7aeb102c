import { expect, it } from 'vitest';
import { auditRowOf } from '../audit/audit-list.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order, OrderStep } from './order.ts';
import { auditedStep, takeStep } from './take-step.ts';

const BY = { by: null, at: '2026-11-20T17:30:00.000Z' };

function after(order: Order, step: OrderStep): Order {
  const taken = takeStep(order, step, BY);
  if (!taken.ok) throw new Error(taken.error.code);
  return taken.value;
}
const rowOf = (before: Order, step: OrderStep) => {
  const entry = { number: 1, at: BY.at, actorId: null, by: null, ...auditedStep(before, after(before, step)) };
  const { title, subject, differences } = auditRowOf(entry, new Map());
  return { title, subject, differences };
};
const steps = {
  accept: { from: 'placed', to: 'accepted', minutes: 120 },
  reject: { from: 'placed', to: 'rejected', reason: { code: 'soldOut', text: '' } },
  bake: { from: 'accepted', to: 'preparing' },
  finish: { from: 'preparing', to: 'ready' },
  leave: { from: 'ready', to: 'onTheWay' },
  deliver: { from: 'onTheWay', to: 'delivered', collected: 'cash' },
  fail: { from: 'onTheWay', to: 'undeliverable', reason: { code: 'noShow', text: '' } },
  cancel: { from: 'placed', to: 'cancelled', reason: { code: 'tooBusy', text: '' } },
} as const satisfies Record<string, OrderStep>;

it.each([
  [steps.accept, 'Bestellung angenommen', ['Zustand', 'Versprochen auf']],
  [steps.reject, 'Bestellung abgelehnt', ['Zustand', 'Grund']],
  [steps.bake, 'Bestellung in den Ofen geschoben', ['Zustand']],
  [steps.finish, 'Bestellung bereitgestellt', ['Zustand']],
  [steps.leave, 'Bestellung losgeschickt', ['Zustand']],
  [steps.fail, 'Bestellung nicht zustellbar', ['Zustand', 'Grund']],
  [steps.cancel, 'Bestellung storniert', ['Zustand', 'Grund']],
])('says of %j in German what was done', (step, title, labels) => {
  const row = rowOf({ ...PLACED_ORDER, status: step.from }, step);
  expect(row).toMatchObject({ title, subject: `Nr. ${PLACED_ORDER.number}` });
  expect(row.differences.map(({ label }) => label)).toEqual(labels);
});

it('says how much was collected, and how', () => {
  const order: Order = { ...PLACED_ORDER, status: 'onTheWay', totalPrice: 3103 };
  const row = rowOf(order, steps.deliver);
  expect(row.title).toBe('Bestellung übergeben');
  expect(row.differences).toContainEqual({ label: 'Bezahlt mit', before: '–', after: 'Bar' });
  expect(row.differences.map(({ label }) => label)).toContain('Kassiert');
});
