import { expect, it } from 'vitest';
import { RESTAURANT } from '../restaurant/restaurant.fixtures.ts';
import { creditNoteOf } from './credit-note.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order, OrderRefund } from './order.ts';
import { receiptOf } from './receipt.ts';

const REFUND: OrderRefund = {
  id: '00000000-0000-4000-8000-00000000ab01',
  number: 2,
  at: '2026-11-21T11:00:00.000Z',
  amount: 1850,
  rounding: 0,
  method: 'card',
  reason: 'Fehlte',
  lines: [{ position: 0, amount: 1 }],
  deliveryFee: false,
  vat: [{ vatRate: 260, gross: 1850, vat: 47 }],
};

it('says what was given back, its number, its VAT and why', () => {
  expect(creditNoteOf(PLACED_ORDER, REFUND, RESTAURANT)).toMatchObject({
    title: 'Gutschrift',
    number: '1001-2',
    supplied: { label: 'Zurückerstattet', at: REFUND.at },
    lines: [{ name: 'Margherita', amount: 1, totalPrice: 1850 }],
    sums: [],
    total: 1850,
    payments: [{ label: 'Zurückerstattet (Karte)', amount: 1850 }],
    vat: [{ vatRate: 260, gross: 1850, net: 1803, vat: 47 }],
    note: 'Zur Quittung 1001. Grund: Fehlte',
  });
});

it('names goodwill, the delivery and what a gift card had given', () => {
  const goodwill = { ...REFUND, lines: [], amount: 500 };
  expect(creditNoteOf(PLACED_ORDER, goodwill, RESTAURANT).sums).toEqual([{ label: 'Kulanz', amount: 500 }]);
  const fee = { ...REFUND, lines: [], deliveryFee: true, amount: 598 };
  expect(creditNoteOf(PLACED_ORDER, fee, RESTAURANT).sums).toEqual([
    { label: 'Lieferung', amount: 600 },
    { label: 'Nachlass und Rundung', amount: -2 },
  ]);
});

it('says why by the cause, and that money which never came is written off, not given back', () => {
  const noteOf = (change: Partial<OrderRefund>) =>
    creditNoteOf(PLACED_ORDER, { ...REFUND, ...change }, RESTAURANT).note.split('Grund: ')[1];
  expect(noteOf({ cause: 'late', reason: 'Zu spät' })).toBe('Zu spät');
  expect(noteOf({ cause: 'late', reason: 'im Stau' })).toBe('Zu spät: im Stau');
  expect(noteOf({ cause: 'other', reason: 'Falsch verrechnet' })).toBe('Falsch verrechnet');
  const unpaid = { ...REFUND, cause: 'unpaid' as const, reason: 'Nicht bezahlt', lines: [] };
  expect(creditNoteOf(PLACED_ORDER, unpaid, RESTAURANT)).toMatchObject({
    title: 'Abschreibung',
    supplied: { label: 'Abgeschrieben' },
    sums: [{ label: 'Nicht bezahlt', amount: 1850 }],
    payments: [{ label: 'Abgeschrieben (Karte)', amount: 1850 }],
  });
});

it('says that the money went onto the gift card, or onto which new one, as the receipt does', () => {
  const refund = { ...REFUND, method: 'giftCard' as const };
  expect(creditNoteOf(PLACED_ORDER, refund, RESTAURANT).payments).toEqual([
    { label: 'Zurückerstattet (auf den Gutschein)', amount: 1850 },
  ]);
  const newGiftCardHint = '…4WT2P';
  const onNewCard = { ...refund, newGiftCardHint };
  expect(creditNoteOf(PLACED_ORDER, onNewCard, RESTAURANT).payments).toEqual([
    { label: 'Zurückerstattet (auf den neuen Gutschein …4WT2P)', amount: 1850 },
  ]);
  const prepaid: Order = {
    ...PLACED_ORDER,
    status: 'delivered',
    giftCardAmount: 4300,
    payment: { state: 'prepaid' },
    refunds: [refund],
  };
  expect(receiptOf(prepaid, RESTAURANT).payments).toEqual([
    { label: 'Mit Gutschein bezahlt', amount: 4300 },
    { label: 'Zurückerstattet, Gutschrift 1001-2 (auf den Gutschein)', amount: -1850 },
  ]);
  expect(receiptOf({ ...prepaid, refunds: [onNewCard] }, RESTAURANT).payments.at(-1)).toEqual({
    label: 'Zurückerstattet, Gutschrift 1001-2 (auf den neuen Gutschein …4WT2P)',
    amount: -1850,
  });
});
