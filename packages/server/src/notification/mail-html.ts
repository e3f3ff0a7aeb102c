import { formatMoney } from '@ofenpost/core/money/format-money';
import { percentText } from '@ofenpost/core/money/percent-text';
import type { ProductOrder } from '@ofenpost/core/order/order';
import type { Receipt, ReceiptSum } from '@ofenpost/core/order/receipt';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { type Html, html } from './html.ts';
import { MAIL_STYLE as style, darkCss } from './mail-style.ts';
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

const receiptPart = ({ title, number, placedAt, lines, sums, total, payments, vat, note, address }: Receipt): Html =>
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
    <p class="quiet" style="${style.small}margin-top:16px;">
      Lieferung an ${address.contactName}, ${address.street} ${address.houseNumber}, ${address.postcode} ${address.town}
    </p>`;

/** The e-mail in the look of the app: one column, styles in place, links and nothing else that would be loaded. */
export function htmlOf({ subject, greeting, paragraphs, orderUrl, receipt }: MailContent): string {
  const { supplier } = receipt;
  const page = html`<!doctype html>
    <html lang="de-CH">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${darkCss}
        </style>
      </head>
      <body class="page" style="${style.page}">
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="${style.page}"
        >
          <tr>
            <td align="center" style="padding:28px 12px;">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;"
              >
                <tr>
                  <td class="brand" style="${style.brand}">${supplier.name}</td>
                </tr>
                <tr>
                  <td class="card" style="${style.card}">
                    <h1 class="text" style="${style.title}">${subject}</h1>
                    <p class="text" style="${style.text}">${greeting}</p>
                    ${paragraphs.map((paragraph) => html`<p class="text" style="${style.text}">${paragraph}</p>`)}
                    <p style="margin:22px 0 4px;">
                      <a class="button" href="${orderUrl}" style="${style.button}">Bestellung ansehen</a>
                    </p>
                  </td>
                </tr>
                <tr>
                  <td style="height:16px;line-height:16px;font-size:0;">&nbsp;</td>
                </tr>
                <tr>
                  <td class="card" style="${style.card}">${receiptPart(receipt)}</td>
                </tr>
                <tr>
                  <td class="quiet" style="${style.foot}">
                    ${supplier.name}, ${supplier.street}, ${supplier.postcode} ${supplier.town}<br />${supplier.phoneNumber}
                    · ${supplier.email}<br />${supplier.vatNumber}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return page.markup;
}
