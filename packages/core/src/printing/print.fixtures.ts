import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Print } from './print.ts';
import type { PrinterDraft } from './printers-draft.ts';

/** The printer in the kitchen, which prints automatically. */
export const KITCHEN_PRINTER: PrinterDraft = {
  id: '00000000-0000-4000-8000-00000000b001',
  name: 'Küche',
  host: '192.168.1.50',
  port: 9100,
  charactersPerLine: 48,
  automatic: true,
  labels: false,
  confirms: true,
  active: true,
};

/** The ticket of `PLACED_ORDER`, requested on Friday 20.11.2026 at 18:01 in Zurich and not printed yet. */
export const WAITING_PRINT: Print = {
  id: '00000000-0000-4000-8000-00000000b101',
  orderId: PLACED_ORDER.id,
  orderNumber: PLACED_ORDER.number,
  kind: 'order',
  printer: { id: KITCHEN_PRINTER.id, name: KITCHEN_PRINTER.name },
  by: null,
  at: '2026-11-20T17:01:00.000Z',
  state: 'waiting',
  copy: null,
  problem: null,
  attempts: 0,
  changedAt: '2026-11-20T17:01:00.000Z',
  follows: null,
  dismissed: null,
};
