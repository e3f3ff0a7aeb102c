import * as z from 'zod/mini';
import { instant, minutes } from '../time/instant.ts';

/** What the customer chose: as soon as possible, or a slot that begins at `at`. */
export const deliveryTime = z.discriminatedUnion(
  'kind',
  [z.object({ kind: z.literal('asap') }), z.object({ kind: z.literal('slot'), at: instant })],
  'Bitte wähle eine Lieferzeit',
);
export type DeliveryTime = z.infer<typeof deliveryTime>;

export const deliverySettings = z.object({ preparationMinutes: minutes });
export type DeliverySettings = z.infer<typeof deliverySettings>;
