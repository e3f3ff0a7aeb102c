import * as z from 'zod/mini';
import { courierCash } from './hand-in.ts';
import { courierStop } from './tour.ts';

/** The own tour of a courier, in its order, and the cash since the last count. */
export const courierTour = z.object({ stops: z.array(courierStop), cash: courierCash });
export type CourierTour = z.infer<typeof courierTour>;

/** Somebody who can drive. */
export const courierPerson = z.object({ id: z.uuid(), name: z.string(), stops: z.int() });
export type CourierPerson = z.infer<typeof courierPerson>;
