import { print, printError, printTarget, printTestError } from '@ofenpost/core/printing/print';
import { printDesk } from '@ofenpost/core/printing/print-desk';
import { printerDraft } from '@ofenpost/core/printing/printers-draft';
import * as z from 'zod/mini';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['printing'];

export const printingContract = {
  loadDesk: guardedRoute('order.print')
    .route({ method: 'GET', path: '/desk/printing', summary: 'The printers, and tickets under way or missing', tags })
    .output(printDesk),
  listToday: guardedRoute('order.print')
    .route({ method: 'GET', path: '/desk/prints', summary: 'Every print of today, the last first', tags })
    .output(z.array(print)),
  print: guardedRoute('order.print')
    .route({ method: 'POST', path: '/desk/orders/{id}/prints', summary: 'Ask for the ticket of an order', tags })
    .input(z.object({ id: z.uuid(), target: printTarget }))
    .output(print)
    .errors(refusal(printError)),
  test: guardedRoute('settings.edit')
    .route({
      method: 'POST',
      path: '/desk/printers/trial',
      summary: 'Print a trial at once, on a printer that need not be saved',
      tags,
      successStatus: 204,
    })
    .input(printerDraft)
    .errors(refusal(printTestError)),
};
