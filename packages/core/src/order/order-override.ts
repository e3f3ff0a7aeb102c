import * as z from 'zod/mini';
import { requiredText } from '../text/required-text.ts';
import { FORM_MISSING } from '../validation/form-message.ts';

/**
 * The blocks that staff may override for a caller. A closed day cannot be overridden. Source: product design, "Order
 * desk".
 */
export const overridableBlock = z.enum(['minimumOrder', 'deliveryPause', 'fullSlot']);
export type OverridableBlock = z.infer<typeof overridableBlock>;

export const OVERRIDABLE_BLOCK_LABELS: Record<OverridableBlock, string> = {
  minimumOrder: 'Mindestbestellwert nicht erreicht',
  deliveryPause: 'Lieferung ist pausiert',
  fullSlot: 'Ofen ist zu dieser Zeit voll',
};

const OVERRIDE_REASON_MAX = 200;

/** The overridden blocks, and the reason. */
export const orderOverride = z.object(
  {
    blocks: z.array(overridableBlock).check(z.minLength(1), z.maxLength(overridableBlock.options.length)),
    reason: requiredText(
      OVERRIDE_REASON_MAX,
      'Schreib bitte kurz, warum.',
      `Der Grund darf maximal ${OVERRIDE_REASON_MAX} Zeichen lang sein.`,
    ),
  },
  FORM_MISSING,
);
export type OrderOverride = z.infer<typeof orderOverride>;
