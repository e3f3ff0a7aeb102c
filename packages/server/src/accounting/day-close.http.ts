import { may } from '@ofenpost/core/permission/permission';
import type { AppPart } from '../http/app.ts';
import type { Services } from '../services.ts';
import { dayCloseFileName, dayClosePdf } from './day-close-pdf.ts';
import { findCloseByNumber } from './day-close.repository.ts';

const BOOKS = '/admin/accounting';

/** `/admin/accounting/closes/{number}/close.pdf`: for staff, to print again and again. Others come to the page that says so. */
export const dayClosePart =
  ({ database }: Services): AppPart =>
  (app) => {
    app.get(`${BOOKS}/closes/:number{[0-9]{1,9}}/close.pdf`, async (context) => {
      const isAllowed = may(await context.get('api').account(), 'accounting.read');
      const close = isAllowed ? await findCloseByNumber(database, Number(context.req.param('number'))) : null;
      if (close === null) return context.redirect(BOOKS);
      return context.body(await dayClosePdf(close), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${dayCloseFileName(close)}"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      });
    });
  };
