import type { Restaurant } from '../restaurant/restaurant.ts';
import { refundMethodText, refundNumber } from './order-refund.ts';
import type { Order, OrderRefund, ProductOrder } from './order.ts';
import { type Receipt, type ReceiptSum, receiptOf } from './receipt.ts';
import { isWriteOff, refundReasonText } from './refund-cause.ts';

/** The pieces that were given back, as lines of the paper. */
const linesOf = ({ productOrders }: Order, { lines }: OrderRefund): ProductOrder[] =>
  lines.flatMap(({ position, amount }) => {
    const line = productOrders[position];
    return line === undefined ? [] : [{ ...line, amount, totalPrice: line.unitPrice * amount }];
  });

/** What the paper of money given back says, and that of money which never came. */
const WORDS = {
  givenBack: { title: 'Gutschrift', done: 'Zurückerstattet', whole: 'Kulanz' },
  writtenOff: { title: 'Abschreibung', done: 'Abgeschrieben', whole: 'Nicht bezahlt' },
};

/**
 * The paper of a refund: what was given back, how, and the VAT that it contains, which the restaurant owes no longer.
 * Source: MWSTG art. 41 para. 1.
 */
export function creditNoteOf(order: Order, refund: OrderRefund, restaurant: Restaurant): Receipt {
  const { amount, deliveryFee, vat, at } = refund;
  const words = isWriteOff(refund) ? WORDS.writtenOff : WORDS.givenBack;
  const lines = linesOf(order, refund);
  const isWhole = lines.length === 0 && !deliveryFee;
  const named = lines.reduce((sum, { totalPrice }) => sum + totalPrice, deliveryFee ? order.deliveryFee : 0);
  const sums: ReceiptSum[] = [
    ...(deliveryFee ? [{ label: 'Lieferung', amount: order.deliveryFee }] : []),
    ...(isWhole ? [{ label: words.whole, amount }] : []),
    // A given part of a gift card was never paid, and cash is in coins.
    ...(isWhole || named === amount ? [] : [{ label: 'Nachlass und Rundung', amount: amount - named }]),
  ];
  return {
    ...receiptOf(order, restaurant),
    title: words.title,
    note: `Zur Quittung ${order.number}. Grund: ${refundReasonText(refund)}`,
    number: refundNumber(order, refund),
    supplied: { label: words.done, at },
    lines,
    sums,
    total: amount,
    payments: [{ label: `${words.done} (${refundMethodText(refund)})`, amount }],
    vat: vat.map((share) => ({ ...share, net: share.gross - share.vat })),
  };
}
