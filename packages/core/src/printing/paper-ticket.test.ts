import { describe, expect, it } from 'vitest';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order, ProductOrder } from '../order/order.ts';
import type { Payment } from '../payment/payment.ts';
import { type TicketBlock, paperTicket } from './paper-ticket.ts';

const AT = '2026-11-20T17:05:00.000Z';
const ID = '00000000-0000-4000-8000-000000000001';
const ticket = (change: Partial<Order> = {}, copy = 0, wantedAt = AT) =>
  paperTicket({ ...PLACED_ORDER, ...change }, { copy, at: AT, requestedAt: wantedAt });
const kinds = (blocks: readonly TicketBlock[], kind: TicketBlock['kind']) =>
  blocks.filter((block) => block.kind === kind);
const [MARGHERITA] = PLACED_ORDER.productOrders as [ProductOrder];
const options = (...names: string[]) => names.map((name) => ({ name, price: 0 }));
const CREATION = { sizeId: ID, doughId: ID, sauceId: ID, cheeseId: ID, toppings: [] };

describe('a ticket', () => {
  it('says what to bake, for whom, by when and what is due', () => {
    expect(ticket({ promisedAt: '2026-11-20T17:40:00.000Z' })).toEqual([
      { kind: 'number', text: '1001' },
      { kind: 'headline', left: 'Lieferung', right: '18:40' },
      { kind: 'rule' },
      { kind: 'item', amount: '2×', name: 'Margherita', details: [] },
      { kind: 'rule' },
      { kind: 'text', text: 'Anna Keller', isStrong: true },
      { kind: 'text', text: 'Marktgasse 12a', isStrong: true },
      { kind: 'text', text: '8400 Winterthur', isStrong: true },
      { kind: 'text', text: 'Tel. 078 123 45 67', isStrong: false },
      { kind: 'text', text: 'Für den Kurier: Klingel links', isStrong: true },
      { kind: 'rule' },
      { kind: 'headline', left: 'Karte zu bezahlen', right: 'CHF 43.00' },
      { kind: 'rule' },
      { kind: 'text', text: 'Bestellt 20.11.2026, 18:00', isStrong: false },
      { kind: 'text', text: 'Gedruckt 20.11.2026, 18:05', isStrong: false },
    ]);
  });

  it('has no line for a courier who is told nothing', () => {
    const { address } = PLACED_ORDER;
    expect(JSON.stringify(ticket({ address: { ...address, note: '' } }))).not.toContain('Für den Kurier');
  });

  it('names the slot, or that nobody promised a time yet', () => {
    const right = (change: Partial<Order>) => kinds(ticket(change), 'headline')[0];
    const { requestedAt } = PLACED_ORDER.deliveryTime;
    expect(right({ deliveryTime: { kind: 'slot', requestedAt } })).toMatchObject({ right: '18:40' });
    expect(right({})).toMatchObject({ right: 'bald' });
  });

  it('lists options, and an own pizza half by half', () => {
    const parts = ['32 cm', 'Vollkorn', 'Pilze', 'Salami (links)', 'Speck (links)', 'Rucola (rechts)'];
    const items = kinds(
      ticket({
        productOrders: [
          { ...MARGHERITA, options: options('32 cm', 'Oliven') },
          { ...MARGHERITA, name: 'Eigene Pizza', amount: 1, options: options(...parts), creation: CREATION },
          { ...MARGHERITA, name: 'Eigene Pizza', amount: 1, options: options('32 cm'), creation: CREATION },
        ],
      }),
      'item',
    );
    expect(items).toEqual([
      { kind: 'item', amount: '2×', name: 'Margherita', details: ['je 32 cm, Oliven'] },
      {
        kind: 'item',
        amount: '1×',
        name: 'Eigene Pizza',
        details: ['32 cm, Vollkorn, Pilze', 'Links: Salami, Speck', 'Rechts: Rucola'],
      },
      { kind: 'item', amount: '1×', name: 'Eigene Pizza', details: ['32 cm'] },
    ]);
  });

  it('lets a remark and the age check stand out', () => {
    expect(kinds(ticket({ remark: 'Nussallergie!', checkAge: true }), 'alert')).toEqual([
      { kind: 'alert', label: 'Bemerkung', text: 'Nussallergie!' },
      { kind: 'alert', label: 'Alterskontrolle ab 18', text: 'Ausweis zeigen lassen, bevor du übergibst.' },
    ]);
    expect(kinds(ticket(), 'alert')).toEqual([]);
  });

  it('tells what was given from what was paid with a gift card', () => {
    const pairs = kinds(ticket({ giftCardAmount: 4000, giftCardDiscount: 3000 }), 'pair');
    expect(pairs).toMatchObject([
      { left: 'Nachlass', right: 'CHF 30.00' },
      { left: 'Mit Gutschein bezahlt', right: 'CHF 10.00' },
    ]);
  });

  it.each<[Payment, number, readonly Partial<Record<'left' | 'right' | 'text', string>>[]]>([
    [{ state: 'dueAtDoor', method: 'cash' }, 0, [{ left: 'Bar zu bezahlen', right: 'CHF 43.00' }]],
    [
      { state: 'dueAtDoor', method: 'twint' },
      1000,
      [
        { left: 'Mit Gutschein bezahlt', right: 'CHF 10.00' },
        { left: 'TWINT zu bezahlen', right: 'CHF 33.00' },
      ],
    ],
    [
      { state: 'collected', method: 'card', amount: 3300, by: null, at: AT },
      1000,
      [
        { left: 'Mit Gutschein bezahlt', right: 'CHF 10.00' },
        { left: 'Bezahlt, Karte', right: 'CHF 33.00' },
      ],
    ],
    [
      { state: 'prepaid' },
      4300,
      [
        { left: 'Mit Gutschein bezahlt', right: 'CHF 43.00' },
        { left: 'Schon bezahlt', right: 'CHF 0.00' },
      ],
    ],
    [{ state: 'notCollected', method: 'card' }, 0, [{ text: 'Nichts zu bezahlen' }]],
    [{ state: 'refunded' }, 4300, [{ text: 'Nichts zu bezahlen' }]],
  ])('says what is due: %o', (payment, giftCardAmount, expected) => {
    const blocks = ticket({ payment, giftCardAmount });
    const rules = blocks.flatMap(({ kind }, place) => (kind === 'rule' ? [place] : []));
    expect(blocks.slice((rules[2] ?? 0) + 1, rules[3])).toMatchObject(expected);
  });

  it('says on top that it is a copy, and that the order has ended', () => {
    const marks = (status: Order['status'], copy: number) =>
      kinds(ticket({ status }, copy), 'mark').map((block) => 'text' in block && block.text);
    expect(marks('accepted', 0)).toEqual([]);
    expect(marks('accepted', 2)).toEqual(['KOPIE 2']);
    expect(marks('cancelled', 1)).toEqual(['KOPIE 1', 'STORNIERT']);
    expect(marks('rejected', 0)).toEqual(['ABGELEHNT']);
    expect(marks('undeliverable', 0)).toEqual(['NICHT ZUSTELLBAR']);
    expect(marks('delivered', 0)).toEqual([]);
  });

  it.each([
    ['preparing', 'delivered', 'im Ofen'],
    ['ready', 'collected', 'bereit'],
    ['onTheWay', 'delivered', 'unterwegs'],
    ['delivered', 'delivered', 'geliefert'],
    ['delivered', 'collected', 'abgeholt'],
  ] as const)('that waited says of an order that is %s (%s) that it is %s', (status, fulfilment, words) => {
    const reachedAt = '2026-11-20T18:05:00.000Z';
    const change = {
      status,
      fulfilment,
      orderTimeProgresses: { ...PLACED_ORDER.orderTimeProgresses, [status]: reachedAt },
    };
    const marks = (wantedAt: string) =>
      kinds(ticket(change, 0, wantedAt), 'mark').map((block) => 'text' in block && block.text);
    expect(marks('2026-11-20T18:04:00.000Z')).toEqual([`NACHTRAG · schon ${words} 19:05`]);
    expect(marks('2026-11-20T18:06:00.000Z')).toEqual([]);
  });
});
