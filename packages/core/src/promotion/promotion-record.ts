import * as z from 'zod/mini';
import { isSame } from '../editor/compare.ts';
import type { Change, Versioned } from '../editor/versioned.ts';
import { formatMoney } from '../money/format-money.ts';
import type { RecordDefinition } from '../record/record-definition.ts';
import { type Result, err, ok } from '../result/result.ts';
import { PROMOTION_FIELDS, type Promotion, type PromotionDraft, promotionDraft } from './promotion.ts';

export const promotionAdminError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('promotionUnknown') }),
  /** Orders have it, so it can be ended only. */
  z.object({ code: z.literal('promotionUsed') }),
]);
export type PromotionAdminError = z.infer<typeof promotionAdminError>;

/** Messages for staff, in German. */
export const PROMOTION_ADMIN_MESSAGES: Readonly<Record<PromotionAdminError['code'], string>> = {
  promotionUnknown: 'Diese Aktion gibt es nicht mehr. Jemand hat sie gelöscht.',
  promotionUsed: 'Diese Aktion steht in Bestellungen. Beende sie, statt sie zu löschen.',
};

export const CODE_TAKEN = 'Diesen Code hat schon eine andere Aktion.';

/** Beyond it, whole percent or Rappen, a promotion is the management's: staff could give away with it without limit. */
const STAFF_PERCENT_MAX = 50;
const STAFF_AMOUNT_MAX = 5000;

/** Why a promotion is refused, in German. `mayOverride`: the account may set the limit of staff. */
function validateGenerosity({ before, after, mayOverride = false }: Change<PromotionDraft>): string | null {
  const isGenerous = ({ kind, percent, amount }: PromotionDraft) =>
    (kind === 'percent' && percent > STAFF_PERCENT_MAX) || (kind === 'amount' && amount > STAFF_AMOUNT_MAX);
  // Staff may end a generous one, but neither begin it nor change it.
  const isEnded = before !== null && isSame({ ...before, active: false }, after);
  return mayOverride || isEnded || !isGenerous(after)
    ? null
    : `Mehr als ${STAFF_PERCENT_MAX} % oder ${formatMoney(STAFF_AMOUNT_MAX)} gibt nur die Geschäftsleitung.`;
}

export const PROMOTION_RECORD: RecordDefinition<PromotionDraft> = {
  path: 'promotions',
  action: 'promotion.edit',
  overrides: 'staffLimit.edit',
  validate: validateGenerosity,
  changed: 'promotion.changed',
  audited: { area: 'catalogue', noun: 'Aktion' },
  draft: promotionDraft,
  fields: PROMOTION_FIELDS,
  auditedParts: { productId: { label: 'Produkt' } },
  unknown: PROMOTION_ADMIN_MESSAGES.promotionUnknown,
};

export const versionedPromotion = ({
  id: _id,
  version,
  changed: _changed,
  ...value
}: Promotion): Versioned<PromotionDraft> => ({ version, value });

/** Whether a promotion may be removed for good: not once an order has it. */
export function validatePromotionRemoval(
  promotion: Versioned<PromotionDraft> | null,
  uses: number,
): Result<Versioned<PromotionDraft>, PromotionAdminError> {
  if (promotion === null) return err({ code: 'promotionUnknown' });
  return uses > 0 ? err({ code: 'promotionUsed' }) : ok(promotion);
}
