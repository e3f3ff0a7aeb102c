import { expect, it } from 'vitest';
import type { PlaceOrderError } from '../checkout/place-order.ts';
import { phoneOrderErrors, phoneOrderMessage, estimateQuestion } from './phone-order-messages.ts';

it.each<[PlaceOrderError, string]>([
  [{ code: 'checkoutBlocked', block: 'emptyCart' }, 'Noch nichts bestellt.'],
  [{ code: 'checkoutBlocked', block: 'deliveryClosed' }, 'Heute wird nicht mehr geliefert.'],
  [{ code: 'checkoutBlocked', block: 'restaurantClosed' }, 'Abholen geht für heute nicht mehr.'],
  [{ code: 'checkoutBlocked', block: 'unavailableItems' }, 'Etwas davon gibt es gerade nicht.'],
  [{ code: 'orderLocationUnavailable' }, 'Dorthin wird nicht geliefert. Vielleicht möchte der Gast es abholen.'],
  [
    { code: 'belowMinimumOrder', minimumOrder: 3_000, missing: 450 },
    'Bis zum Mindestbestellwert von CHF 30.00 fehlen CHF 4.50.',
  ],
  [{ code: 'deliveryTimeUnavailable' }, 'Diese Zeit geht nicht, oder etwas davon gibt es dann nicht.'],
  [
    { code: 'estimateChanged', estimate: '2026-11-20T18:00:00.000Z' },
    'Die Zeit hat sich geändert: jetzt 19:00. Sag es dem Gast und schick sie nochmals ab.',
  ],
  [{ code: 'slotFull' }, 'Zu dieser Zeit ist der Ofen voll.'],
  [{ code: 'legalAgeUnconfirmed' }, 'Es ist Alkohol dabei: Frag nach dem Alter.'],
  [{ code: 'totalTooHigh' }, 'So viel geht nicht auf einmal.'],
  [{ code: 'giftCardUnusable' }, 'Mit diesem Gutschein kann man nicht bezahlen.'],
  [
    { code: 'totalChanged', totalPrice: 4_300 },
    'Der Preis hat sich geändert: jetzt CHF 43.00. Sag es dem Gast und schick sie nochmals ab.',
  ],
  [
    { code: 'giftCardChanged', giftCardAmount: 2_000, amountDue: 500 },
    'Der Gutschein bezahlt CHF 20.00, offen bleiben CHF 5.00. Sag es dem Gast und schick sie nochmals ab.',
  ],
  [
    { code: 'idempotencyKeyReused' },
    'Diese Bestellung ist schon angekommen, bevor du sie geändert hast. Schau auf dem Pult nach.',
  ],
  [{ code: 'accountChanged' }, 'Hier ist inzwischen ein anderes Konto angemeldet.'],
])('tells staff of %j', (error, message) => {
  expect(phoneOrderMessage(error)).toBe(message);
});

it('asks before another time is booked', () => {
  const [shown, estimate] = ['2026-11-20T19:30:00.000Z', '2026-11-20T20:15:00.000Z'];
  expect(estimateQuestion(shown, estimate)).toBe('20:30 geht nicht mehr, neu 21:15. So buchen?');
  expect(estimateQuestion(null, estimate)).toBe('Es wird 21:15. So buchen?');
});

it('asks for what is missing in words to the caller, by the field of the capture', () => {
  const missing = {
    'address.contactName': 'a',
    street: 'b',
    houseNumber: 'c',
    orderLocationId: 'd',
    remark: 'zu lang',
  };
  expect(phoneOrderErrors(missing)).toEqual({
    contactName: 'Wie heisst der Gast?',
    street: 'Welche Strasse?',
    houseNumber: 'Nr.?',
    orderLocationId: 'Welcher Ort?',
    remark: 'zu lang',
  });
});
