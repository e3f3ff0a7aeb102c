import * as z from 'zod/mini';
import type { Versioned } from '../editor/versioned.ts';
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

export const PROMOTION_RECORD: RecordDefinition<PromotionDraft> = {
  path: 'promotions',
  action: 'promotion.edit',
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
