import * as z from 'zod/mini';
import { isDefinite, isSessionExpired } from '../error/error-catalogue.ts';
import type { StopWatching } from '../live/live.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { type VersionedValue, readValue, writeValue } from '../storage/versioned-value.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { Instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';

/** A tap on an order at this device that the server does not know yet. */
export type QueuedTap = { readonly id: string; readonly at: Instant };

/** How long a tap waits that did not reach the server, in ms. */
export const SEND_AGAIN_MS = 4000;

/** What waited longer is of another evening: nobody means it any more. */
export const LIFE_MINUTES = 360;

const TOO_MANY_REQUESTS = 429;
/** The device of the desk waits for somebody who names themself. */
const NOBODY_NAMED = 428;
const WAITING_STATUSES: readonly unknown[] = [TOO_MANY_REQUESTS, NOBODY_NAMED];

/**
 * A failure that says nothing of a tap: it reached nobody, the server could not answer or was asked too often, or nobody
 * is signed in or named.
 */
export const isTemporary = (error: unknown): boolean =>
  !isDefinite(error) || isSessionExpired(error) || WAITING_STATUSES.includes((error as { status?: unknown }).status);

/** Whether a tap on this order waits. */
export const isTapWaiting = (waiting: readonly QueuedTap[], id: string): boolean =>
  waiting.some((tap) => tap.id === id);

/** The taps without the last one on this order; the same where none waits, or where it is under way to the server. */
export function withoutLastTap<Tap extends QueuedTap>(
  waiting: readonly Tap[],
  id: string,
  sending: Tap | null,
): readonly Tap[] {
  const last = waiting.findLast((tap) => tap.id === id);
  return last === undefined || last === sending ? waiting : waiting.filter((tap) => tap !== last);
}

/** The orders as they will be when every tap has arrived. */
export function afterTaps<Shown, Tap extends QueuedTap>(
  orders: Readonly<Record<string, Shown>>,
  waiting: readonly Tap[],
  afterTap: (order: Shown, tap: Tap) => Shown,
): Readonly<Record<string, Shown>> {
  if (waiting.length === 0) return orders;
  const shown = new Map(Object.entries(orders));
  for (const tap of waiting) {
    const order = shown.get(tap.id);
    if (order !== undefined) shown.set(tap.id, afterTap(order, tap));
  }
  return Object.fromEntries(shown);
}

/** Keeps the taps of a screen on its device, so that a reload without a network loses none. */
export type TapStore<Tap> = {
  /** The taps that still count, in their order. */
  read(): readonly Tap[];
  write(taps: readonly Tap[]): void;
};

type Dependencies = { readonly keyValue: KeyValuePort; readonly clock: ClockPort };

/** The store of a screen's taps; those of another evening, or of another version of the app, are dropped. */
export function createTapStore<Tap extends QueuedTap>(
  { keyValue, clock }: Dependencies,
  { key, version, tap }: { readonly key: string; readonly version: number; readonly tap: z.ZodMiniType<Tap> },
): TapStore<Tap> {
  const stored: VersionedValue<Tap[]> = { key, version, schema: z.array(tap) };
  return {
    read: () => (readValue(keyValue, stored) ?? []).filter(({ at }) => minutesBetween(at, clock.now()) < LIFE_MINUTES),
    write: (taps) => (taps.length === 0 ? keyValue.remove(key) : writeValue(keyValue, stored, [...taps])),
  };
}

type Screen<Tap> = {
  subscribe(observer: (snapshot: { readonly context: { readonly waiting: readonly Tap[] } }) => void): {
    unsubscribe(): void;
  };
};

/** Stores the taps of a screen at each change, until it is stopped. */
export function storeTaps<Tap>(screen: Screen<Tap>, store: TapStore<Tap>): StopWatching {
  let stored: readonly Tap[] | null = null;
  const { unsubscribe } = screen.subscribe(({ context: { waiting } }) => {
    if (waiting === stored) return;
    stored = waiting;
    store.write(waiting);
  });
  return unsubscribe;
}
