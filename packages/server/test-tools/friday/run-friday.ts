import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { demoPerson } from '../testing/browser.fixtures.ts';
import type { TestDatabase } from '../testing/test-database.fixtures.ts';
import { countNight } from './count-night.ts';
import { openCourier } from './courier.ts';
import { openDesk } from './desk.ts';
import { openDevice } from './device.ts';
import { orderAllNight } from './friday-guests.ts';
import { openKitchen } from './kitchen.ts';
import { type NightLedger, createNightLedger } from './night-ledger.ts';
import { type Night, openNight } from './night.ts';
import { untilDone } from './until-done.ts';

type FridayOptions = {
  readonly database: TestDatabase;
  readonly orders: number;
  readonly seed: number;
  readonly devices: number;
  readonly pauseMs: number;
  readonly awayMs: number;
  readonly log?: number | 'ignore';
};

export type Friday = {
  readonly ledger: NightLedger;
  readonly faults: readonly string[];
  /** Counts again, after somebody has changed what is remembered of the taps. */
  recount(): Promise<readonly string[]>;
  close(): Promise<void>;
};

const LOOK_EVERY_MS = 100;

/** Plays a Friday night: guests, two desks, a kitchen and two couriers, two cut networks and a killed server. */
export async function playFriday(options: FridayOptions): Promise<Friday> {
  const night = await openNight(options.database, options.log);
  try {
    return await playNight(night, options);
  } catch (error) {
    await night.close();
    throw error;
  }
}

async function playNight(night: Night, options: FridayOptions): Promise<Friday> {
  const { database, orders, seed, awayMs } = options;
  const ledger = createNightLedger();
  const randomOf = (place: number) => seededRandom(seed + place);
  const { ports: manager } = await openDevice(night, 'Geschäftsleitung');
  const customer = demoPerson('Kundin').id;
  await manager.accountAdmin.changeRole(customer, { rolesId: ROLES_ID.courier, seen: ROLES_ID.customer });
  const couriers = [demoPerson('Kurierin').id, customer];

  const [first, second, oven, left, right] = await Promise.all([
    openDevice(night, 'Mitarbeiter'),
    openDevice(night, 'Geschäftsleitung'),
    openDevice(night, 'Mitarbeiter'),
    openDevice(night, 'Kurierin'),
    openDevice(night, 'Kundin'),
  ]);
  await night.begin();
  const desks = [
    openDesk({ name: 'desk 1', turn: 0, couriers, device: first, ledger, random: randomOf(1) }),
    openDesk({ name: 'desk 2', turn: 1, couriers, device: second, ledger, random: randomOf(2) }),
  ] as const;
  const drivers = [
    openCourier({ name: 'courier 1', device: left, ledger, random: randomOf(4) }),
    openCourier({ name: 'courier 2', device: right, ledger, random: randomOf(5) }),
  ];
  const people = [...desks, openKitchen({ device: oven, ledger, random: randomOf(3) }), ...drivers];

  let isOver = false;
  /** Resolves when this part of the orders has been placed. */
  const when = async (part: number) => {
    while (ledger.fates.size < orders * part && ledger.faults.length === 0) await sleep(LOOK_EVERY_MS);
  };
  const random = randomOf(7);
  /** What happens to the networks and to a server, by how many orders have come. */
  const troubles = async () => {
    await when(0.2);
    await first.cutAfterTap(awayMs, random, async () => desks[0].reload());
    await when(0.35);
    await Promise.all([oven.cutAfterTap(awayMs, random), left.cutAfterTap(awayMs, random)]);
    await when(0.5);
    const cutAgain = async () => {
      await when(0.7);
      await Promise.all([second.cutAfterTap(awayMs, random), right.cutAfterTap(awayMs, random)]);
    };
    await Promise.all([night.killServer(awayMs), cutAgain()]);
  };

  const play = async () => {
    await Promise.all([orderAllNight(night, ledger, { ...options, random: randomOf(6) }), troubles()]);
    await untilDone(database, people, ledger);
    for (const driver of drivers) driver.handIn();
    await untilDone(database, people, ledger);
    isOver = true;
  };
  await Promise.all([play(), ...people.map((person) => person.work(() => isOver))]);
  for (const person of people) person.stop();
  const recount = () => countNight(database, manager, ledger);
  return { ledger, faults: await recount(), recount, close: () => night.close() };
}
