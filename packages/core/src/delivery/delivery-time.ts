import * as z from 'zod/mini';
import { instant, minutes } from '../time/instant.ts';

/** What the customer chose: as soon as possible, or a slot that begins at `at`. */
export const deliveryTime = z.discriminatedUnion(
  'kind',
  [z.object({ kind: z.literal('asap') }), z.object({ kind: z.literal('slot'), at: instant })],
  'Bitte wähle eine Lieferzeit',
);
export type DeliveryTime = z.infer<typeof deliveryTime>;

/** How many days ahead guests can order at most. */
export const DAYS_AHEAD_MAX = 14;

export const deliverySettings = z.object({
  preparationMinutes: minutes,
  /** How many days ahead guests can order; missing: for today only. */
  daysAhead: z.optional(z.int().check(z.gte(1), z.lte(DAYS_AHEAD_MAX))),
});
export type DeliverySettings = z.infer<typeof deliverySettings>;

/** The delivery settings as clients get them: without the days ahead where there are none. */
export const deliverySettingsOf = (preparationMinutes: number, daysAhead: number): DeliverySettings => ({
  preparationMinutes,
  ...(daysAhead > 0 && { daysAhead }),
});

/** How many flatbreads fit into the oven in one slot; null means any number. */
export const ovenCapacity = z.nullable(z.int().check(z.gte(1)));
export type OvenCapacity = z.infer<typeof ovenCapacity>;

/** How many flatbreads are reserved in the slot that begins at `slot`. */
export const reservedSlot = z.object({ slot: instant, breads: z.int().check(z.gte(1)) });
export type ReservedSlot = z.infer<typeof reservedSlot>;

/** What a client needs to offer the slots with room: only sums, without orders or names. */
export const ovenLoad = z.object({
  capacity: ovenCapacity,
  /** The current slot and later ones with reservations, ascending. */
  reserved: z.array(reservedSlot),
  /** The part of it that belongs to new guests, who do not get the whole oven; missing: none. */
  reservedByNewGuests: z.optional(z.array(reservedSlot)),
});
export type OvenLoad = z.infer<typeof ovenLoad>;

/** An oven with room for any number of flatbreads. */
export const UNLIMITED_OVEN: OvenLoad = { capacity: null, reserved: [] };
