import { describe, expect, it } from 'vitest';
import { RESTAURANT } from '../restaurant/restaurant.fixtures.ts';
import { err } from '../result/result.ts';
import { accountingMessage } from './accounting-forms.ts';
import { type DayJournal, accountingError, dayClose } from './accounting.ts';
import { PLAIN_BOOKING } from './booking.ts';
import { DENOMINATIONS, blankCashCount, countedCash, bookingOfCashMovement } from './cash.ts';
import {
  cashInTill,
  closeDay,
  payoutBlocker,
  seenOf,
  countBlocker,
  openingBlocker,
  bookingOfOpening,
  openingLines,
} from './close-day.ts';
import { journalTotals } from './figures.ts';

const AT = '2026-11-20T22:10:00.000Z';
const BY = { actorId: null, name: 'Reto Frei' };
const moved = (way: 'in' | 'out', amount: number) =>
  bookingOfCashMovement({ way, amount, reason: 'Wechselgeld' }, { at: AT, actorId: null });

const STORED = 20_000;
const JOURNAL: DayJournal = {
  day: '2026-11-20',
  today: '2026-11-20',
  figures: journalTotals([moved('in', 5000), moved('out', 1250)]),
  close: null,
  reversals: [],
  hasLaterEntries: false,
  count: { opening: 20_000, counted: { by: 'sum', sum: 23_700 }, revision: 2, at: AT, by: BY },
  openingSuggested: STORED,
  earlierOpenDay: null,
  openOrders: 0,
  openOrderNumbers: [],
  staffLimit: 10_000,
  closedUntil: '2026-11-19',
};
const close = (change: Partial<DayJournal> = {}, seen = seenOf(JOURNAL)) =>
  closeDay({ ...JOURNAL, ...change }, { seen, lastNumber: 41, booked: [], by: BY, at: AT, restaurant: RESTAURANT });

describe('closing a day', () => {
  it('takes the next number and keeps the figures with what is missing in the till', () => {
    const closed = close();
    if (!closed.ok) throw new Error(closed.error.code);
    expect(closed.value.close).toMatchObject({
      number: 42,
      day: '2026-11-20',
      by: BY,
      supplier: { name: RESTAURANT.name, vatNumber: RESTAURANT.vatNumber },
      figures: { bookings: 3, cashIn: 5000, cashOut: 1250, cashDifference: -50 },
      cash: { opening: 20_000, countedCash: 23_700, expected: 23_750, difference: -50 },
    });
    expect(dayClose.parse(closed.value.close)).toEqual(closed.value.close);
  });

  it('asks why the provider took another amount than was booked, and keeps the reason', () => {
    const difference = { orderId: 'id', orderNumber: 1042, provider: 3999, booked: 4000 };
    const online = { captured: 3999, refunded: 0, booked: 4000, differences: [difference] };
    const refused = { code: 'onlineDiffers' as const, numbers: [1042] };
    expect(close({ online })).toEqual(err(refused));
    expect(accountingMessage(refused)).toContain('1042');
    const seen = { ...seenOf(JOURNAL), onlineReason: 'Rückzahlung läuft' };
    expect(close({ online }, seen)).toMatchObject({
      value: { close: { online: { ...online, reason: 'Rückzahlung läuft' } } },
    });
    const same = { ...online, captured: 4000, differences: [] };
    expect(close({ online: same }, seen)).toMatchObject({ value: { close: { online: { ...same, reason: '' } } } });
  });

  it.each<[string, Partial<DayJournal>, object]>([
    ['that is closed', { closedUntil: '2026-11-20' }, { code: 'dayClosed' }],
    ['before the last closed one', { closedUntil: '2026-11-30' }, { code: 'dayClosed' }],
    ['that comes', { day: '2026-11-21' }, { code: 'dayNotBegun' }],
    ['after an open one', { earlierOpenDay: '2026-11-18' }, { code: 'earlierDayOpen', day: '2026-11-18' }],
    [
      'with open orders',
      { openOrders: 3, openOrderNumbers: [1042, 1043], count: null },
      { code: 'ordersOpen', count: 3, numbers: [1042, 1043] },
    ],
    ['whose till nobody counted', { count: null }, { code: 'cashNotCounted' }],
    ['that began with other cash', { openingSuggested: 19_995 }, { code: 'openingDiffers', carried: 19_995 }],
    ['to which something was added', { figures: journalTotals([moved('in', 1)]) }, { code: 'figuresChanged' }],
  ])('is refused for one %s', (_, change, error) => {
    expect(close(change)).toEqual(err(error));
  });

  it('is refused when somebody counted meanwhile', () => {
    expect(close({}, { bookings: 2, countRevision: 1 })).toEqual(err({ code: 'figuresChanged' }));
  });

  it('is refused once it is done', () => {
    const closed = close();
    if (!closed.ok) throw new Error(closed.error.code);
    expect(openingBlocker({ ...JOURNAL, close: closed.value.close })).toEqual({ code: 'dayClosed' });
    expect(openingBlocker(JOURNAL)).toBeNull();
  });

  it('takes a first opening only where an entry says whence it came', () => {
    const first = { openingSuggested: 0, closedUntil: null };
    expect(close(first)).toEqual(err({ code: 'openingDiffers', carried: 0 }));
    const figures = journalTotals([
      moved('out', 1250),
      bookingOfOpening(20_000, 'Von der Bank', { at: AT, actorId: null }),
    ]);
    expect(close({ ...first, figures }, { ...seenOf(JOURNAL), differenceReason: 'Wechselgeld' })).toMatchObject({
      value: { close: { cash: { opening: 20_000, difference: 4950 }, figures: { openingDifference: 20_000 } } },
    });
  });

  it('says in words why not', () => {
    const codes = accountingError.def.options.flatMap(({ def }) => def.shape.code.def.values);
    const texts = codes.map((code) =>
      accountingMessage(
        accountingError.parse({
          code,
          day: '2026-11-18',
          refundable: 150,
          amount: 250,
          carried: 500,
          inTill: 500,
          closableFrom: AT,
          limit: 10_000,
          method: 'cash',
          difference: -5000,
          count: 7,
          numbers: [1042, 1043],
        }),
      ),
    );
    expect(new Set(texts).size).toBe(codes.length);
    expect(texts).toContain(
      '7 Bestellungen sind noch offen: Nr. 1042, 1043 und 5 weitere. Bring sie zu Ende, dann kannst du den Tag abschliessen.',
    );
    expect(accountingMessage({ code: 'ordersOpen', count: 1, numbers: [1042] })).toBe(
      'Eine Bestellung ist noch offen: Nr. 1042. Bring sie zu Ende, dann kannst du den Tag abschliessen.',
    );
    expect(texts).toContain('Schliess zuerst den 18.11.2026 ab.');
    expect(texts).toContain('In der Kasse fehlen CHF 50.00. Gib an, warum.');
    expect(accountingMessage({ code: 'closeDiffers', method: 'twint', difference: 505 })).toBe(
      'Am Terminal (TWINT) sind CHF 5.05 zu viel. Gib an, warum.',
    );
    expect(accountingMessage({ code: 'refundTooHigh', refundable: 150 })).toContain('CHF 1.50');
    expect(accountingMessage({ code: 'refundTooHigh', refundable: 0 })).toContain('schon ganz');
  });
});

describe('counting a till', () => {
  it('adds up notes and coins', () => {
    expect(countedCash(blankCashCount(100))).toBe(0);
    const pieces = DENOMINATIONS.map(() => 1);
    expect(countedCash({ opening: 0, counted: { by: 'pieces', pieces } })).toBe(138_885);
    expect(countedCash({ opening: 0, counted: { by: 'sum', sum: 7 } })).toBe(7);
  });

  const opened = (opening: number, change: Partial<DayJournal> = {}, openingReason = '') =>
    countBlocker({ ...JOURNAL, ...change }, { ...blankCashCount(opening), openingReason });

  it('begins with what the last close left, or with what is booked for the rest', () => {
    expect(opened(STORED)).toBeNull();
    const figures = journalTotals([bookingOfOpening(-500, 'Zur Bank', { at: AT, actorId: null })]);
    expect(opened(STORED - 500, { figures })).toBeNull();
    expect(opened(STORED, { figures })).toEqual({ code: 'openingDiffers', carried: STORED });
    expect(opened(STORED - 500)).toEqual({ code: 'openingDiffers', carried: STORED });
    expect(opened(STORED - 500, {}, 'Zur Bank')).toBeNull();
  });

  it('waits for the days before when it would begin with anything else', () => {
    const change = { earlierOpenDay: '2026-11-18' };
    expect(opened(STORED, change)).toBeNull();
    expect(opened(STORED + 5, change, 'Gefunden')).toEqual({ code: 'earlierDayOpen', day: '2026-11-18' });
  });

  it('takes an odd opening only as the last close left it', () => {
    expect(opened(STORED + 1, { openingSuggested: STORED + 1 })).toBeNull();
    expect(opened(STORED + 1, {}, 'Gefunden')).toEqual({ code: 'openingNotInCoins' });
  });
});

describe('how a till began', () => {
  it('is told with what was carried forward and what was not there', () => {
    expect(openingLines(20_000, { openingDifference: -5000 })).toEqual([
      { label: 'Vortrag', amount: 25_000 },
      { label: 'Differenz zum Vortrag', amount: -5000 },
      { label: 'Anfangsbestand', amount: 20_000 },
    ]);
    // This close was made before the figure existed.
    expect(openingLines(20_000, {})).toEqual([
      { label: 'Vortrag', amount: 20_000 },
      { label: 'Anfangsbestand', amount: 20_000 },
    ]);
  });
});

describe('the cash in the till', () => {
  it.each<[Partial<DayJournal>, number | null]>([
    [{}, 23_750],
    [{ count: null, openingSuggested: 10_000 }, 13_750],
    [{ count: null, closedUntil: null }, null],
    [{ count: null, earlierOpenDay: '2026-11-18' }, null],
  ])('is what the day began with and what came and went: %j', (change, expected) =>
    expect(cashInTill({ ...JOURNAL, ...change })).toBe(expected),
  );

  it('is all that a refund in cash can take, and nothing else takes any', () => {
    const booked = (kind: 'refund' | 'writeOff', method: 'cash' | 'card', amount: number) => ({
      ...PLAIN_BOOKING,
      kind,
      at: AT,
      actorId: null,
      shares: [
        { vatRate: 260 as const, method, gross: -5, vat: 0 },
        { vatRate: 810 as const, method, gross: 5 - amount, vat: 0 },
      ],
    });
    expect(payoutBlocker(JOURNAL, booked('refund', 'cash', 23_750))).toBeNull();
    const refused = payoutBlocker(JOURNAL, booked('refund', 'cash', 23_755));
    expect(refused).toEqual({ code: 'tillTooLow', inTill: 23_750 });
    expect(refused !== null && accountingMessage(refused)).toBe(
      'In der Kasse sind jetzt nur CHF 237.50. Zahl mit Karte oder TWINT zurück, oder buch zuerst eine Einlage.',
    );
    expect(payoutBlocker(JOURNAL, booked('refund', 'card', 23_755))).toBeNull();
    expect(payoutBlocker(JOURNAL, booked('writeOff', 'cash', 23_755))).toBeNull();
    expect(payoutBlocker({ ...JOURNAL, count: null, closedUntil: null }, booked('refund', 'cash', 99_995))).toBeNull();
  });
});
