import { SOLD } from './tamperings.fixtures.ts';

/** The newest order, which is accepted. */
const OPEN = `(select id from orders order by number desc limit 1)`;
const MANAGER = `(select id from accounts where roles_id = 4 limit 1)`;
const OTHER = `(select id from accounts where roles_id = 1 limit 1)`;
const LAST = `(select max(number) from bookings)`;
const LATER = `'2026-11-21T18:00:00Z'`;

/** The next step of an order, which nobody wrote to the audit log. */
const step = (order: string, change: string, by = MANAGER) =>
  `update orders set revision = revision + 1 where id = ${order};
   insert into order_events (order_id, revision, status, at, actor_id, change)
     select id, revision, status, ${LATER}, ${by}, ${change} from orders where id = ${order}`;

/** A booking of an order on the day after the closed one. */
const booking = (kind: string, order: string, { total = '0', by = MANAGER } = {}) =>
  `insert into bookings (day, at, kind, order_id, order_number, note, actor_id, area, order_total, delivery_fee, rounding)
     select '2026-11-21', ${LATER}, '${kind}', id, number, '', ${by}, '', ${total}, 0, 0 from orders where id = ${order}`;

const cash = (kind: string, amount: number, by = MANAGER) =>
  `insert into bookings (day, at, kind, note, actor_id, area, order_total, delivery_fee, rounding)
     values ('2026-11-21', ${LATER}, '${kind}', 'Bank', ${by}, '', 0, 0, 0);
   insert into booking_shares values (${LAST}, 0, 0, 'cash', ${amount}, 0)`;

type Forged = Readonly<Partial<Record<'counted' | 'figures' | 'cash' | 'terminal' | 'by_hand' | 'seals', string>>>;

/** A close of the day after the closed one which repeats the close, but for what is forged. */
const close = (forged: Forged) => {
  const names = ['figures', 'cash', 'terminal', 'by_hand', 'seals'] as const;
  return `insert into cash_counts (day, revision, opening, counted, at, by)
      select '2026-11-21', 1, opening, ${forged.counted ?? 'counted'}, ${LATER}, by from cash_counts where day = '2026-11-20';
    insert into day_closes (number, day, at, by, supplier, ${names.join(', ')})
      select number + 1, '2026-11-21', ${LATER}, by, supplier, ${names.map((name) => forged[name] ?? name).join(', ')} from day_closes`;
};

/** A part of a stored close that is so many Rappen more. */
const more = (column: string, path: string, amount: number) =>
  `jsonb_set(${column}, '{${path}}', to_jsonb((${column} #>> '{${path}}')::int + ${amount}))`;

/** An order that was ready is stopped as if it had not been. */
const stopped = (kind: string) =>
  `update orders set status = 'cancelled', reason = '{"code":"customer","text":""}',
     order_time_progresses = order_time_progresses || '{"ready":"2026-11-20T18:20:00.000Z","cancelled":"2026-11-21T18:00:00.000Z"}'
     where id = ${OPEN};
   ${step(OPEN, 'null')}; ${booking(kind, OPEN, { total: 'total_price' })}`;

/** An order that the kitchen had begun, and the entry of an edit that nobody booked. */
export const editOfBegun = (before: string, after: string): string =>
  `${booking('loweredPreparing', SOLD, { total: '500' })};
   update orders set status = 'preparing' where id = ${OPEN}; ${step(OPEN, 'null')};
   insert into audit_log (at, actor_id, action, subject, before, after)
     select '2026-11-21T18:05:00Z', ${MANAGER}, 'order.edited', number::text, ${before}, ${after}
     from orders where id = ${OPEN}`;

/** What the app's role can write so that every sum agrees, with what is found in the audit log, the steps or the close. */
export const FORGERIES: readonly (readonly [name: string, statements: string, found: RegExp])[] = [
  [
    'a close that expects less cash than the figures say',
    close({ cash: more('cash', 'expected', -50_000) }),
    /^Tagesabschluss 2 vom 2026-11-21: erwartet sind CHF -?[\d’']+\.\d\d statt CHF /m,
  ],
  [
    'a close that says another sum than was counted',
    close({ cash: more('cash', 'countedCash', 100) }),
    /^Tagesabschluss 2 vom 2026-11-21: gezählt sind CHF 1\.00 statt CHF 0\.00\.$/m,
  ],
  [
    'a close that hides its difference',
    close({ cash: `jsonb_set(cash, '{difference}', '0')` }),
    /^Tagesabschluss 2 vom 2026-11-21: die Differenz ist CHF 0\.00 statt CHF /m,
  ],
  [
    'a close whose difference is not booked',
    close({ figures: `jsonb_set(figures, '{cashDifference}', '0')` }),
    /^Tagesabschluss 2 vom 2026-11-21: die gebuchte Kassendifferenz ist CHF 0\.00 statt CHF /m,
  ],
  [
    'a close that leaves a figure out',
    close({ figures: `figures - 'cashDifference'` }),
    /^Tagesabschluss 2 vom 2026-11-21: «cashDifference» fehlt\.$/m,
  ],
  [
    'a close that begins with other cash than was left',
    close({ figures: `jsonb_set(figures, '{openingDifference}', '0')` }),
    /^Tagesabschluss 2 vom 2026-11-21: der Anfangsbestand ist CHF 200\.00 statt CHF 0\.00\.$/m,
  ],
  [
    'a close with another terminal than was booked',
    close({ terminal: more('terminal', 'card', 700) }),
    /^Tagesabschluss 2 vom 2026-11-21: die gebuchte Differenz am Terminal \(Karte\) ist CHF 0\.00 statt CHF 7\.00\.$/m,
  ],
  [
    'a close for which nobody read the terminal',
    close({ terminal: 'null' }),
    /^Tagesabschluss 2 vom 2026-11-21: niemand hat das Terminal abgelesen\.$/m,
  ],
  [
    'a close that was not counted',
    close({ counted: `'{"by":"sum","sum":5000}'::jsonb` }),
    /^Tagesabschluss 2 vom 2026-11-21: die Zählung ist eine andere\.$/m,
  ],
  [
    'a close without seals after one with them',
    close({ seals: 'null' }),
    /^Tagesabschluss 2 vom 2026-11-21: ohne Siegel\.$/m,
  ],
  [
    'a close without what was moved by hand',
    `${cash('cashOut', -50_000)}; ${close({ by_hand: `'[]'` })}`,
    /^Tagesabschluss 2 vom 2026-11-21: die Buchung \d+ steht nicht unter dem, was von Hand bewegt wurde\.$/m,
  ],
  [
    'a close with what nobody moved by hand',
    close({ by_hand: `'[{"kind":"cashOut","number":null,"amount":-5,"name":"Anna","note":""}]'` }),
    /^Tagesabschluss 2 vom 2026-11-21: «Entnahme aus der Kasse» über CHF -0\.05 steht unter dem, was von Hand bewegt wurde, ist aber nicht gebucht\.$/m,
  ],
  [
    'a close that leaves out that anything was moved by hand',
    close({ by_hand: 'null' }),
    /^Tagesabschluss 2 vom 2026-11-21: was von Hand bewegt wurde, fehlt\.$/m,
  ],
  [
    'a close of which the audit log knows nothing',
    close({}),
    /^Tagesabschluss 2 vom 2026-11-21: steht nicht im Protokoll\.$/m,
  ],
  ...['edited', 'undone', 'promiseMoved', 'paymentCorrected', 'refunded', 'redelivered', 'kitchenReported'].map(
    (change) =>
      [
        `a change of an order of the kind ${change}`,
        step(OPEN, `'${change}'`),
        /^Bestellung \d+: der Schritt \d+ steht nicht im Protokoll\.$/m,
      ] as const,
  ),
  [
    'a change of an order beside the entry of another one',
    `${step(OPEN, `'edited'`)}; ${step(OPEN, `'edited'`)}; insert into audit_log (at, actor_id, action, subject)
       select ${LATER}, ${MANAGER}, 'order.edited', number::text from orders where id = ${OPEN}`,
    /^Bestellung \d+: der Schritt \d+ steht nicht im Protokoll\.$/m,
  ],
  [
    'a step of an order by somebody else than the audit log says',
    `${step(OPEN, 'null')}; insert into audit_log (at, actor_id, action, subject)
       select ${LATER}, ${OTHER}, 'order.stepped', number::text from orders where id = ${OPEN}`,
    /^Bestellung \d+: der Schritt \d+ steht nicht im Protokoll\.$/m,
  ],
  [
    'a change that a guest made of a payment online which there is not',
    step(OPEN, `'paymentMoved'`, 'null'),
    /^Bestellung \d+: der Schritt \d+ steht nicht im Protokoll\.$/m,
  ],
  [
    'a change by an order that delivers this one again, which there is not',
    step(SOLD, `'redelivered'`, 'null'),
    /^Bestellung \d+: der Schritt \d+ steht nicht im Protokoll\.$/m,
  ],
  [
    'an order that was ready and is stopped as if it had not been',
    stopped('stopped'),
    /^Bestellung \d+: nach «bereit» aufgehoben, aber nicht so gebucht\.$/m,
  ],
  [
    'an order that comes from ready and does not say so when it is stopped',
    `update orders set status = 'ready' where id = ${OPEN}; ${step(OPEN, 'null')};
     update orders set status = 'cancelled' where id = ${OPEN}; ${step(OPEN, 'null')};
     ${booking('stopped', OPEN, { total: 'total_price' })}`,
    /^Bestellung \d+: nach «bereit» aufgehoben, aber nicht so gebucht\.$/m,
  ],
  [
    'an order that was ready, which was undone, and is stopped as if it had not been',
    `update orders set status = 'ready' where id = ${OPEN}; ${step(OPEN, 'null')};
     update orders set status = 'preparing' where id = ${OPEN}; ${step(OPEN, `'undone'`)};
     update orders set status = 'cancelled' where id = ${OPEN}; ${step(OPEN, 'null')};
     ${booking('stoppedPreparing', OPEN, { total: 'total_price' })}`,
    /^Bestellung \d+: nach «bereit» aufgehoben, aber nicht so gebucht\.$/m,
  ],
  [
    'an order that the kitchen had begun and that is stopped as if it had not',
    `${booking('loweredPreparing', SOLD, { total: '500' })};
     update orders set status = 'preparing' where id = ${OPEN}; ${step(OPEN, 'null')};
     update orders set status = 'cancelled' where id = ${OPEN}; ${step(OPEN, 'null')};
     ${booking('stopped', OPEN, { total: 'total_price' })}`,
    /^Bestellung \d+: in Zubereitung aufgehoben, aber nicht so gebucht\.$/m,
  ],
  [
    'an order that the kitchen had begun and that is lowered without a booking',
    editOfBegun(`'{"totalPrice": 9000, "deliveryFee": 400}'`, `'{"totalPrice": 8900, "deliveryFee": 600}'`),
    /^Bestellung \d+: in Zubereitung gesenkt, aber nicht gebucht\.$/m,
  ],
  [
    'a payment that becomes another one',
    `${step(SOLD, `'paymentCorrected'`)}; update orders set payment = jsonb_set(payment, '{method}',
       case payment ->> 'method' when 'card' then '"twint"' else '"card"' end::jsonb) where id = ${SOLD}`,
    /^Bestellung \d+: bezahlt auf andere Weise, als im Protokoll steht\.$/m,
  ],
  [
    'a payment that somebody else took',
    `${step(SOLD, `'assigned'`)}; update orders set payment = jsonb_set(payment, '{by}', to_jsonb(${OTHER}::text)) where id = ${SOLD}`,
    /^Bestellung \d+: das Geld nahm jemand anderes, als im Protokoll steht\.$/m,
  ],
  [
    'a corrected payment that is booked without a step',
    booking('paymentCorrected', SOLD),
    /^Buchung \d+: «Zahlung korrigiert» folgt aus keinem Schritt der Bestellung\.$/m,
  ],
  ...['cashIn', 'cashOut', 'openingDifference', 'cashDifference', 'terminalDifference'].flatMap((kind) => [
    [
      `a booking of the kind ${kind} without its entry`,
      cash(kind, kind === 'cashOut' ? -50_000 : 50_000),
      /^Buchung \d+: «.+» steht nicht im Protokoll\.$/m,
    ] as const,
    [
      `a booking of the kind ${kind} by nobody`,
      cash(kind, kind === 'cashOut' ? -50_000 : 50_000, 'null'),
      /^Buchung \d+: «.+» nennt keine Person\.$/m,
    ] as const,
  ]),
  [
    'more cash taken out than the audit log says',
    `${cash('cashOut', -50_000)}; insert into audit_log (at, actor_id, action, subject, after)
       values (${LATER}, ${MANAGER}, 'cash.moved', '2026-11-21', '{"cashOut": 5000, "reason": "Bank"}')`,
    /^Buchung \d+: «Entnahme aus der Kasse» steht nicht im Protokoll\.$/m,
  ],
  ...['refund', 'writeOff', 'loweredPreparing', 'loweredReady', 'redelivered'].map(
    (kind) =>
      [
        `a booking of the kind ${kind} without its entry`,
        booking(kind, SOLD, { total: '500' }),
        /^Buchung \d+: «.+» steht nicht im Protokoll\.$/m,
      ] as const,
  ),
  ...['loweredPreparing', 'loweredReady', 'redelivered', 'stoppedPreparing', 'stoppedReady', 'tip'].map(
    (kind) =>
      [
        `a booking of the kind ${kind} that gives limit back`,
        booking(kind, SOLD, { total: '-100000' }),
        /^Buchung \d+: «.+» über CHF -1[’']000\.00 gibt etwas zurück\.$/m,
      ] as const,
  ),
  [
    'an order that is delivered again more often than it says',
    `${step(SOLD, `'redelivered'`)}; ${booking('redelivered', SOLD, { total: '500' })};
     insert into audit_log (at, actor_id, action, subject)
       select ${LATER}, ${MANAGER}, 'order.redelivered', number::text from orders where id = ${SOLD}`,
    /^Bestellung \d+: öfter nachgeliefert gebucht, als sie sagt\.$/m,
  ],
  [
    'an order that is delivered again without a booking',
    `${booking('redelivered', SOLD, { total: '500' })}; insert into audit_log (at, actor_id, action, subject, after)
       select ${LATER}, ${MANAGER}, 'order.redelivered', number::text, '{"redelivery": 1}'
       from orders, generate_series(1, 2) where id = ${SOLD};
     update orders set redeliveries = '[{}, {}]' where id = ${SOLD}`,
    /^Bestellung \d+: kostenlos nachgeliefert, aber nicht gebucht\.$/m,
  ],
  [
    'goodwill by nobody',
    `insert into gift_card_entries (gift_card_code, kind, amount, given, at, reason)
       select min(code), 'given', 50000, 50000, ${LATER}, '' from gift_cards where not is_void;
     insert into bookings (day, at, kind, note, area, order_total, given, delivery_fee, rounding)
       select '2026-11-21', ${LATER}, 'giftCardAdjusted', '…' || right(min(code), 5), '', 0, 50000, 0, 0 from gift_cards where not is_void`,
    /^Buchung \d+: «Gutschein angepasst» nennt keine Person\.$[^]*^Gutschein …\w{5}: «Gutschein angepasst» steht nicht im Protokoll\.$/m,
  ],
  [
    'goodwill of which the audit log knows nothing',
    `insert into gift_card_entries (gift_card_code, kind, amount, given, at, actor_id, reason)
       select min(code), 'given', 50000, 50000, ${LATER}, ${MANAGER}, '' from gift_cards where not is_void;
     insert into bookings (day, at, kind, note, actor_id, area, order_total, given, delivery_fee, rounding)
       select '2026-11-21', ${LATER}, 'giftCardAdjusted', '…' || right(min(code), 5), ${MANAGER}, '', 0, 50000, 0, 0 from gift_cards where not is_void`,
    /^Gutschein …\w{5}: «Gutschein angepasst» steht nicht im Protokoll\.$/m,
  ],
  [
    'a hand-in of a courier that nobody made',
    `insert into courier_hand_ins values (gen_random_uuid(), ${MANAGER}, ${LATER}, '2026-11-21', 0, 5000, 5000, 0, '[]')`,
    /^Abrechnung eines Kuriers vom 2026-11-21: steht nicht im Protokoll\.$/m,
  ],
  [
    'a hand-in of a courier over another amount than the audit log says',
    `insert into courier_hand_ins values (gen_random_uuid(), ${MANAGER}, ${LATER}, '2026-11-21', 0, 5000, 5000, 0, '[]');
     insert into audit_log (at, actor_id, action, subject, after) values (${LATER}, ${MANAGER}, 'courier.handedIn',
       ${MANAGER}::text, '{"float": 0, "collected": 4000, "counted": 5000, "difference": 0}')`,
    /^Abrechnung eines Kuriers vom 2026-11-21: steht nicht im Protokoll\.$/m,
  ],
];
