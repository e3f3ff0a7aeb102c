import { setTimeout as sleep } from 'node:timers/promises';
import { DENOMINATIONS } from '@ofenpost/core/accounting/cash';
import type { CourierAction } from '@ofenpost/core/courier/courier-action';
import {
  courierScreenMachine,
  createCourierScreenActors,
  selectTour,
} from '@ofenpost/core/courier/courier-screen.machine';
import { isAgeOpen } from '@ofenpost/core/courier/courier-tap';
import type { CourierStop } from '@ofenpost/core/courier/tour';
import { takesTip } from '@ofenpost/core/payment/payment';
import { createActor } from 'xstate';
import type { Device } from './device.ts';
import { type NightLedger, noteWaiting } from './night-ledger.ts';
import type { Person } from './person.ts';

type CourierOptions = {
  readonly name: string;
  readonly device: Device;
  readonly ledger: NightLedger;
  readonly random: () => number;
};

/** The phone asks ten times as often as in a real night, in which everything takes longer too. */
const PHONE_SPEED = 10;
const LOOK_EVERY_MS = 50;
/** How often a courier takes a tap back and taps again. */
const SLIPS = 0.1;
const TIP = 200;

const fastClock = {
  setTimeout: (work: (...values: unknown[]) => void, milliseconds: number) =>
    setTimeout(work, milliseconds / PHONE_SPEED),
  clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
};

/** The fewest pieces that make an amount. */
function piecesOf(amount: number): number[] {
  let left = amount;
  return DENOMINATIONS.map((worth) => {
    const count = Math.trunc(left / worth);
    left -= count * worth;
    return count;
  });
}

/** A courier, who drives to one door after the other, checks ages and collects what is due. */
export function openCourier({ name, device: { ports, tapped }, ledger, random }: CourierOptions): Person & {
  /** Counts the own cash and hands it in. */
  handIn(): void;
} {
  const actor = createActor(courierScreenMachine.provide({ actors: createCourierScreenActors(ports) }), {
    input: { now: ports.clock.now() },
    clock: fastClock,
  });
  actor.on('tap.refused', ({ tap, error }) =>
    ledger.faults.push(`${name} was refused ${tap.key}: ${JSON.stringify(error)}`),
  );
  actor.subscribe(({ context }) => noteWaiting(ledger, name, context.waiting.length));
  actor.start();
  actor.send({ type: 'tour.restored', stored: null });
  const waiting = () => actor.getSnapshot().context.waiting;

  function act(stop: CourierStop, action: CourierAction): void {
    const [key, before] = [crypto.randomUUID(), waiting()];
    actor.send({ type: 'action.tapped', key, stop, action });
    if (waiting() === before) return;
    tapped();
    if (random() < SLIPS) actor.send({ type: 'tap.undone', key });
    if (waiting().some((each) => each.key === key)) ledger.courier.push({ id: stop.id, key, what: action.kind });
  }

  function serve(stop: CourierStop): void {
    if (ledger.fates.get(stop.id)?.fate === 'undeliverable')
      act(stop, { kind: 'undeliverable', reason: { code: 'noShow', text: '' } });
    else if (isAgeOpen(stop)) act(stop, { kind: 'oldEnough' });
    else {
      const collected = stop.announced ?? 'card';
      const tip = takesTip(collected) && random() < 0.3 ? TIP : 0;
      act(stop, { kind: 'handOver', collected, amount: stop.due[collected], tip, isLeft: false });
    }
  }

  return {
    name,
    work: async (isOver) => {
      while (!isOver()) {
        actor.send({ type: 'time.passed', at: ports.clock.now() });
        const stop = selectTour(actor.getSnapshot())?.stops.find(({ status }) => status === 'onTheWay');
        if (stop !== undefined && random() < 0.5) serve(stop);
        await sleep(LOOK_EVERY_MS * (1 + random()));
      }
    },
    waiting: () => waiting().length,
    handIn: () => {
      const { cash = 0 } = selectTour(actor.getSnapshot())?.cash ?? {};
      actor.send({ type: 'cash.handedIn', draft: { id: crypto.randomUUID(), float: 0, pieces: piecesOf(cash) } });
    },
    stop: () => actor.stop(),
  };
}
