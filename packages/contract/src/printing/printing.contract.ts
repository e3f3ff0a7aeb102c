import { print, printError, printTarget, printTestError } from '@ofenpost/core/printing/print';
import { printingState } from '@ofenpost/core/printing/printing-state';
import * as z from 'zod/mini';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['printing'];

export const printingContract = {
  loadDesk: guardedRoute('order.print')
    .route({
      method: 'GET',
      path: '/desk/printing',
      summary: 'The printers, and tickets under way or missing',
      description: 'What the desk shows about printing.',
      tags,
    })
    .output(printingState),
  listToday: guardedRoute('order.print')
    .route({
      method: 'GET',
      path: '/desk/prints',
      summary: 'Prints of today and open ones, the last first',
      description: 'Open ones of earlier days are among them.',
      tags,
    })
    .output(z.array(print)),
  print: guardedRoute('order.print')
    .route({
      method: 'POST',
      path: '/desk/orders/{id}/prints',
      summary: 'Ask for the ticket of an order',
      description: 'A printer gets it as soon as it answers; asked for again in the meantime, it is the same print.',
      tags,
    })
    .input(z.object({ id: z.uuid(), target: printTarget }))
    .output(print)
    .errors(refusal(printError)),
  dismiss: guardedRoute('order.print')
    .route({
      method: 'POST',
      path: '/desk/prints/{id}/dismissal',
      summary: 'Dismiss a print',
      description: 'It needs no attention any more; one that still waits is given up.',
      tags,
    })
    .input(z.object({ id: z.uuid() }))
    .output(printingState),
  test: guardedRoute('printer.try')
    .route({
      method: 'POST',
      path: '/desk/printers/{id}/trial',
      summary: 'Print a trial',
      description: 'Goes at once to a printer that is saved, and is refused if it does not answer.',
      tags,
      successStatus: 204,
    })
    .input(z.object({ id: z.uuid() }))
    .errors(refusal(printTestError)),
};
