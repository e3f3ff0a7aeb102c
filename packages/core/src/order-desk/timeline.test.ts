import { describe, expect, it } from 'vitest';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order, OrderEdit } from '../order/order.ts';
import { type SignedEntry, orderTimeline } from './timeline.ts';

const ACCOUNT = '00000000-0000-4000-8000-000000000a01';
const STAFF = '00000000-0000-4000-8000-000000000a02';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const entry = (number: number, more: Partial<SignedEntry>): SignedEntry => ({
  number,
  at: at('17:10'),
  actorId: STAFF,
  by: 'Jonas Frei',
  action: 'order.stepped',
  subject: '1001',
  before: { status: 'placed', promisedAt: null },
  after: { status: 'accepted', promisedAt: at('17:50') },
  ...more,
});
const accepted: Order = {
  ...PLACED_ORDER,
  status: 'accepted',
  promisedAt: at('17:50'),
  orderTimeProgresses: { created: at('17:00'), accepted: at('17:10') },
};
const of = (order: Order, entries: readonly SignedEntry[], accountId: string | null = null) =>
  orderTimeline({ order, accountId }, entries);

describe('the timeline of an order', () => {
  it('begins with the placement by the guest, and says who did what, with before and after', () => {
    expect(of(accepted, [entry(7, {})])).toEqual([
      {
        at: at('17:00'),
        who: { kind: 'guest', name: 'Anna Keller' },
        title: 'Bestellung eingegangen',
        why: '',
        differences: [
          { label: 'Gewünscht auf', before: '', after: '20.11.2026, 18:40' },
          { label: 'Total', before: '', after: 'CHF 43.00' },
        ],
      },
      {
        at: at('17:10'),
        who: { kind: 'staff', name: 'Jonas Frei' },
        title: 'Bestellung angenommen',
        why: '',
        differences: [
          { label: 'Zustand', before: 'Eingegangen', after: 'Angenommen' },
          { label: 'Versprochen auf', before: '', after: '20.11.2026, 18:50' },
        ],
      },
    ]);
  });

  it('says what stood in a field before an edit and after it, as long as nobody forgot it', () => {
    const edit = (revision: number, time: string, former: OrderEdit['former']): OrderEdit => ({
      revision,
      at: at(time),
      lines: [],
      fields: ['contact', 'remark'],
      ...(former !== undefined && { former }),
    });
    const edited = {
      ...accepted,
      remark: '',
      edits: [
        edit(2, '17:11', { contact: 'Beat Meier, 079 111 22 33', remark: 'Klingeln' }),
        edit(3, '17:12', { contact: 'Anna Meier, 079 111 22 33' }),
        edit(4, '17:13', undefined),
      ],
    };
    const fields = { editedFields: ['contact', 'remark'] };
    const entries = [2, 3, 4].map((number) =>
      entry(number, { action: 'order.edited', at: at(`17:1${number - 1}`), before: null, after: fields }),
    );
    const changed = of(edited, entries)
      .slice(-3)
      .map(({ differences }) => differences.map(({ label, before, after }) => [label, before, after]));
    const [contact, remark] = ['Name oder Telefonnummer', 'Bemerkung'];
    expect(changed).toEqual([
      [
        [contact, 'Beat Meier, 079 111 22 33', 'Anna Meier, 079 111 22 33'],
        [remark, 'Klingeln', '–'],
      ],
      [
        ['Neu', '', remark],
        [contact, 'Anna Meier, 079 111 22 33', 'Anna Keller, 078 123 45 67'],
      ],
      [['Neu', '', `${contact}, ${remark}`]],
    ]);
  });

  it('begins with the call when staff took the order on the phone', () => {
    const captured = entry(3, {
      action: 'order.captured',
      at: at('17:00'),
      before: null,
      after: { status: 'accepted' },
    });
    const titles = of(accepted, [captured]).map(({ title }) => title);
    expect(titles).toEqual(['Bestellung am Telefon aufgenommen']);
  });

  it('tells the reason apart from the values, whether it is a choice or a text', () => {
    const cancelled = (reason: unknown) =>
      of(accepted, [
        entry(8, {
          action: 'order.cancelled',
          at: at('17:20'),
          before: { status: 'accepted', reason: null },
          after: { status: 'cancelled', reason },
        }),
      ]).at(-1);
    expect(cancelled({ code: 'soldOut', text: '' })).toMatchObject({
      title: 'Bestellung storniert',
      why: 'Etwas ist ausverkauft',
      differences: [{ label: 'Zustand', before: 'Angenommen', after: 'Storniert' }],
    });
    expect(cancelled({ code: 'soldOut', text: 'kein Teig' })).toMatchObject({
      why: 'Etwas ist ausverkauft: kein Teig',
    });
    expect(cancelled({ code: 'other', text: 'kein Teig' })).toMatchObject({ why: 'kein Teig' });
    const refund = entry(9, {
      action: 'refund.booked',
      at: at('18:20'),
      before: null,
      after: { amount: 500, method: 'cash', reason: 'Kalt' },
    });
    expect(of(accepted, [refund]).at(-1)).toMatchObject({ title: 'Rückerstattung', why: 'Kalt' });
    const unpaid = { ...refund, after: { amount: 500, method: 'cash', cause: 'unpaid' } };
    const writtenOff = of(accepted, [unpaid]).at(-1);
    expect(writtenOff).toMatchObject({ title: 'Abgeschrieben', why: '' });
    expect(writtenOff?.differences).toContainEqual({ label: 'Woran es lag', before: '', after: 'Nicht bezahlt' });
  });

  it('names the guest who cancelled, with and without an account, and staff who ordered for themselves', () => {
    const cancelled = {
      action: 'order.cancelled',
      after: { status: 'cancelled', reason: { code: 'customer', text: '' } },
    } as const;
    const whoOf = (more: Partial<SignedEntry>, accountId: string | null) =>
      of(accepted, [entry(8, { ...more, at: at('17:20') })], accountId).at(-1)?.who;
    expect(whoOf({ ...cancelled, actorId: null, by: null }, null)).toEqual({ kind: 'guest', name: 'Anna Keller' });
    expect(whoOf({ ...cancelled, actorId: ACCOUNT, by: 'Anna K.' }, ACCOUNT)).toEqual({
      kind: 'guest',
      name: 'Anna K.',
    });
    expect(whoOf({ ...cancelled }, ACCOUNT)).toEqual({ kind: 'staff', name: 'Jonas Frei' });
    expect(whoOf({ actorId: STAFF }, STAFF)).toEqual({ kind: 'staff', name: 'Jonas Frei' });
    expect(whoOf({ by: null }, null)).toEqual({ kind: 'staff', name: '' });
  });

  it('adds the steps from before the audit log named them, in the order of time', () => {
    const old: Order = {
      ...accepted,
      status: 'preparing',
      orderTimeProgresses: { created: at('17:00'), accepted: at('17:10'), preparing: at('17:05') },
    };
    expect(of(old, [entry(7, {})]).map(({ title, who }) => [title, who.kind])).toEqual([
      ['Bestellung eingegangen', 'guest'],
      ['Bestellung in den Ofen geschoben', 'unknown'],
      ['Bestellung angenommen', 'staff'],
    ]);
  });
});
