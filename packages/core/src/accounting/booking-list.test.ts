import { describe, expect, it } from 'vitest';
import { csvLines } from '../csv/csv.ts';
import { giftCardEntryKind } from '../gift-card/gift-card.ts';
import { deliveredOrder } from './accounting.fixtures.ts';
import { BOOKING_CSV, BOOKING_LIST, type Booked, bookingRemark, pageOfBookings } from './booking-list.ts';
import type { Booking } from './booking.ts';
import { bookingOfGiftCard, bookingOfOrder } from './books.ts';
import type { NamedBooking } from './by-hand.ts';
import { bookingOfCashMovement } from './cash.ts';
import { periodsOf } from './revenue.ts';

const AT = '2026-11-20T18:30:00.000Z';
const order = deliveredOrder({
  lines: [
    { vatRate: 260, totalPrice: 3000 },
    { vatRate: 810, totalPrice: 1000 },
  ],
  deliveryFee: 0,
  byGiftCard: 0,
  method: 'cash',
});
const BOOKED: readonly (Booked & NamedBooking)[] = [
  bookingOfOrder(order, { by: null, at: AT }),
  bookingOfOrder({ ...order, number: 1002, status: 'cancelled' }, { by: null, at: AT }),
  bookingOfCashMovement({ way: 'out', amount: 1250, reason: 'Markt' }, { at: AT, actorId: null }),
].flatMap((booking, place) =>
  booking === null
    ? []
    : [{ number: place + 1, day: `2026-11-2${place}`, name: place === 2 ? 'Reto Huber' : '', booking }],
);
const rows = (change: object = {}) => pageOfBookings(BOOKED, { ...BOOKING_LIST.start, ...change }).rows;

describe('the journal', () => {
  it('has a line for each rate, the newest booking first', () => {
    expect(rows().map(({ number, line, gross }) => [number, line, gross])).toEqual([
      [3, 0, -1250],
      [2, 0, 0],
      [1, 0, 3000],
      [1, 1, 1000],
    ]);
  });

  it.each([
    [{ from: '2026-11-21' }, [3, 2]],
    [{ to: '2026-11-21' }, [2, 1, 1]],
    [{ kind: 'stopped' }, [2]],
    [{ q: '1001' }, [1, 1]],
    [{ q: 'markt' }, [3]],
    [{ sort: 'gross' }, [3, 2, 1, 1]],
  ])('shows what is asked: %j', (query, numbers) => {
    expect(rows(query).map(({ number }) => number)).toEqual(numbers);
  });

  it('names a rate for turnover alone: what is owed for gift cards and the till have none', () => {
    const by = { at: AT, actorId: null };
    const entries = giftCardEntryKind.options.map((kind) =>
      bookingOfGiftCard(
        { kind, amount: 500, given: 0, ...by, orderId: null, reason: '' },
        { code: 'ABCDEFGHJKLM2', paidWith: 'cash' },
      ),
    );
    const moved = bookingOfCashMovement({ way: 'in', amount: 500, reason: 'Wechselgeld' }, by);
    const booked = [...entries, moved].map((booking, place) => ({
      number: place + 1,
      day: '2026-11-20',
      name: '',
      booking,
    }));
    const { rows: untaxed } = pageOfBookings(booked, BOOKING_LIST.start);
    expect(untaxed.map(({ gross, vatRate }) => [gross, vatRate])).toEqual(booked.map(() => [500, null]));
    expect(rows({ kind: 'sale' }).map(({ vatRate }) => vatRate)).toEqual([260, 810]);
  });

  it('is a file for the fiduciary, which says what came late', () => {
    expect(csvLines(BOOKING_CSV, rows({ sort: 'number' })).split('\r\n')).toEqual([
      '20.11.2026;20.11.2026 19:30;1;1001;"Verkauf, Bestellung 1001";29.24;2.6 %;0.76;30.00;Bar;;;;;;',
      '20.11.2026;20.11.2026 19:30;1;1001;"Verkauf, Bestellung 1001";9.25;8.1 %;0.75;10.00;Bar;;;;;;',
      '21.11.2026;20.11.2026 19:30;2;1002;"Aufgehoben, Bestellung 1002";0.00;;0.00;0.00;;Nach dem Abschluss des 20.11.2026 gebucht;;;;;',
      '22.11.2026;20.11.2026 19:30;3;;"Entnahme aus der Kasse, Markt";-12.50;;0.00;-12.50;Bar;Nach dem Abschluss des 20.11.2026 gebucht;;;;;Reto Huber',
      '',
    ]);
  });
});

it('names the closed day that an entry corrects', () => {
  const [sale] = BOOKED;
  if (sale === undefined) throw new Error('There is no sale.');
  const at = '2026-11-22T18:30:00.000Z';
  const later = (booking: Partial<Booking>) => ({
    ...sale,
    number: 9,
    day: '2026-11-22',
    booking: { ...sale.booking, at, ...booking },
  });
  const remarkOf = (booking: Partial<Booking>, first = sale) => {
    const [row] = pageOfBookings([first, later(booking)], BOOKING_LIST.start).rows;
    return row && bookingRemark(row);
  };
  expect(remarkOf({ kind: 'paymentCorrected' })).toBe('Zum 20.11.2026');
  expect(remarkOf({ kind: 'refund' })).toBe('Zum 20.11.2026');
  expect(remarkOf({ kind: 'refund' }, { ...sale, day: '2026-11-22' })).toBe('');
  expect(remarkOf({ kind: 'refund', orderId: null })).toBe('');
  expect(remarkOf({ kind: 'giftCardRefunded' })).toBe('');
});

it('names the payment at the provider on the line of its sale', () => {
  const [row] = rows({ kind: 'sale' });
  if (row === undefined) throw new Error('There is no sale.');
  const online = { reference: 'OFP-1001-1', means: 'TWINT', captured: 4000, refunded: 500 };
  expect(csvLines(BOOKING_CSV, [{ ...row, online }])).toContain(';OFP-1001-1;TWINT;40.00;5.00');
});

describe('turnover over time', () => {
  it('has no gaps, and months in long ranges', () => {
    const byDay = [
      { day: '2026-11-20', gross: 100, orders: 1 },
      { day: '2026-11-22', gross: 50, orders: 2 },
    ];
    const days = periodsOf({ range: { from: '2026-11-20', to: '2026-11-22' }, byDay });
    expect(days.map(({ from, by, gross }) => [from, by, gross])).toEqual([
      ['2026-11-20', 'day', 100],
      ['2026-11-21', 'day', 0],
      ['2026-11-22', 'day', 50],
    ]);
    const months = periodsOf({ range: { from: '2026-10-01', to: '2026-12-31' }, byDay });
    expect(months.map(({ from, by, gross, orders }) => [from, by, gross, orders])).toEqual([
      ['2026-10-01', 'month', 0, 0],
      ['2026-11-01', 'month', 150, 3],
      ['2026-12-01', 'month', 0, 0],
    ]);
  });
});
