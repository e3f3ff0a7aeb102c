import { expect, it } from 'vitest';
import { err, ok } from '../result/result.ts';
import { UNDO_ACCEPTED_MS } from '../time/undo-window.ts';
import { addMinutes } from '../time/zurich.ts';
import type { OrderStatus } from './order-status.ts';
import { PLACED_ORDER, REACHED_STATUSES, stepTo } from './order.fixtures.ts';
import { takeStep } from './take-step.ts';
import { undoable, undoLastChange } from './undo-step.ts';

const AT = '2026-11-20T17:05:00.000Z';
const later = (milliseconds: number) => new Date(Date.parse(AT) + milliseconds).toISOString();

/** The statuses from which a step leads to each other one. */
const FROM: Record<(typeof REACHED_STATUSES)[number], OrderStatus> = {
  accepted: 'placed',
  rejected: 'placed',
  preparing: 'accepted',
  ready: 'preparing',
  onTheWay: 'ready',
  delivered: 'onTheWay',
  undeliverable: 'onTheWay',
  cancelled: 'preparing',
};

it.each(REACHED_STATUSES)('puts everything back that the step to %s replaced', (to) => {
  const before = { ...PLACED_ORDER, status: FROM[to] };
  const stepped = takeStep(before, stepTo(FROM[to], to), { by: 'staff', at: AT });
  if (!stepped.ok) throw new Error('The step was refused.');
  const undone = undoLastChange(stepped.value, undoable(before, AT), { seenRevision: 2, at: later(8000) });
  expect(undone).toEqual(ok({ ...before, revision: 3 }));
});

it('is refused when somebody else has changed the order meanwhile', () => {
  const order = { ...PLACED_ORDER, status: 'preparing' as const, revision: 3 };
  expect(undoLastChange(order, undoable(PLACED_ORDER, AT), { seenRevision: 2, at: AT })).toEqual(
    err({ code: 'stepRefused', status: 'preparing' }),
  );
});

const undoAfter = (milliseconds: number) =>
  undoLastChange({ ...PLACED_ORDER, status: 'accepted', revision: 2 }, undoable(PLACED_ORDER, AT), {
    seenRevision: 2,
    at: later(milliseconds),
  });

it('is possible for a few seconds', () => {
  expect(undoAfter(UNDO_ACCEPTED_MS).ok).toBe(true);
  for (const milliseconds of [-1, UNDO_ACCEPTED_MS + 1])
    expect(undoAfter(milliseconds)).toEqual(err({ code: 'undoTooLate' }));
});

it('is too late where nothing can be undone', () => {
  const order = { ...PLACED_ORDER, status: 'cancelled' as const, revision: 2 };
  expect(undoLastChange(order, null, { seenRevision: 2, at: addMinutes(AT, 0) })).toEqual(err({ code: 'undoTooLate' }));
});
