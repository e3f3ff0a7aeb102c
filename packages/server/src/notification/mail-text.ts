import { formatMoney } from '@ofenpost/core/money/format-money';
import { percentText } from '@ofenpost/core/money/percent-text';
import type { ProductOrder } from '@ofenpost/core/order/order';
import type { Receipt, ReceiptSum } from '@ofenpost/core/order/receipt';
import { contactLines } from '@ofenpost/core/restaurant/contact-lines';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import type { MailContent } from './outgoing-mail.ts';

const sumText = ({ label, amount }: ReceiptSum): string => `${label}: ${formatMoney(amount)}`;

const lineText = ({ amount, name, options, totalPrice }: ProductOrder): string => {
  const chosen = options.length > 0 ? ` (${options.map((option) => option.name).join(', ')})` : '';
  return `${amount} x ${name}${chosen}: ${formatMoney(totalPrice)}`;
};

function receiptText(receipt: Receipt): string[] {
  const { title, number, placedAt, supplier, recipient, lines, sums, total, payments, vat, note } = receipt;
  return [
    `${title} ${number} vom ${formatDate(placedAt)}, ${formatTime(placedAt)}`,
    '',
    ...lines.map(lineText),
    '',
    ...sums.map(sumText),
    `Gesamt inkl. MwSt.: ${formatMoney(total)}`,
    ...payments.map(sumText),
    ...vat.map(
      (share) => `MwSt. ${percentText(share.vatRate)} auf ${formatMoney(share.gross)}: ${formatMoney(share.vat)}`,
    ),
    '',
    note,
    '',
    `${recipient.label}: ${recipient.text}`,
    '',
    supplier.name,
    ...contactLines(supplier),
  ];
}

/** The plain-text part of an e-mail about an order. */
export const textOf = ({ greeting, paragraphs, orderUrl, receipt }: MailContent): string =>
  [
    greeting,
    '',
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    'Deine Bestellung ansehen:',
    orderUrl,
    '',
    '--------',
    '',
    ...receiptText(receipt),
    '',
  ].join('\n');
