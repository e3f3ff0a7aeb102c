import type { Receipt } from '@ofenpost/core/order/receipt';
import { contactLines } from '@ofenpost/core/restaurant/contact-lines';
import { type Html, html } from './html.ts';
import { MAIL_STYLE as style, darkCss } from './mail-style.ts';

type Framed = {
  readonly subject: string;
  readonly supplier: Receipt['supplier'];
  /** Joins parts one below the other. */
  readonly cards: readonly Html[];
};

const GAP = html`<tr>
  <td style="height:16px;line-height:16px;font-size:0;">&nbsp;</td>
</tr>`;

const card = (content: Html, index: number): Html =>
  html`${index === 0 ? '' : GAP}
    <tr>
      <td class="card" style="${style.card}">${content}</td>
    </tr>`;

/** The e-mail in the app's design: one column, inline styles, and nothing but links, so that nothing is loaded. */
export function framedHtml({ subject, supplier, cards }: Framed): string {
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
                ${cards.map(card)}
                <tr>
                  <td class="quiet" style="${style.foot}">
                    ${[supplier.name, ...contactLines(supplier)].map((line) => html`${line}<br />`)}
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
