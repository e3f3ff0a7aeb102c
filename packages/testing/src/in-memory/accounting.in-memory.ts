import type { AccountingPort } from '@ofenpost/core/accounting/accounting.port';
import { createAccountingUseCases } from '@ofenpost/core/accounting/accounting.use-cases';
import { BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import { cashCountDraft, cashMovementDraft } from '@ofenpost/core/accounting/cash';
import { closeReversalDraft } from '@ofenpost/core/accounting/close-day';
import { refundDraft } from '@ofenpost/core/accounting/refund';
import type { Action } from '@ofenpost/core/role/permission';
import { createAccountingRepository } from './accounting.repository.ts';
import { type Shop, type Visitor, requireMay } from './shop.ts';

export function createAccountingInMemory(shop: Shop, visitor: Visitor): AccountingPort {
  const booksFor = createAccountingUseCases({
    accounting: createAccountingRepository(shop),
    clock: shop.clock,
    loadRestaurant: async () => shop.restaurant,
  });
  const staff = (action: Action) => booksFor(requireMay(visitor, action));
  return {
    loadDay: async (day) => staff('accounting.read').loadDay(day),
    listBookings: async (query) => staff('accounting.read').listBookings(BOOKING_LIST.schema.parse(query)),
    loadRevenue: async (range) => staff('accounting.read').loadRevenue(range),
    moveCash: async (day, id, draft) => staff('accounting.close').moveCash(day, id, cashMovementDraft.parse(draft)),
    refund: async (id, draft) => staff('accounting.close').refund(id, refundDraft.parse(draft)),
    countCash: async (day, seen, draft) => staff('accounting.close').countCash(day, seen, cashCountDraft.parse(draft)),
    closeDay: async (day, seen) => staff('accounting.close').closeDay(day, seen),
    reverseClose: async (day, number, draft) =>
      staff('accounting.reopen').reverseClose(day, number, closeReversalDraft.parse(draft)),
  };
}
