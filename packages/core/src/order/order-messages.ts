import { formatMoney } from '../money/format-money.ts';
import { formatTime } from '../time/zurich.ts';
import { promiseReasonText } from './move-promise.ts';
import { editTexts } from './order-edit-text.ts';
import { ORDER_STATUS_LABELS } from './order-status.ts';
import type { Order } from './order.ts';

/**
 * What happened to an order since it was as `before`, a sentence for each: its status, its time, and what it holds now. For
 * clients that tell what is new, without a page that shows all of it. `before` is null for the first time.
 */
export function orderMessages(
  before: Order | null,
  { status, promisedAt, promiseMove, edits, totalPrice }: Order,
): string[] {
  const since = edits.slice(before?.edits.length ?? 0);
  const isOther = before?.status !== status;
  const at = promisedAt === null ? '' : formatTime(promisedAt);
  return [
    ...(isOther ? [`${ORDER_STATUS_LABELS[status]}${at === '' ? '' : `, bei dir um ${at}`}`] : []),
    ...(isOther || promiseMove === null || promisedAt === before.promisedAt
      ? []
      : [`Neu um ${at}, ${promiseReasonText(promiseMove.reason)}`]),
    ...since.flatMap(editTexts),
    ...(since.length === 0 ? [] : [`Das kostet jetzt ${formatMoney(totalPrice)}`]),
  ];
}
