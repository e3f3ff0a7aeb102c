/** The day of the test, which is closed. */
export const TODAY = '2026-11-20';
const ORDER = `(select order_id from order_events where revision = 3 order by order_id limit 1)`;
const FIRST_SALE = `(select min(number) from bookings where kind = 'sale')`;
export const SOLD = `(select order_id from bookings where number = ${FIRST_SALE})`;
const LAST = `(select max(number) from bookings)`;
const ISSUED = `(select max(number) from gift_card_entries where kind = 'issued')`;
const ISSUED_BOOKING = `(select number from bookings where kind = 'giftCardIssued' and at = (select at from gift_card_entries where number = ${ISSUED}))`;
const OPEN = `(select id from orders where status = 'accepted' limit 1)`;
export const CUSTOMER = `(select id from accounts where roles_id = 1 limit 1)`;

/** Each manipulation with the message that it causes, which names the place. */
export const TAMPERINGS: readonly (readonly [name: string, statements: string, found: RegExp])[] = [
  [
    'a Rappen',
    `update booking_shares set gross = gross + 1 where booking_number = ${FIRST_SALE}`,
    /^Buchungen, Nr\. \d+: Die Zeile \d+ oder ihr Siegel wurde geändert/,
  ],
  ['a day', `update bookings set day = day - 1 where number = 2`, /^Buchungen, Nr\. 2: Die Zeile 2 /],
  [
    'a promotion',
    `update bookings set promotion = '{"name":"Mittag","amount":1}' where number = 3`,
    /^Buchungen, Nr\. 3: Die Zeile 3 /,
  ],
  ['what was given', `update bookings set given = given + 1 where number = 3`, /^Buchungen, Nr\. 3: Die Zeile 3 /],
  ['a discount', `update bookings set discount = discount + 1 where number = 3`, /^Buchungen, Nr\. 3: Die Zeile 3 /],
  ['a text', `update bookings set note = note || '.' where number = 3`, /^Buchungen, Nr\. 3: Die Zeile 3 /],
  [
    'the time of a step',
    `update order_events set at = at + interval '1 minute' where revision = 2 and order_id = ${ORDER}`,
    /^Bestellschritte, Nr\. \d+: Die Zeile \S+:2 oder/,
  ],
  [
    'the status of a step',
    `update order_events set status = 'cancelled' where revision = 2 and order_id = ${ORDER}`,
    /^Bestellschritte, Nr\. \d+: Die Zeile \S+:2 oder/,
  ],
  [
    'a row that is gone',
    `delete from order_events where revision = 2 and order_id = ${ORDER}`,
    /^Bestellschritte, Nr\. \d+: Die Zeile \S+:2 fehlt/,
  ],
  ['a close that is gone', `delete from day_closes`, /^Tagesabschlüsse, Nr\. 1: Die Zeile 1 fehlt/],
  [
    'the last row, with its seal',
    `delete from seals where chain = 'bookings' and subject = ${LAST}::text; delete from booking_shares where booking_number = ${LAST}; delete from bookings where number = ${LAST}`,
    /^Buchungen, Nr\. \d+: Die letzten Siegel fehlen/,
  ],
  [
    'the last row, with its seal and the head of the chain',
    `delete from seals where chain = 'bookings' and subject = ${LAST}::text; delete from booking_shares where booking_number = ${LAST}; delete from bookings where number = ${LAST}; update seal_heads h set (seq, hash) = (select seq, hash from seals where chain = 'bookings' order by seq desc limit 1) where chain = 'bookings'`,
    /^Buchungen, Nr\. \d+: Das Siegel ist nicht das, das im Tagesabschluss 1 steht/,
  ],
  [
    'a seal that is gone',
    `delete from seals where chain = 'bookings' and seq = 2`,
    /^Buchungen, Nr\. 2: Das Siegel fehlt/,
  ],
  [
    'a booking between others',
    `insert into bookings (number, day, at, kind, note, area, order_total, delivery_fee, rounding) values (0, '${TODAY}', now(), 'cashOut', '', '', 0, 0, 0)`,
    /^Buchung ohne Siegel zwischen versiegelten: 0/,
  ],
  [
    'a share of a sealed booking',
    `insert into booking_shares values (2, 9, 810, 'cash', 100, 7)`,
    /^Buchungen, Nr\. 2: /,
  ],
  [
    'a step between others',
    `insert into order_events values (${ORDER}, 99, 'placed', '2026-11-20T18:00:00Z')`,
    /^Bestellschritt ohne Siegel/,
  ],
  [
    'two rows swapped',
    `update order_events set revision = 98 where revision = 1 and order_id = ${ORDER}; update order_events set revision = 1 where revision = 2 and order_id = ${ORDER}; update order_events set revision = 2 where revision = 98`,
    /^Bestellschritte, Nr\. \d+: Die Zeile \S+:1 oder/,
  ],
  [
    'a hash',
    `update seals set hash = repeat('a', 64) where chain = 'bookings' and seq = 2`,
    /^Buchungen, Nr\. 2: Die Zeile 2 oder ihr Siegel/,
  ],
  ['who booked', `update bookings set actor_id = ${CUSTOMER} where number = 2`, /^Buchungen, Nr\. 2: Die Person/],
  [
    'who booked, as one whom nobody knows',
    `update bookings set actor_id = gen_random_uuid() where number = 2`,
    /^Buchungen, Nr\. 2: Die Person/,
  ],
  [
    'who took a step',
    `update order_events set actor_id = null where revision = 2 and order_id = ${ORDER}`,
    /^Bestellschritte, Nr\. \d+: Die Person/,
  ],
  [
    'the name under a close',
    `update day_closes set by = jsonb_set(by, '{name}', '"Anna"')`,
    /^Tagesabschlüsse, Nr\. 1: Die Person/,
  ],
  [
    'an account whose person booked',
    `delete from accounts where id = (select actor_id from order_events where revision = 2 limit 1)`,
    /^Buchungen, Nr\. \d+: Die Person/m,
  ],
  [
    'the figures of a close',
    `update day_closes set figures = jsonb_set(figures, '{gross}', '1')`,
    /^Tagesabschlüsse, Nr\. 1: Die Zeile 1 oder/,
  ],
  [
    'what a sold order came to',
    `update orders set total_price = total_price - 100 where id = ${SOLD}`,
    /^Bestellung, die nicht ist, was als verkauft gebucht wurde \(Nummer\): \d+$/m,
  ],
  [
    'the price of a line',
    `update order_lines set total_price = total_price - 100 where order_id = ${SOLD} and position = 0`,
    /^Bestellung, die nicht ist, was als verkauft gebucht wurde/m,
  ],
  [
    'a line that a sold order did not have',
    `insert into order_lines (order_id, position, product_id, name, amount, options, unit_price, total_price, vat_class, vat_rate)
       values (${SOLD}, 99, gen_random_uuid(), 'Geist', 1, '[]', 500, 500, 'food', 260)`,
    /^Bestellung, die nicht ist, was als verkauft gebucht wurde/m,
  ],
  [
    'the balance of a gift card',
    `update gift_cards set balance = balance + 1 where code = (select min(code) from gift_cards)`,
    /^Gutschein, dessen Guthaben/m,
  ],
  [
    'the method of a share',
    `update booking_shares set method = 'giftCard' where booking_number = ${FIRST_SALE}`,
    /^Buchungen, Nr\. \d+: Die Zeile \d+ [^]*^Bestellung \d+: \S+ CHF \d+\.\d\d im Journal statt CHF \d/m,
  ],
  [
    'who booked two entries, one for the other',
    `update bookings set actor_id = ${CUSTOMER} where number = 2; update bookings set actor_id = (select actor_id from bookings where number = 1) where number = 3;
     update bookings set actor_id = null where number = 1`,
    /^Buchungen, Nr\. 1: Die Person/,
  ],
  [
    'a sale of before',
    `update bookings set at = at - interval '1 day', day = day - 1 where number = ${FIRST_SALE}`,
    /^Buchungen, Nr\. \d+: Die Zeile/,
  ],
  [
    'a gift card that is gone with its booking',
    `delete from booking_shares where booking_number in ${ISSUED_BOOKING}; delete from bookings where number in ${ISSUED_BOOKING};
     delete from gift_card_entries where number = ${ISSUED}`,
    /^Buchungen, Nr\. \d+: Die Zeile \d+ fehlt[^]*^Gutscheinbewegungen, Nr\. \d+: Die Zeile \d+ fehlt/m,
  ],
  [
    'the amount in a ledger of a gift card',
    `update gift_card_entries set amount = amount + 100 where number = ${ISSUED}`,
    /^Gutscheinbewegungen, Nr\. \d+: Die Zeile \d+ oder[^]*^Gutschein …\w{5}: «Gutschein verkauft» über CHF \S+ steht nicht im Journal\.$/m,
  ],
  [
    'what an ended order holds, one price for another',
    `update order_lines set name = 'Wasser' where order_id = ${SOLD} and position = 0`,
    /^Bestellungen, Nr\. \d+: Die Zeile \d{4} oder/m,
  ],
  [
    'the rates of an order',
    `update order_lines set vat_rate = 810, vat_class = 'standard' where order_id = ${SOLD}; update orders set fulfilment_vat_rates = null where id = ${SOLD}`,
    /^Bestellungen, Nr\. \d+: [^]*^Bestellung \d+: (Umsatz|MwSt\.) zu /m,
  ],
  [
    'a payment that is gone',
    `delete from payment_events; delete from payments`,
    /^Online-Zahlungen, Nr\. 1: Die Zeile OFP-1-1 fehlt[^]*^Zahlungsschritte, Nr\. 1: Die Zeile 1 fehlt/m,
  ],
  ['the history of a payment', `delete from payment_events`, /^Online-Zahlung ohne Schritte: OFP-1-1$/m],
  [
    'the audit log',
    `update audit_log set after = '{}' where number = (select min(number) from audit_log)`,
    /^Protokolleinträge, Nr\. \d+: Die Zeile \d+ oder/m,
  ],
  [
    'who stands in the audit log',
    `update audit_log set actor_id = null where number = (select min(number) from audit_log)`,
    /^Protokolleinträge, Nr\. \d+: Die Person/m,
  ],
];

const CARD = `insert into gift_cards (code, buyer, greeting) values ('AAAA-BBBB-CCCCC', '', '')`;
const ENTRY = `insert into gift_card_entries (gift_card_code, kind, amount, given, at, order_id, reason)`;
const ANY_CARD = `(select code from gift_cards where balance > 0 and not is_void order by code limit 1)`;

/** What the app's own role can write, with the difference that the journal then shows. */
export const WRITTEN_BY_THE_APP: readonly (readonly [name: string, statements: string, found: RegExp])[] = [
  [
    'a gift card without a booking',
    `${CARD}; ${ENTRY} values ('AAAA-BBBB-CCCCC', 'issued', 50000, 0, '2026-11-20T18:30:00Z', null, '')`,
    /^Gutschein …CCCCC: «Gutschein verkauft» über CHF 500\.00 steht nicht im Journal\.$/m,
  ],
  [
    'more on a gift card, which is then spent',
    `${ENTRY} values (${ANY_CARD}, 'adjusted', 20000, 0, '2026-11-20T18:30:00Z', null, '');
     ${ENTRY} values (${ANY_CARD}, 'redeemed', -20000, 0, '2026-11-20T18:31:00Z', ${SOLD}, '')`,
    /^Gutschein …\w{5}: «Gutschein angepasst» über CHF 200\.00 steht nicht[^]*^Bestellung \d+: der Gutschein hat anders bezahlt/m,
  ],
  [
    'an order that is delivered without a sale',
    `update orders set status = 'delivered' where id = ${OPEN}`,
    /^Bestellung \d+: geliefert, aber ohne Verkauf im Journal\.$/m,
  ],
  [
    'an order that is stopped without an entry',
    `update orders set status = 'undeliverable' where id = ${OPEN}`,
    /^Bestellung \d+: aufgehoben, aber nicht im Journal\.$/m,
  ],
  [
    'a refund of which no order knows',
    `insert into bookings (day, at, kind, order_id, order_number, note, area, order_total, delivery_fee, rounding)
       select '2026-11-21', now(), 'refund', id, number, '', '', 0, 0, 0 from orders where id = ${SOLD};
     insert into booking_shares values (${LAST}, 0, 260, 'cash', -500, -13)`,
    /^Bestellung \d+: die Buchung \d+ gibt zurück, wovon die Bestellung nichts weiss\.$/m,
  ],
  [
    'a second sale of an order',
    `insert into bookings (day, at, kind, order_id, order_number, note, area, order_total, delivery_fee, rounding)
       select '2026-11-21', now(), 'sale', id, number, '', '', 0, 0, 0 from orders where id = ${SOLD}`,
    /^Bestellung \d+: mehr als einmal verkauft\.$/m,
  ],
  [
    'a sale of nothing',
    `insert into bookings (day, at, kind, note, area, order_total, delivery_fee, rounding) values ('2026-11-21', now(), 'sale', '', '', 0, 0, 0)`,
    /^Buchung ohne Bestellung \(Nummer\): \d+$/m,
  ],
  [
    'an entry of the audit log that no seal waits for',
    `insert into audit_log (at, action, subject) values (now(), 'settings.saved', ''); delete from unsealed_rows where chain = 'audit_log'`,
    /^Protokolleintrag ohne Siegel, der auf keines wartet/m,
  ],
  [
    'an ended order that no seal waits for',
    `update orders set status = 'delivered' where id = ${OPEN}; delete from unsealed_rows`,
    /^Abgeschlossene Bestellung ohne Siegel, die auf keines wartet \(Nummer\): \d+$/m,
  ],
];
