import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';

/** Something that staff can take off sale: a product, an option, an ingredient. */
export const offer = z.object({
  /** False while staff have switched it off. */
  available: z.boolean(),
  /** Sold out until this instant; one in the past means on sale again. */
  soldOutUntil: z.nullable(instant),
});
export type Offer = z.infer<typeof offer>;
