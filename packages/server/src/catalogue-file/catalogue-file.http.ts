import { writeCatalogueCsv, writeCatalogueJson } from '@ofenpost/core/catalogue-file/write-catalogue';
import { may } from '@ofenpost/core/permission/permission';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import type { HttpModule } from '../http/app.ts';
import { fileNameOf } from '../pdf/file-name.ts';
import type { Services } from '../services.ts';
import { loadExistingItems } from './existing-items.repository.ts';

const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', write: writeCatalogueCsv },
  json: { type: 'application/json; charset=utf-8', write: writeCatalogueJson },
} as const;

/** `/admin/catalogue.csv` and `.json`: the whole catalogue as one file, archived items too, in one snapshot. */
export const catalogueFilePart =
  ({ database, clock, content }: Services): HttpModule =>
  (app) => {
    for (const format of ['csv', 'json'] as const)
      app.get(`/admin/catalogue.${format}`, async (context) => {
        if (!may(await context.get('api').account(), 'catalogue.edit')) return context.redirect('/admin/catalogue');
        const existingItems = await database.transaction(loadExistingItems, {
          isolationLevel: 'repeatable read',
          accessMode: 'read only',
        });
        const { restaurant } = await content.read();
        const name = fileNameOf([restaurant.name, 'Sortiment', toLocalDate(clock.now())], format);
        const { type, write } = FORMATS[format];
        return context.body(write(existingItems), 200, {
          'content-type': type,
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        });
      });
  };
