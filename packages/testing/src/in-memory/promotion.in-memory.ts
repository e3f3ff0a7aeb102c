import { isStopped } from '@ofenpost/core/order/order-lifecycle.machine';
import {
  type CountedPromotion,
  type OfferedPromotions,
  namedPromotion,
  offeredPromotions,
} from '@ofenpost/core/promotion/offered-promotions';
import { type PromotionDraft, promotionRowOf } from '@ofenpost/core/promotion/promotion';
import { PROMOTION_LIST, pageOfPromotions } from '@ofenpost/core/promotion/promotion-list';
import {
  CODE_TAKEN,
  PROMOTION_RECORD,
  type PromotionAdminError,
  validatePromotionRemoval,
  versionedPromotion,
} from '@ofenpost/core/promotion/promotion-record';
import type { PromotionAdminPort, PromotionPort } from '@ofenpost/core/promotion/promotion.port';
import type { RemovableRepository } from '@ofenpost/core/record/record.use-cases';
import { createRemovableInMemory } from './record.in-memory.ts';
import { type Shop, type Visitor, requireMay } from './shop.ts';

type Person = { readonly accountId: string | null; readonly phoneNumber: string };

const ordersWith = (shop: Shop, id: string) =>
  shop.orders.stored().filter(({ order }) => order.promotion?.terms.id === id);

/** The orders that use a promotion: those that ended before they were fulfilled give their use back. */
const usesOf = (shop: Shop, id: string) => ordersWith(shop, id).filter(({ order }) => !isStopped(order.status));

/** What an order of this person may get that names this code. */
export function promotionsFor(shop: Shop, code: string, { accountId, phoneNumber }: Person): OfferedPromotions {
  const counted = shop.promotions.map((promotion): CountedPromotion => {
    const uses = usesOf(shop, promotion.id);
    const isByPerson = ({ order, accountId: by }: (typeof uses)[number]) =>
      order.address.phoneNumber === phoneNumber || (accountId !== null && by === accountId);
    return { promotion, uses: uses.length, isUsedByPerson: uses.some(isByPerson) };
  });
  return offeredPromotions(counted, code, shop.clock.now());
}

const NOBODY: Person = { accountId: null, phoneNumber: '' };

export const createPromotionInMemory = (shop: Shop): PromotionPort => ({
  load: async () => [...promotionsFor(shop, '', NOBODY).happyHours],
  check: async (code) => promotionsFor(shop, code, NOBODY).named ?? namedPromotion(null, shop.clock.now()),
});

const without = ({ promotions }: Shop, id: string) => promotions.filter((promotion) => promotion.id !== id);

const promotionRepository: RemovableRepository<Shop, PromotionDraft, PromotionAdminError> = {
  definition: PROMOTION_RECORD,
  load: async ({ promotions }, id) => {
    const found = promotions.find((promotion) => promotion.id === id);
    return found === undefined ? null : versionedPromotion(found);
  },
  rule: async (shop, id, { code }) => ({
    validate: () => (code !== '' && without(shop, id).some((other) => other.code === code) ? CODE_TAKEN : null),
  }),
  save: async (shop, saved, at) => {
    for (const { id, version, value } of saved)
      shop.promotions = [...without(shop, id), { ...value, id, version, changed: at }];
    return saved;
  },
  validateRemoval: async (shop, id, { current }) => validatePromotionRemoval(current, ordersWith(shop, id).length),
  remove: async (shop, id) => {
    shop.promotions = without(shop, id);
  },
};

export const createPromotionAdminInMemory = (shop: Shop, visitor: Visitor): PromotionAdminPort => ({
  ...createRemovableInMemory(shop, visitor, promotionRepository),
  list: async (query) => {
    requireMay(visitor, 'promotion.edit');
    const rows = shop.promotions.map((promotion) => {
      const uses = usesOf(shop, promotion.id);
      const cost = uses.reduce((sum, { order }) => sum + (order.promotion?.amount ?? 0), 0);
      return promotionRowOf(promotion, { uses: uses.length, cost });
    });
    return pageOfPromotions(rows, PROMOTION_LIST.schema.parse(query), shop.clock.now());
  },
});
