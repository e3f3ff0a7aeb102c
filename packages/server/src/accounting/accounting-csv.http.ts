import { BOOKING_CSV } from '@ofenpost/core/accounting/booking-csv';
import { BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import { csvExportPart } from '../list/csv-export.http.ts';
import type { Services } from '../services.ts';
import { findBookingRows } from './booking-list.repository.ts';

/** `/admin/accounting.csv`: the journal as a spreadsheet. */
export const accountingCsvPart = (services: Services) =>
  csvExportPart(services, {
    path: '/admin/accounting.csv',
    page: '/admin/accounting',
    action: 'accounting.read',
    name: 'Journal',
    list: BOOKING_LIST,
    columns: BOOKING_CSV,
    find: async (db, query) => ({ rows: await findBookingRows(db, query) }),
  });
