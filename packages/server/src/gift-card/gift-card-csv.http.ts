import { GIFT_CARD_CSV } from '@ofenpost/core/gift-card/gift-card-csv';
import { GIFT_CARD_LIST } from '@ofenpost/core/gift-card/gift-card-list';
import { csvExportPart } from '../list/csv-export.http.ts';
import type { Services } from '../services.ts';
import { findGiftCardRows } from './gift-card-list.repository.ts';

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
