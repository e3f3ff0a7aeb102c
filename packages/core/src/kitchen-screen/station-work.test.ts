import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { KitchenTask } from '../order/kitchen-mark.ts';
import { err, ok } from '../result/result.ts';
import { isInKitchen, type KitchenOrder } from './kitchen-order.ts';
import {
  DRINK_LINE,
  NOW,
  SALAD_LINE,
  anyKitchenOrders,
  kitchenLineOf,
  kitchenOrderWith,
  testKey,
} from './kitchen-screen.fixtures.ts';
import { WORK_STATIONS, isDone, linesInOven, openLines, recallReport, reportTask } from './station-work.ts';

/** The order after these reports, one after the other. */
const after = (order: KitchenOrder, ...tasks: readonly KitchenTask[]): KitchenOrder =>
  tasks.reduce((now, task, index) => {
    const result = reportTask(now, { key: testKey(index + 1), task, at: NOW });
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  }, order);

const MIXED = kitchenOrderWith({ lines: [kitchenLineOf({ amount: 2 }), SALAD_LINE, DRINK_LINE] });

it('is ready when all stations are done, whatever their order', () => {
  expect(after(MIXED, 'ovenIn').status).toBe('preparing');
  expect(after(MIXED, 'cold', 'drinks').status).toBe('accepted');
  expect(after(MIXED, 'ovenIn', 'ovenOut', 'cold').status).toBe('preparing');
  expect(after(MIXED, 'ovenIn', 'ovenOut', 'cold', 'drinks').status).toBe('ready');
  expect(after(MIXED, 'drinks', 'cold', 'ovenIn', 'ovenOut').status).toBe('ready');
});

it('begins an order without flatbreads with its first report, and puts nothing of it into the oven', () => {
  const order = kitchenOrderWith({ lines: [SALAD_LINE, DRINK_LINE] });
  expect(after(order, 'cold').status).toBe('preparing');
  expect(linesInOven(after(order, 'cold'))).toEqual([]);
  expect(reportTask(order, { key: testKey(1), task: 'ovenIn', at: NOW })).toEqual(
    err({ code: 'alreadyMarked', at: null }),
  );
  expect(after(order, 'cold', 'drinks').status).toBe('ready');
  expect(after(kitchenOrderWith({ lines: [SALAD_LINE] }), 'cold').status).toBe('ready');
});

it('leaves an order without work for the kitchen to the desk', () => {
  expect(isDone(kitchenOrderWith({ lines: [kitchenLineOf({ station: 'none' })] }))).toBe(false);
});

it('counts a report once, and says when somebody else was first', () => {
  const first = after(MIXED, 'ovenIn');
  expect(reportTask(first, { key: testKey(1), task: 'ovenIn', at: NOW })).toEqual(ok(first));
  expect(reportTask(first, { key: testKey(9), task: 'ovenIn', at: NOW })).toEqual(
    err({ code: 'alreadyMarked', at: NOW }),
  );
});

it('asks for what an edit added, and for no more', () => {
  const begun = after(MIXED, 'ovenIn', 'cold', 'drinks');
  const edited = { ...begun, lines: [kitchenLineOf({ amount: 3 }), SALAD_LINE] };
  expect(openLines(edited, 'oven')).toEqual([kitchenLineOf({ amount: 1 })]);
  expect(linesInOven(edited)).toEqual([kitchenLineOf({ amount: 2 })]);
  const fewer = { ...begun, lines: [kitchenLineOf({ amount: 1 })] };
  expect([openLines(fewer, 'oven'), linesInOven(fewer)]).toEqual([[], [kitchenLineOf({ amount: 1 })]]);
});

it('has in the oven what the desk set to preparation', () => {
  const byDesk = kitchenOrderWith({ status: 'preparing', preparingAt: NOW });
  expect([openLines(byDesk, 'oven'), linesInOven(byDesk)]).toEqual([[], byDesk.lines]);
  expect(after(byDesk, 'ovenOut').status).toBe('ready');
});

it('takes a report back, and with it what followed in the oven', () => {
  const done = after(MIXED, 'ovenIn', 'ovenOut');
  const left = recallReport(done.marks, testKey(1));
  const back = { ...done, marks: left.ok ? left.value : [] };
  expect(openLines(back, 'oven')).toEqual([kitchenLineOf({ amount: 2 })]);
  expect(linesInOven(back)).toEqual([]);
  expect(recallReport(back.marks, testKey(1))).toEqual(err({ code: 'nothingToRecall' }));
  // The report arrives once more: it was taken back, so it stays so.
  expect(reportTask(back, { key: testKey(1), task: 'ovenIn', at: NOW })).toEqual(ok(back));
});

it('refuses reports of orders that are not in the kitchen', () => {
  for (const status of ['placed', 'ready', 'delivered', 'cancelled'] as const) {
    const order = kitchenOrderWith({ status });
    expect(isInKitchen(order)).toBe(false);
    expect(reportTask(order, { key: testKey(1), task: 'ovenIn', at: NOW })).toEqual(
      err({ code: 'stepRefused', status }),
    );
  }
});

it('has every piece of a station either open, in the oven or done', () => {
  const anyTasks = fc.array(fc.constantFrom<KitchenTask>('ovenIn', 'ovenOut', 'cold', 'drinks'), { maxLength: 6 });
  const sum = (lines: readonly { readonly amount: number }[]) => lines.reduce((all, { amount }) => all + amount, 0);
  fc.assert(
    fc.property(anyKitchenOrders, anyTasks, (orders, tasks) => {
      for (const order of orders) {
        let now = order;
        for (const [index, task] of tasks.entries()) {
          const result = reportTask(now, { key: testKey(index), task, at: NOW });
          if (!result.ok) continue;
          for (const at of WORK_STATIONS)
            expect(sum(openLines(result.value, at))).toBeLessThanOrEqual(sum(openLines(now, at)));
          now = result.value;
        }
        const isOpen = WORK_STATIONS.some((at) => openLines(now, at).length > 0) || linesInOven(now).length > 0;
        const isWork = now.lines.some(({ station }) => station !== 'none');
        expect(now.status === 'ready').toBe(isWork && !isOpen && now.marks.length > 0);
      }
    }),
  );
});
