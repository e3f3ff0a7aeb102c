import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { unreached } from '../machine-walk.fixtures.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { OrderPort } from '../order/order.port.ts';
import { type Result, err, ok } from '../result/result.ts';
import { WAITING_PRINT } from './print.fixtures.ts';
import type { Print, PrintError, PrintTarget } from './print.ts';
import type { PrintingState } from './printing-state.ts';
import {
  createPrintingActors,
  printingMachine,
  selectIsAsking,
  selectPrintingState,
  selectHasLabels,
  selectPrintTarget,
} from './printing.machine.ts';

const CALM: PrintingState = { printers: [], prints: [] };
const BUSY: PrintingState = { printers: [], prints: [WAITING_PRINT] };
const ORDER = PLACED_ORDER.id;
const OTHER = '00000000-0000-4000-8000-000000000f02';

type Look = { readonly answer: (printingState: PrintingState) => void; readonly fail: (error: Error) => void };
type Asking = {
  readonly id: string;
  readonly target: PrintTarget;
  readonly answer: (result: Result<Print, PrintError>) => void;
  readonly fail: (error: Error) => void;
};

/** A server whose answers the test controls. */
function start(load: OrderPort['load'] = async () => err({ code: 'orderUnknown' })) {
  const clock = new SimulatedClock();
  const looks: Look[] = [];
  const askings: Asking[] = [];
  const actors = createPrintingActors({
    printing: {
      loadDesk: () => new Promise((answer, fail) => looks.push({ answer, fail })),
      print: (id, target) => new Promise((answer, fail) => askings.push({ id, target, answer, fail })),
    },
    order: { load },
  });
  const actor = createActor(printingMachine.provide({ actors }), { clock });
  const reported = vi.fn<(event: unknown) => void>();
  actor.on('*', reported);
  actor.start();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const found = async (printingState: PrintingState) => {
    looks.at(-1)?.answer(printingState);
    await settle();
  };
  return { actor, clock, looks, askings, told: reported, found, settle };
}

describe('the printing machine', () => {
  it('comes by every state and transition', () => {
    const events = [
      { type: 'ticket.requested', orderId: ORDER, target: 'printer' },
      { type: 'print.begun', orderId: ORDER, print: WAITING_PRINT, order: null },
      { type: 'print.refused', orderId: ORDER, error: { code: 'noPrinter' } },
      { type: 'print.failed', orderId: ORDER, error: new Error('broken') },
      { type: 'network.lost' },
      { type: 'printing.changed', printingState: CALM },
      { type: 'network.returned' },
      { type: 'xstate.done.actor.0.printing.looking', output: BUSY },
      { type: 'xstate.error.actor.0.printing.looking', error: new Error('broken') },
      { type: 'xstate.after.nextLook.printing.waiting' },
    ] as const;
    expect(unreached(printingMachine, { inputs: [undefined], events })).toEqual([]);
  });

  it('looks every three seconds, and every second while a ticket is under way', async () => {
    const { actor, clock, looks, found } = start();
    expect(selectPrintingState(actor.getSnapshot())).toBeNull();
    await found(CALM);
    expect(selectPrintingState(actor.getSnapshot())).toEqual(CALM);
    clock.increment(2_999);
    expect(looks).toHaveLength(1);
    clock.increment(1);
    expect(looks).toHaveLength(2);
    await found(BUSY);
    clock.increment(1_000);
    expect(looks).toHaveLength(3);
  });

  it('keeps what it knew when the server does not answer, and asks ever later', async () => {
    const { actor, clock, looks, found, settle } = start();
    await found(BUSY);
    clock.increment(1_000);
    for (const delay of [1_000, 2_000]) {
      looks.at(-1)?.fail(new Error('cut'));
      await settle();
      const before = looks.length;
      clock.increment(delay - 1);
      expect(looks).toHaveLength(before);
      clock.increment(1);
      expect(looks).toHaveLength(before + 1);
    }
    expect(selectPrintingState(actor.getSnapshot())).toEqual(BUSY);
  });

  it('does not look without a network, and looks at once when it is back', async () => {
    const { actor, clock, looks, found } = start();
    await found(CALM);
    actor.send({ type: 'network.lost' });
    clock.increment(600_000);
    expect(looks).toHaveLength(1);
    actor.send({ type: 'network.returned' });
    expect(looks).toHaveLength(2);
  });

  it('knows who prints', async () => {
    const { actor, found, clock } = start();
    const target = () => selectPrintTarget(actor.getSnapshot());
    expect(target()).toBeNull();
    await found(CALM);
    expect(target()).toBe('browser');
    clock.increment(3_000);
    await found({ ...CALM, printers: [{ id: ORDER, name: 'Küche', automatic: false, labels: false }] });
    expect(target()).toBe('printer');
    expect(selectHasLabels(actor.getSnapshot())).toBe(false);
    clock.increment(3_000);
    await found({ ...CALM, printers: [{ id: ORDER, name: 'Küche', automatic: false, labels: true }] });
    expect(selectHasLabels(actor.getSnapshot())).toBe(true);
  });

  it('asks for each ticket once, however often somebody presses', async () => {
    const { actor, askings, told: reported, found, settle, looks } = start();
    await found(CALM);
    actor.send({ type: 'ticket.requested', orderId: ORDER, target: 'printer' });
    actor.send({ type: 'ticket.requested', orderId: ORDER, target: 'printer' });
    actor.send({ type: 'ticket.requested', orderId: OTHER, target: 'browser' });
    expect(askings.map(({ id, target }) => [id, target])).toEqual([
      [ORDER, 'printer'],
      [OTHER, 'browser'],
    ]);
    expect(selectIsAsking(actor.getSnapshot(), ORDER)).toBe(true);
    askings[0]?.answer(ok(WAITING_PRINT));
    await settle();
    expect(selectIsAsking(actor.getSnapshot(), ORDER)).toBe(false);
    expect(selectIsAsking(actor.getSnapshot(), OTHER)).toBe(true);
    expect(reported).toHaveBeenCalledExactlyOnceWith({
      type: 'print.begun',
      orderId: ORDER,
      print: WAITING_PRINT,
      order: null,
    });
    expect(looks).toHaveLength(2);
    actor.send({ type: 'ticket.requested', orderId: ORDER, target: 'printer' });
    expect(askings).toHaveLength(3);
  });

  it('shows at once what is open after somebody dismissed a print', async () => {
    const { actor, settle } = start();
    await settle();
    actor.send({ type: 'printing.changed', printingState: BUSY });
    expect(selectPrintingState(actor.getSnapshot())).toEqual(BUSY);
    expect(actor.getSnapshot().value).toBe('waiting');
  });

  it('reads the order that the browser is to print', async () => {
    for (const [order, load] of [
      [PLACED_ORDER, async () => ok(PLACED_ORDER)],
      [null, undefined],
    ] as const) {
      const { actor, askings, told: reported, settle } = start(load);
      actor.send({ type: 'ticket.requested', orderId: ORDER, target: 'browser' });
      askings[0]?.answer(ok(WAITING_PRINT));
      await settle();
      expect(reported).toHaveBeenLastCalledWith({ type: 'print.begun', orderId: ORDER, print: WAITING_PRINT, order });
    }
  });

  it('tells what was refused and what failed, and takes it again', async () => {
    const { actor, askings, told: reported, settle } = start();
    const error = new Error('cut');
    actor.send({ type: 'ticket.requested', orderId: ORDER, target: 'printer' });
    askings[0]?.answer(err({ code: 'noPrinter' }));
    await settle();
    expect(reported).toHaveBeenLastCalledWith({ type: 'print.refused', orderId: ORDER, error: { code: 'noPrinter' } });
    actor.send({ type: 'ticket.requested', orderId: ORDER, target: 'printer' });
    askings[1]?.fail(error);
    await settle();
    expect(reported).toHaveBeenLastCalledWith({ type: 'print.failed', orderId: ORDER, error });
    expect(selectIsAsking(actor.getSnapshot(), ORDER)).toBe(false);
  });
});
