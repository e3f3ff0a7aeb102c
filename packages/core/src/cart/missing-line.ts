import * as z from 'zod/mini';
import { cartError } from './cart.ts';

/** Why a line cannot be ordered again unchanged. */
export const missingReason = z.discriminatedUnion('code', [
  cartError,
  /** Extras of these names are not offered any more. */
  z.object({ code: z.literal('optionsGone'), names: z.array(z.string()) }),
  /** The menu has other courses today. */
  z.object({ code: z.literal('coursesChanged') }),
]);

export type MissingReason = z.infer<typeof missingReason>;

/** A line that cannot be ordered again. */
export const missingLine = z.object({ name: z.string(), amount: z.int().check(z.positive()), reason: missingReason });

export type MissingLine = z.infer<typeof missingLine>;
