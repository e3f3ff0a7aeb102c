import * as z from 'zod/mini';
import { ALL_BACK_REASON } from '../order-desk/withhold-alcohol.ts';
import { type Instant, instant } from '../time/instant.ts';
import { UNDO_MS } from '../time/undo-window.ts';
import { type CourierAction, courierAction } from './courier-action.ts';
import type { CourierTour } from './courier-tour.ts';
import { handInDraft } from './hand-in.ts';
import type { CourierStop, DueAmounts } from './tour.ts';

const tapped = { key: z.uuid(), at: instant };

/** What was tapped at this phone and is not at the server yet. The key makes a repeated tap count once. */
export const courierTap = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('act'), ...tapped, id: z.uuid(), number: z.int(), action: courierAction }),
  z.object({ kind: z.literal('handIn'), ...tapped, draft: handInDraft }),
]);
export type CourierTap = z.infer<typeof courierTap>;

/** What a courier did to find somebody at a door, and when the call was made; null: not yet. */
export const doorAttempt = z.object({ hasRung: z.boolean(), calledAt: z.nullable(instant) });
export type DoorAttempt = z.infer<typeof doorAttempt>;

/** Before anything was tried. */
export const FIRST_ATTEMPT: DoorAttempt = { hasRung: false, calledAt: null };

/** How long a courier waits after the call before an order goes back, in ms. */
export const NOBODY_HOME_MS = 5 * 60_000;

const msBetween = (from: Instant, to: Instant): number => Date.parse(to) - Date.parse(from);

/** How long is left to wait at the door, in ms; all of it before the call. */
export const waitLeft = ({ calledAt }: DoorAttempt, now: Instant): number =>
  calledAt === null ? NOBODY_HOME_MS : Math.max(0, NOBODY_HOME_MS - msBetween(calledAt, now));

const HELD: readonly CourierAction['kind'][] = ['handOver', 'undeliverable', 'withhold'];

/** Whether a tap can be undone: what ends a stop or changes its order waits a few seconds on the phone. */
export const isHeld = (tap: CourierTap, now: Instant): boolean =>
  tap.kind === 'act' && HELD.includes(tap.action.kind) && Math.abs(msBetween(tap.at, now)) < UNDO_MS;

const NOTHING: DueAmounts = { cash: 0, card: 0, twint: 0 };

/** What follows where nobody can prove the age: the alcohol stays with the courier, or else everything. */
export const withholdAction = ({ isOnlyAlcohol }: CourierStop): CourierAction =>
  isOnlyAlcohol ? { kind: 'undeliverable', reason: { code: 'other', text: ALL_BACK_REASON } } : { kind: 'withhold' };

const withoutStop = (tour: CourierTour, id: string): CourierTour => ({
  ...tour,
  stops: tour.stops.filter((stop) => stop.id !== id),
});

const withStop = (tour: CourierTour, changed: CourierStop): CourierTour => ({
  ...tour,
  stops: tour.stops.map((stop) => (stop.id === changed.id ? changed : stop)),
});

/** The tour after a tap that the server does not know yet; unchanged where it does not fit any more. */
export function tourAfter(tour: CourierTour, tap: CourierTap): CourierTour {
  if (tap.kind === 'handIn')
    return {
      ...tour,
      cash: { stops: 0, cashStops: 0, cash: 0, card: 0, twint: 0, cashTips: 0, otherTips: 0, float: tap.draft.float },
    };
  const { id, action, at } = tap;
  const stop = tour.stops.find((each) => each.id === id);
  if (stop === undefined) return tour;
  switch (action.kind) {
    case 'handOver': {
      const { cash } = tour;
      const { collected, amount, tip } = action;
      const tips = collected === 'cash' ? { cashTips: cash.cashTips + tip } : { otherTips: cash.otherTips + tip };
      const counted = { stops: cash.stops + 1, cashStops: cash.cashStops + (collected === 'cash' ? 1 : 0) };
      const sums = { ...cash, ...counted, [collected]: cash[collected] + amount, ...tips };
      return { ...withoutStop(tour, id), cash: sums };
    }
    case 'undeliverable':
    case 'seen':
      return withoutStop(tour, id);
    case 'oldEnough':
      return withStop(tour, { ...stop, ageCheck: { at, result: 'oldEnough' } });
    case 'withhold':
      return withStop(tour, {
        ...stop,
        ageCheck: { at, result: 'withheld' },
        alcohol: [],
        due: stop.dueWithoutAlcohol ?? NOTHING,
        dueWithoutAlcohol: null,
      });
  }
}

/** Whether the age is still to be checked at this door. */
export const isAgeOpen = ({ alcohol, ageCheck }: CourierStop): boolean =>
  alcohol.length > 0 && ageCheck?.result !== 'oldEnough';
