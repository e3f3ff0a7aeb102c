import { html } from 'hono/html';
import type { Attempt, Means, TransactionState } from './ledger.ts';

/** What the person at the payment page can do. */
export type PayerAction = {
  readonly id: string;
  readonly label: string;
  readonly outcome:
    | { readonly means: Means; readonly state: TransactionState; readonly hasShift: boolean }
    | { readonly failure: string };
};

const paid = (means: Means, hasShift = true) => ({ means, state: 'AUTHORIZED', hasShift }) as const;

export const PAYER_ACTIONS: readonly PayerAction[] = [
  { id: 'twint', label: 'Mit TWINT bezahlen', outcome: paid('TWINT') },
  { id: 'visa', label: 'Mit Visa bezahlen', outcome: paid('VISA') },
  { id: 'mastercard', label: 'Mit Mastercard bezahlen', outcome: paid('MASTERCARD') },
  { id: 'no-shift', label: 'Visa ohne Haftung der Bank', outcome: paid('VISA', false) },
  { id: 'pending', label: 'Visa, noch unklar', outcome: { ...paid('VISA'), state: 'PENDING' } },
  { id: 'declined', label: 'Abgelehnt', outcome: { failure: 'TRANSACTION_DECLINED' } },
  { id: 'aborted', label: 'Abbrechen', outcome: { failure: 'TRANSACTION_ABORTED' } },
];

/** TWINT's test amounts, in Rappen. Source: Saferpay Integration Guide, "TWINT test cases". */
export const TWINT_TEST_FAILURES: ReadonlyMap<number, string> = new Map([
  [6_651, 'TRANSACTION_DECLINED'],
  [6_661, 'TOKEN_EXPIRED'],
]);

const STYLE = `body{max-width:26rem;margin:3rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}
p.banner{padding:.6rem 1rem;border-radius:.6rem;background:#fbebc8;color:#5b3c00;font-weight:600}
button{display:block;width:100%;min-height:48px;margin:.5rem 0;font:inherit}`;

const amountText = (amount: number): string => `CHF ${(amount / 100).toFixed(2)}`;

/** The page on which guests pay, as on Saferpay's. */
export const payerPage = ({ amount, orderId, token, methods }: Attempt) =>
  html`<!doctype html>
    <html lang="de-CH">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Bezahlen (Probe)</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <p class="banner">Probe: Es fliesst kein Geld.</p>
        <h1>${amountText(amount)}</h1>
        <p>${orderId}</p>
        <form method="post" action="/vt2/${token}">
          ${PAYER_ACTIONS.filter(({ outcome }) => !('means' in outcome) || methods.includes(outcome.means)).map(
            ({ id, label }) => html`<button name="action" value="${id}">${label}</button>`,
          )}
        </form>
      </body>
    </html>`;

/** Said where a payment page is opened twice, has expired, or never was. */
export const closedPage = () =>
  html`<!doctype html>
    <html lang="de-CH">
      <head>
        <meta charset="utf-8" />
        <title>Bezahlen (Probe)</title>
      </head>
      <body>
        <p>Diese Seite ist nicht mehr offen.</p>
      </body>
    </html>`;
