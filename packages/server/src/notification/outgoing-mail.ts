import { declarationEntries } from '@ofenpost/core/declaration/declaration-entries';
import { formatMoney, percentText } from '@ofenpost/core/money/format-money';
import { type OrderMailEvent, orderAt, orderMail } from '@ofenpost/core/notification/order-mail';
import { partsText } from '@ofenpost/core/order/line-parts';
import type { ProductOrder, Order } from '@ofenpost/core/order/order';
import { type Receipt, type ReceiptSum, receiptOf } from '@ofenpost/core/order/receipt';
import { contactLines } from '@ofenpost/core/restaurant/contact-lines';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import { isolated } from '@ofenpost/core/text/cut-text';
import { withoutLinks } from '@ofenpost/core/text/text';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import type { StoredMail } from '../mail/mail.repository.ts';
import { orderCapability } from '../order/order-capability.ts';
import { type Html, html, framedHtml, MAIL_STYLE as style } from './mail-frame.ts';
import { type LoadMailPictures, MAIL_PICTURE_SIZE, type MailPicture } from './mail-pictures.ts';
import { type MailAttachment, type OutgoingMail, senderOf } from './mail-transport.ts';

const row = (label: Html | string, amount: string, look: string): Html =>
  html`<tr>
    <td class="quiet" colspan="2" style="${look}">${label}</td>
    <td class="quiet" align="right" style="${look}white-space:nowrap;">${amount}</td>
  </tr>`;

const sumRow = ({ label, amount }: ReceiptSum): Html => row(label, formatMoney(amount), style.sum);

/** What was chosen, and what the dish declares, line by line. */
const detailsOf = ({ declaration, ...line }: ProductOrder): string[] => [
  ...(line.options.length > 0 ? [partsText(line)] : []),
  ...(declaration === undefined ? [] : declarationEntries(declaration).map(({ label, text }) => `${label}: ${text}`)),
];

const pictureCell = (picture: MailPicture | null | undefined): Html =>
  html`<td class="line" rowspan="2" style="width:${MAIL_PICTURE_SIZE}px;${style.picture}">
    ${
      picture
        ? html`<img
            src="cid:${picture.cid}"
            width="${MAIL_PICTURE_SIZE}"
            height="${MAIL_PICTURE_SIZE}"
            alt=""
            style="display:block;border-radius:8px;"
          />`
        : ''
    }
  </td>`;

const lineRow = (line: ProductOrder, picture: MailPicture | null | undefined): Html =>
  html`<tr>
      ${pictureCell(picture)}
      <td class="text" style="${style.line}"><strong>${line.amount}× ${line.name}</strong></td>
      <td class="text" align="right" style="${style.line}white-space:nowrap;">${formatMoney(line.totalPrice)}</td>
    </tr>
    <tr>
      <td class="quiet line" colspan="2" style="${style.details}">
        ${detailsOf(line).map((detail) => html`${detail}<br />`)}
      </td>
    </tr>`;

const receiptPart = (
  { title, number, placedAt, lines, sums, total, payments, vat, note, recipient }: Receipt,
  pictures: MailContent['pictures'],
): Html =>
  html`<h2 class="text" style="${style.subtitle}">${title} ${number}</h2>
    <p class="quiet" style="${style.small}">${formatDate(placedAt)}, ${formatTime(placedAt)}</p>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:12px;">
      ${lines.map((line, index) => lineRow(line, pictures[index]))} ${sums.map(sumRow)}
      <tr>
        <td class="text total" colspan="2" style="${style.total}">
          Gesamt <span class="quiet" style="${style.options}">inkl. MwSt.</span>
        </td>
        <td class="text total" align="right" style="${style.total}white-space:nowrap;">${formatMoney(total)}</td>
      </tr>
      ${payments.map(sumRow)}
      ${vat.map((share) =>
        row(`MwSt. ${percentText(share.vatRate)} auf ${formatMoney(share.gross)}`, formatMoney(share.vat), style.vat),
      )}
    </table>
    <p class="quiet" style="${style.small}margin-top:16px;">${note}</p>
    <p class="quiet" style="${style.small}margin-top:16px;">${recipient.label} ${recipient.text}</p>`;

const letter = ({ subject, greeting, paragraphs, orderUrl }: MailContent): Html =>
  html`<h1 class="text" style="${style.title}">${subject}</h1>
    <p class="text" style="${style.text}">${greeting}</p>
    ${paragraphs.map((paragraph) => html`<p class="text" style="${style.text}">${paragraph}</p>`)}
    <p style="margin:22px 0 4px;">
      <a class="button" href="${orderUrl}" style="${style.button}">Bestellung ansehen</a>
    </p>`;

/** The HTML part of an e-mail about an order. */
const htmlOf = (content: MailContent): string =>
  framedHtml({
    subject: content.subject,
    supplier: content.receipt.supplier,
    cards: [letter(content), receiptPart(content.receipt, content.pictures)],
  });

const sumText = ({ label, amount }: ReceiptSum): string => `${label}: ${formatMoney(amount)}`;

const lineText = (line: ProductOrder): string =>
  [
    `${line.amount} x ${line.name}: ${formatMoney(line.totalPrice)}`,
    ...detailsOf(line).map((each) => `  ${each}`),
  ].join('\n');

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
const textOf = ({ greeting, paragraphs, orderUrl, receipt }: MailContent): string =>
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

/** An e-mail of the outbox that is about an order. */
type OrderMailToSend = Pick<StoredMail, 'id' | 'recipient' | 'accountId' | 'revision'> & {
  readonly orderId: string;
  readonly event: OrderMailEvent;
};

/** The contents of the text and the HTML part. */
type MailContent = {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The link to the order. */
  readonly orderUrl: string;
  readonly receipt: ReturnType<typeof receiptOf>;
  /** One for each line of the receipt. */
  readonly pictures: readonly (MailPicture | null)[];
};

type Composing = {
  readonly mail: OrderMailToSend;
  readonly order: Order;
  readonly restaurant: Restaurant;
  readonly publicUrl: string;
  readonly authSecret: string;
  readonly now: Instant;
  readonly isOnNewGiftCard: boolean;
  readonly loadPictures: LoadMailPictures;
};

/** A guest's link opens the order by itself; with an account one has to sign in. */
function orderUrlOf({ mail: { orderId, accountId }, publicUrl, authSecret }: Composing): string {
  const url = `${publicUrl}/order/${orderId}`;
  return accountId === null ? `${url}?capability=${orderCapability(authSecret, orderId)}` : url;
}

/** The texts of guests and staff, in which no mail program may make a link: the recipient may be somebody else. */
function withSafeTexts(order: Order): Order {
  const { address, reason, remark } = order;
  const { contactName, street, houseNumber, note } = address;
  return {
    ...order,
    address: {
      ...address,
      contactName: withoutLinks(contactName),
      street: withoutLinks(street),
      houseNumber: withoutLinks(houseNumber),
      note: withoutLinks(note),
    },
    reason: reason && { ...reason, text: withoutLinks(reason.text) },
    remark: withoutLinks(remark),
  };
}

/** Each picture once, however many lines show it. */
const attachmentsOf = (pictures: MailContent['pictures']): readonly MailAttachment[] =>
  [...new Map(pictures.flatMap((picture) => (picture ? [[picture.cid, picture]] : []))).values()].map(
    (picture, index) => ({ ...picture, filename: `bild-${index + 1}.png` }),
  );

/** An e-mail of the outbox: the order as it was at the event, in text and in HTML. */
export async function outgoingMail(composing: Composing): Promise<OutgoingMail> {
  const { mail, restaurant, publicUrl, now, isOnNewGiftCard, loadPictures } = composing;
  const order = withSafeTexts(orderAt(composing.order, mail.event));
  const receipt = receiptOf(order, restaurant);
  const pictures = await loadPictures(receipt.lines);
  const content: MailContent = {
    ...orderMail(order, mail.event, { now, revision: mail.revision, isOnNewGiftCard, counter: restaurant }),
    greeting: `Hallo ${isolated(order.address.contactName)}`,
    orderUrl: orderUrlOf(composing),
    receipt,
    pictures,
  };
  return {
    from: senderOf(restaurant, publicUrl),
    to: mail.recipient,
    subject: content.subject,
    text: textOf(content),
    html: htmlOf(content),
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    date: new Date(now),
    attachments: attachmentsOf(pictures),
    fileName: `${order.number}-${mail.event}-${mail.id}.eml`,
  };
}
