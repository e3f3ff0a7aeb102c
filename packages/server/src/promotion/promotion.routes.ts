import { promotionAdminContract, promotionContract } from '@ofenpost/contract/promotion/promotion.contract';
import { namedPromotion } from '@ofenpost/core/promotion/offered-promotions';
import { PROMOTION_CSV, PROMOTION_LIST, pageOfPromotions } from '@ofenpost/core/promotion/promotion-list';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { csvExportPart } from '../list/csv-export.http.ts';
import { loadRecord } from '../record/record-store.ts';
import { removesRecord, savesRecord } from '../record/record.routes.ts';
import type { Services } from '../services.ts';
import { findPromotionRows, findPromotions, promotionStore } from './promotion.repository.ts';

const promotion = implement(promotionContract).$context<ApiContext>();
const promotionAdmin = implement(promotionAdminContract).$context<ApiContext>();

/** The handlers of `promotionContract`. */
export const createPromotionRoutes = ({ database, clock }: Services) => ({
  load: promotion.load.handler(async () => (await findPromotions(database, '', clock.now())).happyHours.slice()),
  check: promotion.check.handler(async ({ input, errors }) => {
    const { named } = await findPromotions(database, input.code, clock.now());
    const result = named ?? namedPromotion(null, clock.now());
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
});

/** The handlers of `promotionAdminContract`. */
export const createPromotionAdminRoutes = (services: Services) => ({
  list: promotionAdmin.list.handler(async ({ input }) =>
    pageOfPromotions(await findPromotionRows(services.database), input, services.clock.now()),
  ),
  find: promotionAdmin.find.handler(({ input }) => loadRecord(services, promotionStore, input.id)),
  save: promotionAdmin.save.handler(savesRecord(services, promotionStore)),
  remove: promotionAdmin.remove.handler(removesRecord(services, promotionStore)),
});

/** `/admin/promotions.csv`: the promotions as a spreadsheet. */
export const promotionCsvPart = (services: Services) =>
  csvExportPart(services, {
    list: PROMOTION_LIST,
    columns: PROMOTION_CSV,
    find: async (db, query) => pageOfPromotions(await findPromotionRows(db), query, services.clock.now()),
  });
