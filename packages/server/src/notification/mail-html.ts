import { formatMoney } from '@ofenpost/core/money/format-money';
import { percentText } from '@ofenpost/core/money/percent-text';
import type { ProductOrder } from '@ofenpost/core/order/order';
import type { Receipt, ReceiptSum } from '@ofenpost/core/order/receipt';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { type Html, html } from './html.ts';
import { framedHtml } from './mail-frame.ts';
import { MAIL_STYLE as style } from './mail-style.ts';
import type { MailContent } from './outgoing-mail.ts';

const row = (label: Html | string, amount: string, look: string): Html =>
  html`<tr>
    <td class="quiet" style="${look}">${label}</td>
    <td class="quiet" align="right" style="${look}white-space:nowrap;">${amount}</td>
  </tr>`;

const sumRow = ({ label, amount }: ReceiptSum): Html => row(label, formatMoney(amount), style.sum);

const lineRow = ({ amount, name, options, totalPrice }: ProductOrder): Html =>
  html`<tr>
    <td class="text line" style="${style.line}">
      <strong>${amount}× ${name}</strong>${
        options.length > 0
          ? html`<br /><span class="quiet" style="${style.options}"
                >${options.map((option) => option.name).join(', ')}</span
              >`
          : ''
      }
    </td>
    <td class="text line" align="right" style="${style.line}white-space:nowrap;">${formatMoney(totalPrice)}</td>
  </tr>`;

const receiptPart = ({ title, number, placedAt, lines, sums, total, payments, vat, note, recipient }: Receipt): Html =>
  html`<h2 class="text" style="${style.subtitle}">${title} ${number}</h2>
    <p class="quiet" style="${style.small}">${formatDate(placedAt)}, ${formatTime(placedAt)}</p>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:12px;">
      ${lines.map(lineRow)} ${sums.map(sumRow)}
      <tr>
        <td class="text total" style="${style.total}">
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
export const htmlOf = (content: MailContent): string =>
  framedHtml({
    subject: content.subject,
    supplier: content.receipt.supplier,
    cards: [letter(content), receiptPart(content.receipt)],
  });
