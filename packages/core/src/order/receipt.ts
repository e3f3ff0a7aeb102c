import { onlinePartOf } from '../online-payment/online-part.ts';
import { PAYMENT_METHOD_LABELS } from '../payment/payment-labels.ts';
import { restOf, tipOf } from '../payment/payment.ts';
import { fullPriced } from '../promotion/full-prices.ts';
import { promotionLabel } from '../promotion/promotion-label.ts';
import type { Restaurant } from '../restaurant/restaurant.ts';
import type { Supplier } from '../restaurant/supplier.ts';
import { isolated } from '../text/cut-text.ts';
import type { Instant } from '../time/instant.ts';
import type { Fulfilment } from '../vat/fulfilment.ts';
import { type VatShare, splitVat } from '../vat/vat-split.ts';
import { amountDue, isOpenWrittenOff, isRefundDue, openAmount } from './amount-due.ts';
import { isStopped } from './order-lifecycle.machine.ts';
import { paidAtDoor, refundMethodText, refundNumber, writtenOff } from './order-refund.ts';
import { orderStatusLabel } from './order-status.ts';
import { type Order, type ProductOrder, doorText } from './order.ts';
import { isWriteOff } from './refund-cause.ts';

/** A labelled amount in Rappen. */
export type ReceiptSum = { readonly label: string; readonly amount: number };

/** The figures of an order, shared by page, e-mail and PDF so that they do not differ. Amounts in Rappen. */
export type Receipt = {
  readonly title: string;
  /** What the document is valid for. */
  readonly note: string;
  /** Of the order; a credit note has its own. */
  readonly number: number | string;
  readonly placedAt: Instant;
  /** When the order was fulfilled, and how; null before. */
  readonly supplied: { readonly label: string; readonly at: Instant } | null;
  readonly supplier: Supplier;
  /** The recipient and the address. */
  readonly recipient: { readonly label: string; readonly text: string };
  readonly lines: readonly ProductOrder[];
  /** From the items to the total, which is not among them. */
  readonly sums: readonly ReceiptSum[];
  readonly total: number;
  readonly payments: readonly ReceiptSum[];
  /** Contained in the total; empty for an order that ended before it was fulfilled, because nothing was supplied. */
  readonly vat: readonly VatShare[];
};

type Kind = 'confirmation' | 'paid' | 'partlyPaid' | 'writtenOff' | 'ended';

const TEXTS: Record<Kind, Pick<Receipt, 'title' | 'note'>> = {
  confirmation: { title: 'Bestellbestätigung', note: 'Die Quittung gibt es, sobald du deine Bestellung hast.' },
  paid: { title: 'Quittung', note: 'Danke für deine Bestellung. Alle Preise in CHF, inkl. MwSt.' },
  partlyPaid: {
    title: 'Abrechnung',
    note: 'Noch ist nicht alles bezahlt; die Quittung gibt es mit dem Rest. Alle Preise in CHF, inkl. MwSt.',
  },
  writtenOff: {
    title: 'Abrechnung',
    note: 'Nicht alles ist bezahlt; den Rest haben wir abgeschrieben. Alle Preise in CHF, inkl. MwSt.',
  },
  ended: { title: 'Aufgehobene Bestellung', note: 'Diese Bestellung hat dich nicht erreicht. Du schuldest nichts.' },
};

function kindOf(order: Order): Kind {
  const { status, payment, refunds } = order;
  if (isStopped(status)) return 'ended';
  if (writtenOff({ refunds }) > 0 || isOpenWrittenOff(order)) return 'writtenOff';
  if (openAmount(order) > 0) return 'partlyPaid';
  const isPaid = ['collected', 'prepaid', 'paidOnline'].includes(payment.state);
  return status === 'delivered' && isPaid ? 'paid' : 'confirmation';
}

const PAID_WHERE: Record<Fulfilment, string> = { delivered: 'An der Tür', collected: 'Bei der Abholung' };

/** What was given back afterwards, or never paid, each with the number of its paper. */
const refundSums = (order: Order): ReceiptSum[] =>
  order.refunds.map((refund) =>
    isWriteOff(refund)
      ? { label: `Nicht bezahlt, abgeschrieben ${refundNumber(order, refund)}`, amount: refund.amount }
      : {
          label: `Zurückerstattet, Gutschrift ${refundNumber(order, refund)} (${refundMethodText(refund)})`,
          amount: -refund.amount,
        },
  );

/** What a gift card that was paid for has paid. */
const giftCardSums = ({ giftCardAmount, giftCardDiscount }: Order): ReceiptSum[] =>
  giftCardAmount > giftCardDiscount
    ? [{ label: 'Mit Gutschein bezahlt', amount: giftCardAmount - giftCardDiscount }]
    : [];

/** What was paid before the door. */
function paidBeforeSums(order: Order): ReceiptSum[] {
  const online = onlinePartOf(order.payment);
  return online === undefined
    ? giftCardSums(order)
    : [...giftCardSums(order), { label: `Online bezahlt (${online.means})`, amount: online.amount }];
}

/** What was not paid at the door, nor later. */
function openSums(order: Order): ReceiptSum[] {
  const amount = openAmount(order);
  const label = isOpenWrittenOff(order) ? 'Nicht bezahlt, abgeschrieben' : 'Noch offen';
  return amount === 0 ? [] : [{ label, amount }];
}

function paymentsOf(order: Order): ReceiptSum[] {
  const { payment, giftCardAmount, fulfilment } = order;
  const before = paidBeforeSums(order);
  switch (payment.state) {
    case 'dueAtDoor': {
      const label = `${PAID_WHERE[fulfilment]} zu bezahlen (${PAYMENT_METHOD_LABELS[payment.method]})`;
      return [...before, { label, amount: amountDue(order) }];
    }
    case 'collected': {
      const refunds = refundSums(order);
      const label = `${PAID_WHERE[fulfilment]} bezahlt (${PAYMENT_METHOD_LABELS[payment.method]})`;
      const tip = tipOf(payment);
      const tips = tip === 0 ? [] : [{ label: `Trinkgeld (${PAYMENT_METHOD_LABELS[payment.method]})`, amount: tip }];
      const paid = paidAtDoor(order) ?? 0;
      const rest = restOf(payment);
      const later =
        rest === null ? [] : [{ label: `Rest bezahlt (${PAYMENT_METHOD_LABELS[rest.method]})`, amount: rest.amount }];
      return [
        ...before,
        ...(paid > 0 ? [{ label, amount: paid }] : []),
        ...later,
        ...openSums(order),
        ...tips,
        ...refunds,
      ];
    }
    case 'awaitingOnline':
      return [...before, { label: 'Online zu bezahlen', amount: amountDue(order) }];
    case 'prepaid':
    case 'paidOnline':
      return [...before, ...refundSums(order)];
    case 'notCollected':
    case 'refunded':
    case 'releasedOnline':
      return isRefundDue(order) ? [{ label: 'Dem Gutschein gutgeschrieben', amount: giftCardAmount }] : [];
  }
}

/** The sums of an order and how they are paid. The given part of a gift card is a discount, unless it was refunded. */
export function receiptSums(order: Order): Pick<Receipt, 'sums' | 'total' | 'payments'> {
  const { promotion, rounding, totalPrice, fulfilment, status } = order;
  const { itemsTotal, deliveryFee } = fullPriced(order);
  const discount = isStopped(status) ? 0 : order.giftCardDiscount;
  return {
    sums: [
      { label: 'Produkte', amount: itemsTotal },
      ...(fulfilment === 'delivered' ? [{ label: 'Lieferung', amount: deliveryFee }] : []),
      ...(promotion === undefined ? [] : [{ label: promotionLabel(promotion), amount: -promotion.amount }]),
      ...(rounding === 0 ? [] : [{ label: 'Rundung auf 5 Rappen', amount: rounding }]),
      ...(discount === 0 ? [] : [{ label: 'Nachlass', amount: -discount }]),
    ],
    total: totalPrice - discount,
    payments: paymentsOf(order),
  };
}

const suppliedOf = (order: Order): Receipt['supplied'] =>
  order.orderTimeProgresses.delivered === undefined
    ? null
    : { label: orderStatusLabel('delivered', order), at: order.orderTimeProgresses.delivered };

const recipientOf = ({ fulfilment, address }: Order): Receipt['recipient'] =>
  fulfilment === 'collected'
    ? { label: 'Abholung durch', text: address.contactName }
    : { label: 'Lieferung an', text: `${isolated(address.contactName)}, ${doorText(address)}` };

/**
 * The document of an order in its present state: a confirmation until it is delivered and paid, then the receipt. An
 * order that ended early shows no VAT, because VAT that is shown is owed. The supplier is the restaurant as it was at the
 * delivery, before that with today's data. Source: MWSTG art. 26 para. 2 and art. 27 para. 1 and 2.
 */
export function receiptOf(order: Order, restaurant: Restaurant): Receipt {
  const { number, orderTimeProgresses } = order;
  const { lines } = fullPriced(order);
  const { name, street, postcode, town, phoneNumber, email, vatNumber } = order.supplier ?? restaurant;
  const kind = kindOf(order);
  return {
    ...TEXTS[kind],
    number,
    placedAt: orderTimeProgresses.created,
    supplied: suppliedOf(order),
    supplier: { name, street, postcode, town, phoneNumber, email, vatNumber },
    recipient: recipientOf(order),
    lines,
    ...receiptSums(order),
    vat: kind === 'ended' ? [] : splitVat(order.productOrders, order),
  };
}
