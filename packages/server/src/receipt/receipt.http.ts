import { canSeeOrder } from '@ofenpost/core/order/order-visibility';
import { receiptOf } from '@ofenpost/core/order/receipt';
import * as z from 'zod/mini';
import type { HttpModule } from '../http/app.ts';
import { findVisibleOrder } from '../order/find-visible-order.ts';
import type { Services } from '../services.ts';
import { receiptFileName } from './receipt-file-name.ts';
import { receiptPdf } from './receipt-pdf.ts';

/**
 * `/order/{id}/receipt.pdf`: for everyone who may see the order. Others get the page, which says that they may not see
 * it.
 */
export const receiptPart =
  (services: Services): HttpModule =>
  (app) => {
    app.get('/order/:id/receipt.pdf', async (context) => {
      const id = z.uuid().safeParse(context.req.param('id')).data ?? null;
      const capability = context.req.query('capability');
      const { account } = context.get('api');
      const stored = id === null ? null : await findVisibleOrder(services, account, { id, capability }, canSeeOrder);
      if (stored === null) {
        const { pathname, search } = new URL(context.req.url);
        return context.redirect(`${pathname.replace(/\/receipt\.pdf$/, '')}${search}`);
      }
      const { restaurant } = await services.content.read();
      const receipt = receiptOf(stored.order, restaurant);
      return context.body(await receiptPdf(receipt, services.clock.now()), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${receiptFileName(receipt)}"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      });
    });
  };
