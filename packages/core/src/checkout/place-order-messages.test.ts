import { expect, it } from 'vitest';
import { CHECKOUT_BLOCK_MESSAGES } from './checkout-blocking.ts';
import { placeOrderMessage } from './place-order-messages.ts';
import { type PlaceOrderError, placeOrderError } from './place-order.ts';

const TEXTS: readonly (readonly [PlaceOrderError, string])[] = [
  [
    { code: 'orderLocationUnavailable' },
    'An diesen Ort liefern wir zurzeit nicht. Bitte wähle einen anderen Lieferort.',
  ],
  [
    { code: 'belowMinimumOrder', minimumOrder: 2500, missing: 650 },
    'Für diesen Lieferort gilt ein Mindestbestellwert von CHF 25.00. Es fehlen noch CHF 6.50.',
  ],
  [
    { code: 'deliveryTimeUnavailable' },
    'Zu dieser Zeit können wir deine Bestellung nicht mehr liefern. Bitte wähle eine andere Lieferzeit.',
  ],
  [{ code: 'slotFull' }, 'Zu dieser Zeit ist unser Ofen schon voll. Bitte wähle eine andere Lieferzeit.'],
  [
    { code: 'newGuestSlotFull' },
    'Zu dieser Zeit nehmen wir von neuen Gästen nichts mehr an. Bitte wähle eine andere Lieferzeit oder ruf uns an.',
  ],
  [
    { code: 'tooManyOpenOrders', of: 'device' },
    'Von dir sind schon drei Bestellungen offen. Für eine weitere ruf uns bitte an.',
  ],
  [
    { code: 'tooManyOpenOrders', of: 'address' },
    'An diese Adresse sind schon drei Bestellungen offen. Für eine weitere ruf uns bitte an.',
  ],
  [
    { code: 'estimateChanged', estimate: '2026-11-20T19:40:00.000Z' },
    'Es dauert jetzt länger: Wir sind voraussichtlich um 20:40 bei dir. Wenn das für dich stimmt, bestelle nochmals.',
  ],
  [{ code: 'legalAgeUnconfirmed' }, 'Deine Bestellung enthält Alkohol. Bitte bestätige, dass du alt genug dafür bist.'],
  [{ code: 'totalTooHigh' }, 'So viel können wir auf einmal nicht liefern. Bitte ruf uns an.'],
  [{ code: 'onlineUnavailable' }, 'Online bezahlen geht gerade nicht. Bezahle an der Tür oder versuch es nochmals.'],
  [
    { code: 'promotionUnusable', reason: 'belowMinimum', minimum: 3000 },
    'Der Code gilt erst ab CHF 30.00. Spirituosen zählen dabei nicht mit.',
  ],
  [{ code: 'giftCardUnusable' }, 'Dieser Gutschein kann nicht eingelöst werden. Bitte prüfe den Code.'],
  [
    { code: 'totalChanged', totalPrice: 4305 },
    'Der Preis hat sich geändert und beträgt jetzt CHF 43.05. Bitte prüfe deine Bestellung noch einmal.',
  ],
  [
    { code: 'giftCardChanged', giftCardAmount: 1500, amountDue: 2800 },
    'Dein Gutschein bezahlt jetzt CHF 15.00, an der Tür bleiben CHF 28.00. Bitte prüfe deine Bestellung noch einmal.',
  ],
  [
    { code: 'idempotencyKeyReused' },
    'Deine Bestellung ist schon bei uns. Was jetzt noch im Warenkorb liegt, ist nicht dabei.',
  ],
  [
    { code: 'accountChanged' },
    'Hier ist inzwischen ein anderes Konto angemeldet. Melde dich wieder mit deinem an und bestelle nochmals.',
  ],
];

it.each(TEXTS)('says of %j: %s', (error, text) => {
  expect(placeOrderMessage(error)).toBe(text);
});

it('says of a block what the cart says', () => {
  for (const [block, { title, detail }] of Object.entries(CHECKOUT_BLOCK_MESSAGES)) {
    const error = placeOrderError.parse({ code: 'checkoutBlocked', block });
    expect(placeOrderMessage(error)).toBe(`${title}: ${detail}`);
  }
});

it('has a text for every refusal', () => {
  const codes = placeOrderError.def.options.map(({ def }) => def.shape.code.def.values[0]);
  expect(new Set([...TEXTS.map(([{ code }]) => code), 'checkoutBlocked'])).toEqual(new Set(codes));
});
