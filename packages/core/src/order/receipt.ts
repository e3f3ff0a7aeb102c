import { PAYMENT_METHOD_LABELS } from '../payment/payment-labels.ts';
import type { Restaurant } from '../restaurant/restaurant.ts';
import { isolated } from '../text/cut-text.ts';
import type { Instant } from '../time/instant.ts';
import type { Fulfilment } from '../vat/fulfilment.ts';
import { type VatShare, splitVat } from '../vat/vat-split.ts';
import { isRefundDue, amountDue } from './amount-due.ts';
import { isStopped } from './order-lifecycle.machine.ts';
import { orderStatusLabel } from './order-status.ts';
import { type Order, type ProductOrder, doorText } from './order.ts';

/** A labelled amount in Rappen. */
export type ReceiptSum = { readonly label: string; readonly amount: number };

/** The figures of an order, shared by page, e-mail and PDF so that they do not differ. Amounts in Rappen. */
export type Receipt = {
  readonly title: string;
  /** What the document is valid for. */
  readonly note: string;
  readonly number: number;
  readonly placedAt: Instant;
  /** When the order was fulfilled, and how; null before. */
  readonly supplied: { readonly label: string; readonly at: Instant } | null;
  readonly supplier: Pick<Restaurant, 'name' | 'street' | 'postcode' | 'town' | 'phoneNumber' | 'email' | 'vatNumber'>;
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

type Kind = 'confirmation' | 'paid' | 'ended';

const TEXTS: Record<Kind, Pick<Receipt, 'title' | 'note'>> = {
  confirmation: { title: 'Bestellbestätigung', note: 'Die Quittung gibt es, sobald du deine Bestellung hast.' },
  paid: { title: 'Quittung', note: 'Danke für deine Bestellung. Alle Preise in CHF, inkl. MwSt.' },
  ended: { title: 'Aufgehobene Bestellung', note: 'Diese Bestellung hat dich nicht erreicht. Du schuldest nichts.' },
};

function kindOf({ status, payment }: Order): Kind {
  if (isStopped(status)) return 'ended';
  const isPaid = payment.state === 'collected' || payment.state === 'prepaid';
  return status === 'delivered' && isPaid ? 'paid' : 'confirmation';
}

const PAID_WHERE: Record<Fulfilment, string> = { delivered: 'An der Tür', collected: 'Bei der Abholung' };

function paymentsOf(order: Order): ReceiptSum[] {
  const { payment, giftCardAmount, giftCardDiscount, fulfilment } = order;
  const paidBefore = giftCardAmount - giftCardDiscount;
  const byGiftCard = paidBefore > 0 ? [{ label: 'Mit Gutschein bezahlt', amount: paidBefore }] : [];
  switch (payment.state) {
    case 'dueAtDoor': {
      const label = `${PAID_WHERE[fulfilment]} zu bezahlen (${PAYMENT_METHOD_LABELS[payment.method]})`;
      return [...byGiftCard, { label, amount: amountDue(order) }];
    }
    case 'collected': {
      const label = `${PAID_WHERE[fulfilment]} bezahlt (${PAYMENT_METHOD_LABELS[payment.method]})`;
      return [...byGiftCard, { label, amount: payment.amount }];
    }
    case 'prepaid':
      return byGiftCard;
    case 'notCollected':
    case 'refunded':
      return isRefundDue(order) ? [{ label: 'Dem Gutschein gutgeschrieben', amount: giftCardAmount }] : [];
  }
}

const linesTotal = (lines: readonly ProductOrder[]): number =>
  lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0);

/** The sums of an order and how they are paid. The given part of a gift card is a discount, unless it was refunded. */
export function receiptSums(order: Order): Pick<Receipt, 'sums' | 'total' | 'payments'> {
  const { productOrders, deliveryFee, rounding, totalPrice, fulfilment, status } = order;
  const discount = isStopped(status) ? 0 : order.giftCardDiscount;
  return {
    sums: [
      { label: 'Produkte', amount: linesTotal(productOrders) },
      ...(fulfilment === 'delivered' ? [{ label: 'Lieferung', amount: deliveryFee }] : []),
      ...(rounding === 0 ? [] : [{ label: 'Rundung auf 5 Rappen', amount: rounding }]),
      ...(discount === 0 ? [] : [{ label: 'Nachlass', amount: -discount }]),
    ],
    total: totalPrice - discount,
    payments: paymentsOf(order),
  };
}

const suppliedOf = ({ fulfilment, orderTimeProgresses: { delivered } }: Order): Receipt['supplied'] =>
  delivered === undefined ? null : { label: orderStatusLabel('delivered', fulfilment), at: delivered };

const recipientOf = ({ fulfilment, address }: Order): Receipt['recipient'] =>
  fulfilment === 'collected'
    ? { label: 'Abholung durch', text: address.contactName }
    : { label: 'Lieferung an', text: `${isolated(address.contactName)}, ${doorText(address)}` };

/**
 * The document of an order in its present state: a confirmation until it is delivered and paid, then the receipt. An
 * order that ended early shows no VAT, because VAT that is shown is owed. The supplier is the restaurant with today's
 * data. Source: MWSTG art. 26 para. 2 and art. 27 para. 1 and 2.
 */
export function receiptOf(order: Order, restaurant: Restaurant): Receipt {
  const { number, productOrders: lines, orderTimeProgresses } = order;
  const { name, street, postcode, town, phoneNumber, email, vatNumber } = restaurant;
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
    vat: kind === 'ended' ? [] : splitVat(lines, order),
  };
}
