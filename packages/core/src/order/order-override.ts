import * as z from 'zod/mini';
import { requiredText } from '../text/required-text.ts';
import { FORM_MISSING } from '../validation/form-message.ts';

/** What staff may pass over for somebody on the phone. Nobody passes over a closed day. Source: product design, "Order desk". */
export const overridableBlock = z.enum(['minimumOrder', 'deliveryPause', 'fullSlot']);
export type OverridableBlock = z.infer<typeof overridableBlock>;

export const OVERRIDABLE_BLOCK_LABELS: Record<OverridableBlock, string> = {
  minimumOrder: 'Mindestbestellwert nicht erreicht',
  deliveryPause: 'Lieferung ist pausiert',
  fullSlot: 'Ofen ist zu dieser Zeit voll',
};

const OVERRIDE_REASON_MAX = 200;

/** Which blocks were passed over, and why. */
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
