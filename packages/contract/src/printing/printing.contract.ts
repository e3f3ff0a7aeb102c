import { print, printError, printTarget, printTestError } from '@ofenpost/core/printing/print';
import { printingState } from '@ofenpost/core/printing/printing-state';
import * as z from 'zod/mini';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['printing'];

export const printingContract = {
  loadDesk: guardedRoute('order.print')
    .route({ method: 'GET', path: '/desk/printing', summary: 'The printers, and tickets under way or missing', tags })
    .output(printingState),
  listToday: guardedRoute('order.print')
    .route({ method: 'GET', path: '/desk/prints', summary: 'Prints of today and open ones, the last first', tags })
    .output(z.array(print)),
  print: guardedRoute('order.print')
    .route({ method: 'POST', path: '/desk/orders/{id}/prints', summary: 'Ask for the ticket of an order', tags })
    .input(z.object({ id: z.uuid(), target: printTarget }))
    .output(print)
    .errors(refusal(printError)),
  dismiss: guardedRoute('order.print')
    .route({ method: 'POST', path: '/desk/prints/{id}/dismissal', summary: 'Nobody has to look after a print', tags })
    .input(z.object({ id: z.uuid() }))
    .output(printingState),
  test: guardedRoute('printer.try')
    .route({
      method: 'POST',
      path: '/desk/printers/{id}/trial',
      summary: 'Print a trial at once, on a printer that is saved',
      tags,
      successStatus: 204,
    })
    .input(z.object({ id: z.uuid() }))
    .errors(refusal(printTestError)),
};
