import { giftCardAdminContract, giftCardContract } from '@ofenpost/contract/gift-card/gift-card.contract';
import { GIFT_CARD_CSV, GIFT_CARD_LIST } from '@ofenpost/core/gift-card/gift-card-list';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { limitedRefusal } from '../http/refusal.ts';
import { signedInId } from '../http/signed-in-id.ts';
import { csvExportPart } from '../list/csv-export.http.ts';
import type { Services } from '../services.ts';
import { adjustGiftCard, issueGiftCard, lookUpGiftCard, readBalance, voidGiftCard } from './change-gift-card.ts';
import { findGiftCards, findGiftCardRows } from './gift-card.repository.ts';

const giftCard = implement(giftCardContract).$context<ApiContext>();
const giftCardAdmin = implement(giftCardAdminContract).$context<ApiContext>();

/** The handlers of `giftCardContract`. */
export const createGiftCardRoutes = (services: Services) => ({
  balance: giftCard.balance.handler(async ({ input, errors }) => {
    const result = await readBalance(services, input.code);
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
});

/** The handlers of `giftCardAdminContract`. */
export const createGiftCardAdminRoutes = (services: Services) => ({
  list: giftCardAdmin.list.handler(({ input }) => findGiftCards(services.database, input)),
  issue: giftCardAdmin.issue.handler(async ({ context, input: { id, ...draft }, errors }) => {
    const actorId = await signedInId(context);
    const result = await issueGiftCard(services, { id, draft, actorId });
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
  find: giftCardAdmin.find.handler(async ({ input, errors }) => {
    const result = await lookUpGiftCard(services, input.code);
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
  adjust: giftCardAdmin.adjust.handler(async ({ context, input: { code, ...correction }, errors }) => {
    const result = await adjustGiftCard(services, { code, correction, account: await context.account() });
    if (!result.ok) throw limitedRefusal(errors, result.error);
    return result.value;
  }),
  void: giftCardAdmin.void.handler(async ({ context, input: { code, reason }, errors }) => {
    const actorId = await signedInId(context);
    const result = await voidGiftCard(services, { code, reason, actorId });
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
});

/** `/admin/gift-cards.csv`: the gift cards as a spreadsheet. */
export const giftCardCsvPart = (services: Services) =>
  csvExportPart(services, {
    path: '/admin/gift-cards.csv',
    page: '/admin/gift-cards',
    action: 'giftCard.issue',
    name: 'Gutscheine',
    list: GIFT_CARD_LIST,
    columns: GIFT_CARD_CSV,
    find: async (db, query) => ({ rows: await findGiftCardRows(db, query) }),
  });
