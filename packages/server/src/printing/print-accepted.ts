import { randomUUID } from 'node:crypto';
import type { Order } from '@ofenpost/core/order/order';
import { requestedPrint } from '@ofenpost/core/printing/requested-print';
import type { Instant } from '@ofenpost/core/time/instant';
import type { Transaction } from '../database/database.ts';
import { enqueuePrint, findActivePrinters, insertPrint } from './print.repository.ts';

/** Requests the ticket of an order that was just accepted if a printer is set to print automatically. */
export async function printAccepted(tx: Transaction, order: Order, at: Instant): Promise<void> {
  const printer = (await findActivePrinters(tx)).find(({ automatic }) => automatic);
  if (printer === undefined) return;
  const { id, name } = printer;
  const print = requestedPrint({ id: randomUUID(), order, printer: { id, name }, by: null, at });
  await insertPrint(tx, print);
  await enqueuePrint(tx, print);
}
