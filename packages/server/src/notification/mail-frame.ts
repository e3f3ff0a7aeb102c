import type { Receipt } from '@ofenpost/core/order/receipt';
import { contactLines } from '@ofenpost/core/restaurant/contact-lines';

/** Text that is HTML already. */
export type Html = { readonly markup: string };

type Part = string | number | Html | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

function markupOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('\n');
}

/** HTML from a template; every value is escaped unless it was made in the same way. */
export const html = (template: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: String.raw({ raw: template }, ...parts.map(markupOf)),
});

// The colours of the theme (web/src/ui/theme.ts). Mail programs know no variables and drop what they do not
// understand, so each style is inline, and the dark colours are an addition for those that support media queries.
const SANS = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;";
const SERIF = 'font-family:Fraunces,Georgia,serif;font-weight:600;';
const TEXT = 'color:#2B2019;';
const QUIET = 'color:#6B5B4E;';
const LINE = 'border-bottom:1px dashed #D8CAB7;';

export const MAIL_STYLE = {
  page: `margin:0;padding:0;background-color:#FBF6EE;${SANS}`,
  brand: `${SERIF}color:#A04221;font-size:26px;line-height:32px;padding:0 8px 16px;`,
  card: 'background-color:#FFFDF9;border:1px solid #E9DFD0;border-radius:18px;padding:26px 28px;',
  title: `${SERIF}${TEXT}margin:0 0 14px;font-size:26px;line-height:32px;`,
  subtitle: `${SERIF}${TEXT}margin:0;font-size:20px;line-height:26px;`,
  text: `${SANS}${TEXT}margin:0 0 12px;font-size:16px;line-height:25px;`,
  code: `font-family:Menlo,Consolas,monospace;font-weight:700;${TEXT}margin:4px 0 16px;font-size:22px;line-height:30px;letter-spacing:1px;`,
  small: `${SANS}${QUIET}margin:0;font-size:14px;line-height:21px;`,
  button: `${SANS}display:inline-block;background-color:#0B6B4B;color:#FFFFFF;font-size:16px;font-weight:600;line-height:20px;padding:14px 26px;border-radius:999px;text-decoration:none;`,
  line: `${SANS}${TEXT}font-size:16px;line-height:23px;padding:10px 12px 0 0;vertical-align:top;`,
  details: `${SANS}${QUIET}font-size:14px;line-height:20px;padding:0 12px 10px 0;${LINE}`,
  picture: `padding:10px 12px 10px 0;vertical-align:top;${LINE}`,
  options: `${SANS}${QUIET}font-size:14px;font-weight:400;line-height:20px;`,
  sum: `${SANS}${QUIET}font-size:15px;line-height:22px;padding:8px 12px 0 0;vertical-align:top;`,
  total: `${SERIF}${TEXT}font-size:20px;line-height:28px;padding:10px 12px 4px 0;vertical-align:top;`,
  vat: `${SANS}${QUIET}font-size:14px;line-height:20px;padding:6px 12px 0 0;vertical-align:top;`,
  foot: `${SANS}${QUIET}font-size:14px;line-height:21px;padding:22px 8px 0;`,
} as const;

const darkCss = `:root{color-scheme:light dark;}
@media (prefers-color-scheme:dark){
.page{background-color:#17120E!important;}
.card{background-color:#211A15!important;border-color:#3A2F27!important;}
.text,.text strong{color:#F6EDE3!important;}
.quiet{color:#BBAA9B!important;}
.line{border-color:#54463B!important;}
.brand{color:#F0A07C!important;}
.button{background-color:#4FC596!important;color:#06241A!important;}
}`;

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
      <td class="card" style="${MAIL_STYLE.card}">${content}</td>
    </tr>`;

/**
 * The e-mail in the app's design: one column, inline styles, and only pictures that it brings with it, so that nothing is
 * loaded.
 */
export function framedHtml({ subject, supplier, cards }: Framed): string {
  const page = html`<!doctype html>
    <html lang="de-CH">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${darkCss}
        </style>
      </head>
      <body class="page" style="${MAIL_STYLE.page}">
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="${MAIL_STYLE.page}"
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
                  <td class="brand" style="${MAIL_STYLE.brand}">${supplier.name}</td>
                </tr>
                ${cards.map(card)}
                <tr>
                  <td class="quiet" style="${MAIL_STYLE.foot}">
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
