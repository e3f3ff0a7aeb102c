import type { OrderChangeError } from '../order/order-change.ts';
import type { Order } from '../order/order.ts';
import type { StepTaker } from '../order/take-step.ts';
import { type Result, err, ok } from '../result/result.ts';
import { isAlcohol } from '../vat/vat.ts';
import { type EditContext, editOrder, previewEdit, unchangedEdit } from './edit-order.ts';

export const WITHHELD_REASON = 'Kein Ausweis oder zu jung: Alkohol zurückgenommen';
export const ALL_BACK_REASON = 'Kein Ausweis oder zu jung: alles zurückgenommen';

/** Whether nothing would be left of an order without its alcohol. */
export const isOnlyAlcohol = ({ productOrders }: Pick<Order, 'productOrders'>): boolean =>
  productOrders.every(isAlcohol);

/** Whether somebody is about to take an order, so that the age can be in doubt. */
const isAtHandOver = ({ status, fulfilment }: Order): boolean =>
  status === 'onTheWay' || (status === 'ready' && fulfilment === 'collected');

/**
 * Takes the alcohol out of an order whose taker cannot prove the age: it costs less, and what was paid for it goes back
 * the way it was paid. The delivery fee stays as it is. Refused where nothing else would be left.
 */
export function withholdAlcohol(order: Order, context: EditContext, taker: StepTaker): Result<Order, OrderChangeError> {
  const { status, checkAge, tour } = order;
  if (!isAtHandOver(order) || !checkAge) return err({ code: 'stepRefused', status });
  const lines = order.productOrders.flatMap((line, position) =>
    isAlcohol(line) ? [] : [{ position, amount: line.amount }],
  );
  const edit = { ...unchangedEdit(order), lines, overrides: true };
  // Without an area the fee does not follow the lines.
  const atDoor = { ...context, orderLocations: [] };
  const preview = previewEdit(order, edit, atDoor, taker);
  if (!preview.ok) return preview;
  const { totalPrice } = preview.value.order;
  const edited = editOrder(order, { ...edit, totalPrice, reason: WITHHELD_REASON }, atDoor, taker);
  if (!edited.ok || tour === undefined) return edited;
  return ok({ ...edited.value, tour: { ...tour, ageCheck: { at: taker.at, result: 'withheld' } } });
}
