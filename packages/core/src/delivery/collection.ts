import * as z from 'zod/mini';
import { busyAt, pause } from '../kitchen/busy-controls.ts';
import { price } from '../money/money.ts';
import { openingDay } from '../opening-hours/opening-hours.ts';
import { type Instant, minutes } from '../time/instant.ts';

/** On which terms guests collect their orders themselves. */
export const collection = z.object({
  /** Null: as long as for a delivery. */
  preparationMinutes: z.nullable(minutes),
  /** In Rappen; 0: none. */
  minimumOrder: price,
  /** The weekly hours, where they are not those of the restaurant; its special days hold in any case. */
  openingDays: z.nullable(z.array(openingDay)),
  /** No collection meanwhile; a pause of the delivery does not stop it. */
  pause: z.nullable(pause),
});
export type Collection = z.infer<typeof collection>;

/** The collection at `now`: a pause that is over is left out. */
export const collectionAt = (loaded: Collection, now: Instant): Collection => ({
  ...loaded,
  pause: busyAt({ pause: loaded.pause, rush: null }, now).pause,
});
