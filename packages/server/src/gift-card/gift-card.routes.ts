import { giftCardAdminContract, giftCardContract } from '@ofenpost/contract/gift-card/gift-card.contract';
import { GIFT_CARD_CSV, GIFT_CARD_LIST, searchedByEnd } from '@ofenpost/core/gift-card/gift-card-list';
import { createGiftCardAdminUseCases, createGiftCardUseCases } from '@ofenpost/core/gift-card/gift-card.use-cases';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { limitedRefusal } from '../http/refusal.ts';
import { csvExportPart } from '../list/csv-export.http.ts';
import { findStaffLimit } from '../restaurant/restaurant.repository.ts';
import type { Services } from '../services.ts';
import { createGiftCardRepository, findGiftCardRows, newGiftCardCode } from './gift-card.repository.ts';

const giftCard = implement(giftCardContract).$context<ApiContext>();
const giftCardAdmin = implement(giftCardAdminContract).$context<ApiContext>();

/** The handlers of `giftCardContract`. */
export function createGiftCardRoutes({ database }: Services) {
  const { balance } = createGiftCardUseCases(createGiftCardRepository(database));
  return {
    balance: giftCard.balance.handler(async ({ input, errors }) => {
      const result = await balance(input.code);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
  };
}

/** The handlers of `giftCardAdminContract`. */
export function createGiftCardAdminRoutes({ database, clock }: Services) {
  const giftCardsFor = createGiftCardAdminUseCases({
    giftCards: createGiftCardRepository(database),
    clock,
    newCode: newGiftCardCode,
    loadStaffLimit: () => findStaffLimit(database),
  });
  const staff = async ({ account }: ApiContext) => giftCardsFor(await account());
  return {
    list: giftCardAdmin.list.handler(async ({ context, input }) => (await staff(context)).list(input)),
    issue: giftCardAdmin.issue.handler(async ({ context, input: { id, ...draft }, errors }) => {
      const result = await (await staff(context)).issue(id, draft);
      if (!result.ok) throw limitedRefusal(errors, result.error);
      return result.value;
    }),
    find: giftCardAdmin.find.handler(async ({ context, input, errors }) => {
      const result = await (await staff(context)).find(input.code);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    open: giftCardAdmin.open.handler(async ({ context, input, errors }) => {
      const result = await (await staff(context)).open(input.id);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    adjust: giftCardAdmin.adjust.handler(async ({ context, input: { code, ...correction }, errors }) => {
      const result = await (await staff(context)).adjust(code, correction);
      if (!result.ok) throw limitedRefusal(errors, result.error);
      return result.value;
    }),
    void: giftCardAdmin.void.handler(async ({ context, input: { code, reason }, errors }) => {
      const result = await (await staff(context)).void(code, reason);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
  };
}

/** `/admin/gift-cards.csv`: the gift cards as a spreadsheet. */
export const giftCardCsvPart = (services: Services) =>
  csvExportPart(services, {
    list: GIFT_CARD_LIST,
    columns: GIFT_CARD_CSV,
    find: async (db, query) => ({ rows: await findGiftCardRows(db, searchedByEnd(query)) }),
  });
