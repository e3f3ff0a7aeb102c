import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { unreached } from '../machine-walk.fixtures.ts';
import { err, ok } from '../result/result.ts';
import { type BusyControls, NOT_BUSY } from './busy-controls.ts';
import type { KitchenOverview } from './kitchen-offers.ts';
import {
  type KitchenCommand,
  subjectOf,
  createKitchenActors,
  kitchenMachine,
  selectIsUnderWay,
  selectOverview,
} from './kitchen.machine.ts';
import type { KitchenPort } from './kitchen.port.ts';

const UNTIL = '2026-11-20T18:00:00.000Z';
const ID = '00000000-0000-4000-8000-000000000001';
const RUSH: BusyControls = { pause: null, rush: { extraMinutes: 15, until: UNTIL } };
const OVERVIEW: KitchenOverview = {
  busyControls: NOT_BUSY,
  offers: [{ ids: [ID], kind: 'product', name: 'Margherita', places: [], soldOutUntil: null }],
  bakeMinutes: {},
  dishAllergens: { contains: {}, glutenFree: [] },
};
const PAUSE: KitchenCommand = { kind: 'pause', until: UNTIL };
const START_RUSH: KitchenCommand = { kind: 'rush', rush: { extraMinutes: 15, until: UNTIL } };
const SELL_OUT: KitchenCommand = { kind: 'sellOut', soldOut: { ids: [ID], until: UNTIL } };
const COMMANDS: readonly KitchenCommand[] = [PAUSE, { kind: 'endPause' }, START_RUSH, { kind: 'endRush' }, SELL_OUT];
const QUICKLY = { interval: 1 };
const refusal = { code: 'endOutOfRange', earliest: UNTIL, latest: UNTIL } as const;

/** A kitchen whose calls succeed, unless a test replaces them. */
async function start(answers: Partial<KitchenPort> = {}) {
  const clock = new SimulatedClock();
  const kitchen = {
    load: vi.fn<KitchenPort['load']>(answers.load ?? (async () => OVERVIEW)),
    pause: vi.fn<KitchenPort['pause']>(
      answers.pause ?? (async (until) => ok({ pause: { from: UNTIL, until }, rush: null })),
    ),
    endPause: vi.fn<KitchenPort['endPause']>(answers.endPause ?? (async () => NOT_BUSY)),
    rush: vi.fn<KitchenPort['rush']>(answers.rush ?? (async () => ok(RUSH))),
    endRush: vi.fn<KitchenPort['endRush']>(answers.endRush ?? (async () => NOT_BUSY)),
    sellOut: vi.fn<KitchenPort['sellOut']>(answers.sellOut ?? (async (soldOut) => ok(soldOut))),
  };
  const actor = createActor(kitchenMachine.provide({ actors: createKitchenActors({ kitchen }) }), { clock });
  const reported = vi.fn<(event: unknown) => void>();
  actor.on('*', reported);
  actor.start();
  const rest = () => vi.waitFor(() => expect(actor.getSnapshot().context.underWay).toEqual([]), QUICKLY);
  await vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('loading'), QUICKLY);
  return {
    actor,
    clock,
    kitchen,
    told: reported,
    rest,
    give: (command: KitchenCommand) => actor.send({ type: 'command.given', command }),
    overview: () => selectOverview(actor.getSnapshot()),
    isUnderWay: (command: KitchenCommand) => selectIsUnderWay(actor.getSnapshot(), subjectOf(command)),
    value: () => actor.getSnapshot().value,
  };
}

describe('the kitchen machine', () => {
  it('comes by every state and transition', () => {
    const events = [
      { type: 'kitchen.outdated' },
      { type: 'command.given', command: PAUSE },
      { type: 'command.settled', command: PAUSE, change: { busyControls: NOT_BUSY } },
      { type: 'command.refused', command: PAUSE, error: refusal },
      { type: 'command.failed', command: PAUSE, error: new Error('offline') },
      { type: 'xstate.done.actor.0.kitchen.loading', output: OVERVIEW },
      { type: 'xstate.error.actor.0.kitchen.loading', error: new Error('offline') },
      { type: 'xstate.after.reconnect.kitchen.failed' },
    ] as const;
    expect(unreached(kitchenMachine, { inputs: [undefined], events })).toEqual([]);
  });

  it.each(COMMANDS)('carries out $kind and shows what came of it', async (command) => {
    const { give, kitchen, rest, overview, isUnderWay, told: reported } = await start();
    give(command);
    expect([kitchen[command.kind].mock.calls.length, isUnderWay(command)]).toEqual([1, true]);
    await rest();
    expect([isUnderWay(command), reported.mock.calls.length]).toEqual([false, 0]);
    const expected = {
      pause: { ...OVERVIEW, busyControls: { pause: { from: UNTIL, until: UNTIL }, rush: null } },
      endPause: OVERVIEW,
      rush: { ...OVERVIEW, busyControls: RUSH },
      endRush: OVERVIEW,
      sellOut: { ...OVERVIEW, offers: OVERVIEW.offers.map((offer) => ({ ...offer, soldOutUntil: UNTIL })) },
    };
    expect(overview()).toEqual(expected[command.kind]);
  });

  it('takes a double press once, and what is about something else at the same time', async () => {
    const { give, kitchen, rest } = await start();
    for (const command of [PAUSE, PAUSE, { kind: 'endPause' } as const, START_RUSH, SELL_OUT, SELL_OUT]) give(command);
    await rest();
    expect(
      [kitchen.pause, kitchen.endPause, kitchen.rush, kitchen.sellOut].map(({ mock }) => mock.calls.length),
    ).toEqual([1, 0, 1, 1]);
    give(PAUSE);
    expect(kitchen.pause).toHaveBeenCalledTimes(2);
  });

  it.each([
    [PAUSE, { pause: async () => err(refusal) }, refusal],
    [START_RUSH, { rush: async () => err(refusal) }, refusal],
    [SELL_OUT, { sellOut: async () => err({ code: 'offerUnknown' }) }, { code: 'offerUnknown' }],
  ] as const)('tells a refusal, loads anew and allows to try again: %#', async (command, answers, error) => {
    const { give, told: reported, rest, kitchen, isUnderWay } = await start(answers as Partial<KitchenPort>);
    give(command);
    await rest();
    expect(reported).toHaveBeenCalledWith({ type: 'command.refused', command, error });
    expect([kitchen.load.mock.calls.length, isUnderWay(command)]).toEqual([2, false]);
  });

  it.each(COMMANDS)('tells a failure of $kind and loses nothing', async (command) => {
    const {
      give,
      told: reported,
      rest,
      overview,
    } = await start({ [command.kind]: () => Promise.reject(new Error('offline')) });
    give(command);
    await rest();
    expect(reported).toHaveBeenCalledWith({ type: 'command.failed', command, error: new Error('offline') });
    expect(overview()).toEqual(OVERVIEW);
  });

  it('loads what others changed, and keeps what it knows while it cannot', async () => {
    const { actor, kitchen, clock, overview, value } = await start();
    kitchen.load.mockResolvedValueOnce({ ...OVERVIEW, busyControls: RUSH });
    actor.send({ type: 'kitchen.outdated' });
    await vi.waitFor(() => expect(overview()?.busyControls).toEqual(RUSH));
    kitchen.load.mockRejectedValueOnce(new Error('offline'));
    actor.send({ type: 'kitchen.outdated' });
    await vi.waitFor(() => expect(value()).toBe('failed'));
    expect(overview()?.busyControls).toEqual(RUSH);
    clock.increment(1_000);
    await vi.waitFor(() => expect(value()).toBe('ready'));
    expect(overview()).toEqual(OVERVIEW);
  });

  it('knows nothing before it came, and takes commands all the same', async () => {
    const { give, rest, overview, kitchen } = await start({ load: () => Promise.reject(new Error('offline')) });
    expect(overview()).toBeNull();
    give(PAUSE);
    await rest();
    expect([overview(), kitchen.pause.mock.calls.length]).toEqual([null, 1]);
  });
});
