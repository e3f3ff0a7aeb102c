import * as z from 'zod/mini';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { readValue, writeValue } from '../storage/versioned-value.ts';
import type { ClockPort } from '../time/clock.port.ts';
import { instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';
import { LIFE_MINUTES } from './tap-queue.ts';

/** Keeps the last orders of a screen on its device, so that a reload without a network shows them. */
export type OrderStore<Order> = {
  /** The last orders of this account and evening; null where there are none. */
  read(): readonly Order[] | null;
  write(orders: readonly Order[]): void;
};

type Dependencies = { readonly keyValue: KeyValuePort; readonly clock: ClockPort };

/** The store of a screen's orders; those of another account, of another evening or of another version are dropped. */
export function createOrderStore<Order>(
  { keyValue, clock }: Dependencies,
  { key, version, order }: { readonly key: string; readonly version: number; readonly order: z.ZodMiniType<Order> },
  accountId: string | null,
): OrderStore<Order> {
  const stored = {
    key,
    version,
    schema: z.object({ accountId: z.nullable(z.string()), at: instant, orders: z.array(order) }),
  };
  return {
    read: () => {
      const found = readValue(keyValue, stored);
      const isOwn = found?.accountId === accountId && minutesBetween(found.at, clock.now()) < LIFE_MINUTES;
      if (found !== null && isOwn) return found.orders;
      keyValue.remove(key);
      return null;
    },
    write: (orders) => writeValue(keyValue, stored, { accountId, at: clock.now(), orders: [...orders] }),
  };
}
