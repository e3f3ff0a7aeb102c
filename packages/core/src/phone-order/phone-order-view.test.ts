import { describe, expect, it } from 'vitest';
import { NO_ASSORTMENT } from '../cart/assortment.fixtures.ts';
import { LAGER, MARGHERITA } from '../catalogue/product.fixtures.ts';
import { UNLIMITED_OVEN } from '../delivery/delivery-time.ts';
import { DELIVERY, WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { OPENING_HOURS } from '../opening-hours/opening-hours.fixtures.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import { LUNCH_TERMS } from '../promotion/promotion.fixtures.ts';
import { toInstant } from '../time/zurich.ts';
import { VAT_RATES } from '../vat/vat-rate-of.ts';
import {
  type PhoneOrderDraft,
  addressAgain,
  requestedItem,
  isBlankPhoneOrder,
  newPhoneOrder,
} from './phone-order-draft.ts';
import { type PhoneOrderShop, phoneOrderView } from './phone-order-view.ts';

const at = (time: string) => toInstant('2026-11-20', time);
const SHOP: PhoneOrderShop = {
  ...NO_ASSORTMENT,
  products: [MARGHERITA, LAGER],
  openingHours: OPENING_HOURS,
  delivery: DELIVERY,
  ovenLoad: UNLIMITED_OVEN,
  vatRates: VAT_RATES,
};
const BLANK = newPhoneOrder('00000000-0000-4000-8000-000000000001', at('18:00'));
const FULL: PhoneOrderDraft = {
  ...BLANK,
  phoneNumber: '078 123 45 67',
  contactName: 'Anna Keller',
  street: 'Marktgasse',
  houseNumber: '12a',
  orderLocationId: WINTERTHUR.id,
  items: [{ id: '1', productId: MARGHERITA.id, optionIds: [], amount: 2 }],
};
const viewOf = (change: Partial<PhoneOrderDraft> = {}, shop: Partial<PhoneOrderShop> = {}, now = at('18:00')) =>
  phoneOrderView({ ...FULL, ...change }, { ...SHOP, ...shop }, now);

describe('what the screen shows of an order on the way', () => {
  it('is the total and the time to say, as the server will compute them', () => {
    const view = viewOf();
    expect(view).toMatchObject({
      asapAt: at('18:40'),
      errors: {},
      blocker: null,
      blocks: [],
      needsLegalAge: false,
      isComplete: true,
    });
    expect(view.summary).toMatchObject({ itemsTotal: 3700, deliveryFee: 600, totalPrice: 4300 });
    expect(view.slots[0]).toEqual({ at: at('18:45'), isFull: false });
  });

  it('knows no total as long as nobody knows where to', () => {
    expect(viewOf({ orderLocationId: '' })).toMatchObject({
      summary: null,
      blocker: null,
      errors: { orderLocationId: 'Welcher Ort?' },
      isComplete: false,
    });
  });

  it('asks for the age along with what has to be passed over', () => {
    const items = [{ id: '1', productId: LAGER.id, optionIds: [], amount: 1 }];
    const blocks = ['minimumOrder'];
    expect(viewOf({ items })).toMatchObject({ blocker: { code: 'legalAgeUnconfirmed' }, blocks, isComplete: false });
    expect(viewOf({ items, legalAgeConfirmed: true })).toMatchObject({ blocker: null, blocks });
  });

  it('takes an order for a coming day too, with what can be had then', () => {
    const delivery = { ...DELIVERY, settings: { ...DELIVERY.settings, daysAhead: 1 } };
    const deliveryTime = { kind: 'slot', at: toInstant('2026-11-21', '12:00') } as const;
    const soldOut = (date: string) => [{ ...MARGHERITA, soldOutUntil: toInstant(date, '04:00') }];
    expect(viewOf().days).toEqual([]);
    expect(viewOf({ deliveryTime })).toMatchObject({ blocker: { code: 'deliveryTimeUnavailable' } });
    const tomorrow = viewOf({ deliveryTime }, { delivery, products: soldOut('2026-11-21') });
    expect(tomorrow.days[0]?.slots).toContainEqual({ at: deliveryTime.at, isFull: false });
    expect(tomorrow).toMatchObject({
      blocker: null,
      isComplete: true,
      cart: { productCart: [{ products: { available: true } }] },
    });
    expect(viewOf({}, { delivery, products: soldOut('2026-11-21') }).isComplete).toBe(false);
    expect(viewOf({ deliveryTime }, { delivery, products: soldOut('2026-11-22') }).isComplete).toBe(false);
  });

  it('asks for what is missing, each by its field', () => {
    const { errors } = viewOf({ phoneNumber: '078', contactName: '', street: '', houseNumber: '' });
    expect(Object.keys(errors).toSorted()).toEqual(['contactName', 'houseNumber', 'phoneNumber', 'street']);
    expect([errors['phoneNumber'], viewOf({ phoneNumber: '' }).errors['phoneNumber']]).toEqual([
      'Die Nummer hat zehn Ziffern.',
      'Wie lautet die Nummer?',
    ]);
    expect(Object.keys(viewOf({ fulfilment: 'collected', street: '', contactName: '' }).errors)).toEqual([
      'contactName',
    ]);
  });

  it('says the time that would be booked where a full oven is passed over', () => {
    const full = viewOf().slots.map(({ at: slotAt }) => ({ slot: slotAt, breads: 9 }));
    const reserved = [{ slot: at('18:30'), breads: 9 }, ...full];
    expect(viewOf({}, { ovenLoad: { capacity: 9, reserved } })).toMatchObject({
      asapAt: at('18:40'),
      blocks: ['fullSlot'],
    });
    const free = { ovenLoad: { capacity: 9, reserved: reserved.slice(0, 3) } };
    expect(viewOf({}, free)).toMatchObject({ blocks: [] });
    expect(viewOf({}, free).asapAt).toBe(viewOf({}, free).slots.find(({ isFull }) => !isFull)?.at);
  });

  it('costs no way and waits for none where it is collected', () => {
    const view = viewOf({ fulfilment: 'collected' });
    expect(view).toMatchObject({ asapAt: at('18:25'), orderLocation: null });
    expect(view.summary).toMatchObject({ deliveryFee: 0, totalPrice: 3700 });
  });

  it('says what has to be passed over', () => {
    const items = [{ id: '1', productId: MARGHERITA.id, optionIds: [], amount: 1 }];
    const view = viewOf({ items });
    expect(view).toMatchObject({ blocker: null, blocks: ['minimumOrder'], isComplete: false });
    expect(viewOf({ items, overrideReason: ' ' }).isComplete).toBe(false);
    expect(viewOf({ items, overrideReason: 'Stammgast' }).isComplete).toBe(true);
    expect(view.summary?.missingToMinimumOrder).toBe(650);
  });

  it('is paid by gift card as far as that goes, without another price', () => {
    const giftCardCode = 'ABCD-EFGH-JKLMN';
    const withCard = (balance: number) =>
      phoneOrderView({ ...FULL, giftCardCode }, SHOP, at('18:00'), { balance, given: 0 });
    expect(withCard(1000)).toMatchObject({
      blocker: null,
      isComplete: true,
      summary: { totalPrice: 4300, giftCardAmount: 1000, amountDue: 3300 },
    });
    expect(withCard(9000).summary).toMatchObject({ giftCardAmount: 4300, amountDue: 0 });
    expect(withCard(0)).toMatchObject({ blocker: null, isComplete: true, summary: { giftCardAmount: 0 } });
    expect(withCard(1001)).toMatchObject({ blocker: null, summary: { giftCardAmount: 1001 } });
  });

  it('has the promotion that takes most off: a happy hour, or the one of the code', () => {
    const happyHour = { ...LUNCH_TERMS, name: 'Happy Hour', percent: 10 };
    const code = { ...LUNCH_TERMS, name: 'Treue', code: 'TREUE', percent: 20 };
    const withCode = (percent: number) =>
      phoneOrderView(
        { ...FULL, promotionCode: 'TREUE' },
        { ...SHOP, happyHours: [happyHour] },
        at('18:00'),
        undefined,
        {
          ...code,
          percent,
        },
      );
    expect(viewOf({}, { happyHours: [happyHour] })).toMatchObject({
      blocker: null,
      isComplete: true,
      summary: { totalPrice: 3930, promotion: { amount: 370, terms: { name: 'Happy Hour' } } },
    });
    expect(withCode(20).summary).toMatchObject({ totalPrice: 3560, promotion: { terms: { name: 'Treue' } } });
    expect(withCode(5).summary).toMatchObject({ totalPrice: 3930, promotion: { terms: { name: 'Happy Hour' } } });
  });

  it('says what nobody passes over', () => {
    expect(viewOf({}, {}, at('22:00'))).toMatchObject({
      blocker: { code: 'checkoutBlocked', block: 'deliveryClosed' },
      blocks: [],
      asapAt: null,
    });
    const beer = [{ id: '1', productId: LAGER.id, optionIds: [], amount: 9 }];
    expect(viewOf({ items: beer })).toMatchObject({ needsLegalAge: true, blocker: { code: 'legalAgeUnconfirmed' } });
    expect(viewOf({ items: beer, legalAgeConfirmed: true })).toMatchObject({ blocker: null });
    expect(viewOf({ items: [] })).toMatchObject({ blocker: { code: 'checkoutBlocked', block: 'emptyCart' } });
  });
});

describe('an order on the way', () => {
  it('begins with an earlier address, without the area where nobody delivers any more', () => {
    const { address } = PLACED_ORDER;
    const { phoneNumber: _number, postcode: _postcode, town: _town, ...rest } = address;
    expect(addressAgain(address, [WINTERTHUR])).toEqual({ ...rest, orderLocationId: WINTERTHUR.id });
    for (const locations of [[], [{ ...WINTERTHUR, active: false }], [{ ...WINTERTHUR, town: 'Seen' }]])
      expect(addressAgain(address, locations).orderLocationId).toBe('');
  });

  it('is blank while nothing of it would be lost', () => {
    expect(isBlankPhoneOrder({ ...BLANK, paymentMethod: 'twint', contactName: ' ' })).toBe(true);
    expect(isBlankPhoneOrder({ ...BLANK, remark: 'scharf' })).toBe(false);
    expect(isBlankPhoneOrder({ ...BLANK, items: FULL.items })).toBe(false);
  });

  it('asks for its items without the ids of the screen', () => {
    expect(FULL.items.map(requestedItem)).toEqual([{ productId: MARGHERITA.id, optionIds: [], amount: 2 }]);
  });
});
