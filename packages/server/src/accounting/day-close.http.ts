import { may } from '@ofenpost/core/permission/permission';
import type { HttpModule } from '../http/app.ts';
import type { Services } from '../services.ts';
import { dayCloseFileName, dayClosePdf } from './day-close-pdf.ts';
import { findClosePaper } from './day-close.repository.ts';

const BOOKS = '/admin/accounting';

/**
 * `/admin/accounting/closes/{number}/close.pdf`: for staff, to print again and again. Others get the page, which says
 * that they may not see it.
 */
export const dayClosePart =
  ({ database }: Services): HttpModule =>
  (app) => {
    app.get(`${BOOKS}/closes/:number{[0-9]{1,9}}/close.pdf`, async (context) => {
      const isAllowed = may(await context.get('api').account(), 'accounting.read');
      const paper = isAllowed ? await findClosePaper(database, Number(context.req.param('number'))) : null;
      if (paper === null) return context.redirect(BOOKS);
      return context.body(await dayClosePdf(paper), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${dayCloseFileName(paper.close)}"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      });
    });
  };
