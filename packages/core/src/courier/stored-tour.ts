import * as z from 'zod/mini';
import { LIFE_MINUTES } from '../offline-taps/tap-queue.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { readValue, writeValue } from '../storage/versioned-value.ts';
import type { ClockPort } from '../time/clock.port.ts';
import { instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';
import { type CourierTap, type DoorAttempt, courierTap, doorAttempt } from './courier-tap.ts';
import { type CourierTour, courierTour } from './courier-tour.ts';
import { STORED_TOUR_KEY } from './stored-tour-key.ts';

/**
 * What a phone keeps of a tour, so that neither stops nor taps are lost when its page loads again. The page itself is not
 * kept: without a network it does not load again, and the tour is back on screen with the network.
 */
export type StoredTour = {
  readonly tour: CourierTour | null;
  readonly waiting: readonly CourierTap[];
  readonly attempts: Readonly<Record<string, DoorAttempt>>;
};

/** The stops have names and addresses: they are of one account, and of one evening. */
const STOPS = {
  key: STORED_TOUR_KEY,
  version: 1,
  schema: z.object({
    accountId: z.string(),
    at: instant,
    tour: courierTour,
    attempts: z.record(z.string(), doorAttempt),
  }),
};

/** Taps have no addresses, but money: they stay until the server has answered, also after signing out. */
const tapsOf = (accountId: string) => ({
  key: `courier-taps:${accountId}`,
  version: 1,
  schema: z.array(z.unknown()),
});

type Dependencies = { readonly keyValue: KeyValuePort; readonly clock: ClockPort };

/** Keeps the tour of this account on its phone. A tap that cannot be read takes no other with it. */
export function createTourStore({ keyValue, clock }: Dependencies, accountId: string) {
  const taps = tapsOf(accountId);
  const readStops = () => {
    const stored = readValue(keyValue, STOPS);
    const isOwn = stored?.accountId === accountId && minutesBetween(stored.at, clock.now()) < LIFE_MINUTES;
    if (stored !== null && isOwn) return stored;
    keyValue.remove(STOPS.key);
    return null;
  };
  return {
    read: (): StoredTour => {
      const { tour = null, attempts = {} } = readStops() ?? {};
      const waiting = (readValue(keyValue, taps) ?? []).flatMap((tap) => courierTap.safeParse(tap).data ?? []);
      return { tour, waiting, attempts };
    },
    write: ({ tour, waiting, attempts }: StoredTour): void => {
      if (tour === null) keyValue.remove(STOPS.key);
      else writeValue(keyValue, STOPS, { accountId, at: clock.now(), tour, attempts });
      if (waiting.length === 0) keyValue.remove(taps.key);
      else writeValue(keyValue, taps, waiting);
    },
  };
}
