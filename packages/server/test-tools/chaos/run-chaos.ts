import { setTimeout as sleep } from 'node:timers/promises';
import type { OvenCapacity } from '@ofenpost/core/delivery/delivery-time';
import { MAILS_AT_ONCE } from '../../src/host/job-lanes.ts';
import { countAgain, countMails } from './count-again.ts';
import { type Disturbance, type Stage, whatIsNotShown } from './disturbances.ts';
import { issueGiftCards } from './gift-cards.ts';
import { type Ledger, createLedger, streamOfGuests } from './guests.ts';
import type { House } from './house.ts';
import { setOvenCapacity } from './oven.ts';

/** A row of the final table. */
export type Round = {
  readonly name: string;
  readonly orders: number;
  readonly retries: number;
  readonly unavailable: number;
  /** From the end of the disturbance to the next acknowledged order, in milliseconds. */
  readonly backAfterMs: number;
  readonly faults: readonly string[];
};

/** Rounds with a limited oven come before those without a limit, which leave slots fuller than its capacity. */
export type Plan = readonly {
  readonly name: string;
  readonly disturbance: Disturbance;
  readonly ovenCapacity: OvenCapacity;
}[];

type ChaosOptions = { readonly stage: Stage; readonly plan: Plan; readonly guests: number };

const BEFORE_MS = 300;
/** The disturbance begins at a random time within this one. */
const WITHIN_MS = 1_200;
const LOOK_EVERY_MS = 10;
/** At least 45 seconds, and longer if the database is slow on a busy machine. */
const LOOKS_MAX = 4_500;

/**
 * Waits for this many more acknowledged orders; returns how long that took in milliseconds, or null if they never came.
 */
async function waitForOrders({ query }: House, { acknowledged }: Ledger, more: number): Promise<number | null> {
  const [start, before] = [performance.now(), acknowledged.length];
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    if (acknowledged.length >= before + more) return performance.now() - start;
    await sleep(LOOK_EVERY_MS);
    await query('select 1').catch(() => null);
  }
  return null;
}

/** By how many milliseconds the shop's clock is ahead of this machine's, according to the last order. */
async function clockAheadMs({ query }: House, { acknowledged }: Ledger): Promise<number> {
  const rows = await query('select changed_at as at from orders where id = $1', [acknowledged.at(-1)?.id]);
  return Number(rows[0]?.['at'] ?? Number.NaN) - Date.now();
}

async function playRound(
  { name, disturbance, ovenCapacity }: Plan[number],
  { stage, guests }: ChaosOptions,
  ledger: Ledger,
): Promise<Round & { readonly cutOff: number }> {
  const { house, random } = stage;
  await setOvenCapacity(house, ovenCapacity);
  const giftCards = await issueGiftCards(house.url);
  const before = { ...ledger, orders: ledger.acknowledged.length, faults: ledger.faults.length };
  const aheadBefore = await clockAheadMs(house, ledger);
  ledger.slowestMs = 0;
  let isOver = false;
  const stream = streamOfGuests(house.url, ledger, { atOnce: guests, giftCards, isOver: () => isOver });
  await sleep(BEFORE_MS + random() * WITHIN_MS);
  const cutOff = await disturbance.happen(stage);
  const backAfterMs = await waitForOrders(house, ledger, guests);
  isOver = true;
  await stream;
  const retries = ledger.retries - before.retries;
  const unavailable = ledger.unavailable - before.unavailable;
  const clockMovedMs = Math.abs((await clockAheadMs(house, ledger)) - aheadBefore);
  return {
    name,
    cutOff,
    orders: ledger.acknowledged.length - before.orders,
    retries,
    unavailable,
    backAfterMs: Math.round(backAfterMs ?? Number.NaN),
    faults: [
      ...ledger.faults.slice(before.faults),
      ...whatIsNotShown(disturbance, { retries, unavailable, slowestMs: ledger.slowestMs, clockMovedMs }),
      ...(backAfterMs === null ? ['nobody could order afterwards'] : []),
      ...(await countAgain(house, ledger)),
    ],
  };
}

/** Plays the rounds one after the other in an open house; each ends with a check of everything. */
export async function runChaos(
  options: ChaosOptions,
  reported: (round: Round) => void = () => {},
): Promise<readonly Round[]> {
  const { stage, plan } = options;
  const { house } = stage;
  const ledger = createLedger();
  const rounds: Round[] = [];
  const add = (round: Round) => {
    rounds.push(round);
    reported(round);
  };
  let cutOff = 0;
  for (const step of plan) {
    const round = await playRound(step, options, ledger);
    cutOff += round.cutOff;
    add(round);
  }
  const { mails, faults } = await countMails(house, cutOff * MAILS_AT_ONCE);
  const name = `${mails.sent} e-mails, ${mails.twice} of them twice under one Message-ID`;
  add({ name, orders: 0, retries: 0, unavailable: 0, backAfterMs: 0, faults });
  return rounds;
}
