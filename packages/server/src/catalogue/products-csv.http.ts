import { PRODUCT_CSV } from '@ofenpost/core/catalogue/product-csv';
import { PRODUCT_LIST } from '@ofenpost/core/catalogue/product-list';
import { csvExportPart } from '../list/csv-export.http.ts';
import type { Services } from '../services.ts';
import { findProducts } from './product-list.repository.ts';

/** `/admin/products.csv`: the products as a spreadsheet. */
export const productsCsvPart = (services: Services) =>
  csvExportPart(services, {
    path: '/admin/products.csv',
    page: '/admin/products',
    action: 'catalogue.edit',
    name: 'Produkte',
    list: PRODUCT_LIST,
    columns: PRODUCT_CSV,
    find: (db, query) => findProducts(db, query, services.clock.now()),
  });
