import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ASSORTMENT } from '../cart/assortment.fixtures.ts';
import { LAGER, MARGHERITA } from '../catalogue/product.fixtures.ts';
import { deliveryFee } from '../delivery/delivery-fee.ts';
import { WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { fieldErrors } from '../editor/editor.ts';
import { orderStatus } from '../order/order-status.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { err } from '../result/result.ts';
import { VAT_RATES } from '../vat/vat-rate-of.ts';
import { splitVat } from '../vat/vat-split.ts';
import { addedLines } from './edit-lines.ts';
import {
  type EditContext,
  type OrderEditDraft,
  editOrder,
  editServing,
  orderEditDraft,
  orderEditDraftFor,
  previewEdit,
  rebasedEdit,
  unchangedEdit,
} from './edit-order.ts';

const AT = '2026-11-20T17:10:00.000Z';
const TAKER = { by: 'staff', at: AT };
const ZURICH = {
  ...WINTERTHUR,
  id: '00000000-0000-4000-8000-0000000000d2',
  postcode: '8001',
  town: 'Zürich',
  minimumOrder: 4000,
  feeTiers: [{ from: 0, fee: 900 }],
};
const SHOP: EditContext = {
  ...NO_ASSORTMENT,
  products: [MARGHERITA, LAGER],
  vatRates: VAT_RATES,
  orderLocations: [WINTERTHUR, ZURICH],
};
const BEER = { productId: LAGER.id, optionIds: [], amount: 1 };
const lineOf = (amount: number) => [{ position: 0, amount }];
const MARKT = { ...PLACED_ORDER.address, orderLocationId: null };

type Change = Partial<Omit<OrderEditDraft, 'revision'>>;

const draftOf = (order: Order, change: Change): OrderEditDraft => ({
  ...unchangedEdit(order),
  reason: 'Rief an',
  ...change,
});
/** Edits an order at the total that the preview shows. */
function edit(change: Change, order = PLACED_ORDER, shop = SHOP) {
  const preview = previewEdit(order, draftOf(order, change), shop, TAKER);
  const totalPrice = preview.ok ? preview.value.order.totalPrice : 0;
  return editOrder(order, draftOf(order, { totalPrice, ...change }), shop, TAKER);
}

describe('editing an order', () => {
  it('adds what comes at its price and rate, and asks for the age', () => {
    expect(edit({ added: [BEER] })).toMatchObject({
      ok: true,
      value: {
        revision: 2,
        totalPrice: 4600,
        deliveryFee: 300,
        checkAge: true,
        ovenBreads: 2,
        productOrders: [
          { name: 'Margherita', amount: 2 },
          { name: 'Lager', unitPrice: 600, vatRate: 810 },
        ],
        edits: [{ revision: 2, at: AT, lines: [{ amount: 1, name: 'Lager', options: [] }], fields: [] }],
      },
    });
  });

  it('keeps the prices at which the lines were ordered', () => {
    const dearer = { ...SHOP, products: [{ ...MARGHERITA, price: 2400 }, LAGER] };
    expect(edit({ lines: lineOf(3) }, PLACED_ORDER, dearer)).toMatchObject({
      value: { productOrders: [{ amount: 3, unitPrice: 1850, totalPrice: 5550 }], ovenBreads: 3, totalPrice: 5850 },
    });
  });

  it('refuses more of what is sold out, but not less', () => {
    const soldOut = {
      ...SHOP,
      products: [
        { ...MARGHERITA, available: false },
        { ...LAGER, available: false },
      ],
    };
    expect(edit({ lines: lineOf(3) }, PLACED_ORDER, soldOut)).toEqual(
      err({ code: 'lineUnavailable', name: 'Margherita' }),
    );
    expect(edit({ added: [BEER] }, PLACED_ORDER, soldOut)).toEqual(err({ code: 'lineUnavailable', name: 'Lager' }));
    // Staff see what they added, to take it out again.
    expect(addedLines(PLACED_ORDER, [BEER], soldOut, editServing(PLACED_ORDER, TAKER))).toMatchObject([
      { name: 'Lager' },
    ]);
    expect(edit({ lines: lineOf(1), overrides: true }, PLACED_ORDER, soldOut)).toMatchObject({ ok: true });
    const gone = { ...SHOP, products: [] };
    expect(edit({ added: [BEER] }, PLACED_ORDER, gone)).toMatchObject({ error: { code: 'lineUnavailable' } });
  });

  it.each<[string, Change, string]>([
    ['two lines at one position', { lines: [...lineOf(1), ...lineOf(1)] }, 'nothingToEdit'],
    ['a line that is not there', { lines: [{ position: 7, amount: 1 }] }, 'nothingToEdit'],
    ['no change', {}, 'nothingToEdit'],
    ['an empty order', { lines: [] }, 'nothingLeft'],
    ['an unknown area', { address: { ...MARKT, orderLocationId: LAGER.id } }, 'orderLocationUnavailable'],
  ])('refuses %s', (_, change, code) => {
    expect(edit(change)).toMatchObject({ error: { code } });
  });

  it('refuses what somebody has changed meanwhile, and what has ended', () => {
    const draft = draftOf(PLACED_ORDER, { remark: 'ohne Salz' });
    expect(editOrder({ ...PLACED_ORDER, revision: 2, status: 'accepted' }, draft, SHOP, TAKER)).toEqual(
      err({ code: 'stepRefused', status: 'accepted' }),
    );
    const editable = orderStatus.options.filter(
      (status) => editOrder({ ...PLACED_ORDER, status }, draft, SHOP, TAKER).ok,
    );
    expect(editable).toEqual(['placed', 'accepted', 'preparing', 'ready', 'onTheWay']);
  });

  it('refuses another total than was seen', () => {
    expect(edit({ added: [BEER], totalPrice: 4300 })).toEqual(err({ code: 'totalChanged', totalPrice: 4600 }));
  });

  it('goes below the minimum only with a reason, which stands on the order', () => {
    expect(edit({ lines: lineOf(1) })).toEqual(err({ code: 'belowMinimumOrder', minimumOrder: 2500, missing: 650 }));
    const below = edit({ lines: lineOf(1), overrides: true });
    expect(below).toMatchObject({
      value: { totalPrice: 2450, override: { blocks: ['minimumOrder'], reason: 'Rief an' } },
    });
    if (!below.ok) throw new Error(below.error.code);
    // What was below it before is no new block.
    expect(edit({ added: [BEER] }, below.value)).toMatchObject({ ok: true });
  });

  it('fits into the oven at the promised time, beside the others', () => {
    const load = (breads: number) => ({
      ...SHOP,
      ovenLoad: { capacity: 4, reserved: [{ slot: '2026-11-20T17:30:00.000Z', breads }] },
    });
    // Two of the reserved ones are its own.
    expect(edit({ lines: lineOf(4) }, PLACED_ORDER, load(2))).toMatchObject({ ok: true });
    expect(edit({ lines: lineOf(3) }, PLACED_ORDER, load(4))).toEqual(err({ code: 'slotFull' }));
    expect(edit({ lines: lineOf(3), overrides: true }, PLACED_ORDER, load(4))).toMatchObject({
      value: { override: { blocks: ['fullSlot'] } },
    });
    expect(edit({ added: [BEER] }, PLACED_ORDER, load(4))).toMatchObject({ ok: true });
    expect(edit({ lines: lineOf(1), added: [BEER], overrides: true }, PLACED_ORDER, load(9))).toMatchObject({
      value: { ovenBreads: 1 },
    });
  });

  it('moves to another area on its terms, and keeps the fee where only the door changes', () => {
    const door = { ...MARKT, street: 'Obergasse', houseNumber: '3' };
    expect(edit({ address: door })).toMatchObject({
      value: {
        totalPrice: 4300,
        address: { street: 'Obergasse', postcode: '8400' },
        edits: [{ lines: [], fields: ['address'] }],
      },
    });
    expect(edit({ address: { ...door, orderLocationId: ZURICH.id } })).toEqual(
      err({ code: 'belowMinimumOrder', minimumOrder: 4000, missing: 300 }),
    );
    expect(edit({ address: { ...door, orderLocationId: ZURICH.id }, overrides: true })).toMatchObject({
      value: { deliveryFee: 900, totalPrice: 4600, address: { postcode: '8001', town: 'Zürich' } },
    });
    const noArea = { ...SHOP, orderLocations: [] };
    expect(edit({ added: [BEER] }, PLACED_ORDER, noArea)).toMatchObject({ value: { deliveryFee: 600 } });
  });

  it('names what was changed of contact, texts and payment', () => {
    const change = {
      address: { ...MARKT, contactName: 'Beat', note: 'hinten' },
      remark: 'ohne Salz',
      paymentMethod: 'cash',
    } as const;
    expect(edit(change)).toMatchObject({
      value: { edits: [{ fields: ['contact', 'note', 'remark', 'payment'] }], payment: { method: 'cash' } },
    });
  });

  it('takes no half address for the name of somebody who collects', () => {
    const draft = draftOf(PLACED_ORDER, { remark: 'ohne Salz' });
    for (const wrong of [{ houseNumber: '' }, { note: 'x'.repeat(900) }, { contactName: '' }]) {
      const address = { ...MARKT, ...wrong };
      const { postcode: _p, town: _t, ...door } = address;
      expect(orderEditDraft.safeParse({ ...draft, address: door }).success).toBe(false);
      const errors = fieldErrors(orderEditDraftFor(PLACED_ORDER), { ...draft, address: door });
      expect(Object.keys(errors)).toEqual([`address.${Object.keys(wrong)[0]}`]);
    }
    const { contactName, phoneNumber } = PLACED_ORDER.address;
    expect(edit({ remark: 'ohne Salz', address: { contactName, phoneNumber } })).toEqual(
      err({ code: 'nothingToEdit' }),
    );
  });

  it('adds nothing to what is on its way, nor to what makes another order good', () => {
    const onTheWay: Order = { ...PLACED_ORDER, status: 'onTheWay' };
    expect(edit({ added: [BEER] }, onTheWay)).toEqual(err({ code: 'alreadyOnTheWay' }));
    expect(edit({ lines: lineOf(3) }, onTheWay)).toEqual(err({ code: 'alreadyOnTheWay' }));
    expect(edit({ remark: 'hinten' }, onTheWay)).toMatchObject({ ok: true });
    const again: Order = {
      ...PLACED_ORDER,
      productOrders: PLACED_ORDER.productOrders.map((line) => ({ ...line, unitPrice: 0, totalPrice: 0 })),
      deliveryFee: 0,
      totalPrice: 0,
      payment: { state: 'prepaid' },
      redelivers: { id: PLACED_ORDER.id, number: 1000, cause: 'missing', text: '' },
    };
    expect(edit({ lines: lineOf(3) }, again)).toEqual(err({ code: 'nothingToRedeliver' }));
    expect(edit({ lines: lineOf(1) }, again)).toMatchObject({
      value: { totalPrice: 0, deliveryFee: 0, payment: { state: 'prepaid' } },
    });
  });

  it('leaves a collected order at the counter', () => {
    const { contactName, phoneNumber } = PLACED_ORDER.address;
    const address = { contactName, phoneNumber, street: '', houseNumber: '', postcode: '', town: '', note: '' };
    const collected: Order = { ...PLACED_ORDER, fulfilment: 'collected', address, deliveryFee: 0, totalPrice: 3700 };
    expect(edit({ lines: lineOf(1), address: { contactName: 'Beat', phoneNumber } }, collected)).toMatchObject({
      value: { address: { ...address, contactName: 'Beat' }, deliveryFee: 0, totalPrice: 1850 },
    });
  });

  it('gives a gift card back what the order no longer costs, the given part last', () => {
    const paid: Order = {
      ...PLACED_ORDER,
      giftCardAmount: 4300,
      giftCardDiscount: 1000,
      payment: { state: 'prepaid' },
    };
    expect(edit({ lines: lineOf(1), overrides: true }, paid)).toMatchObject({
      value: {
        totalPrice: 2450,
        giftCardAmount: 2450,
        giftCardDiscount: 1000,
        payment: { state: 'prepaid' },
        edits: [{ giftCardBack: 1850 }],
      },
    });
    expect(edit({ added: [BEER], paymentMethod: 'twint' }, paid)).toMatchObject({
      value: { totalPrice: 4600, giftCardAmount: 4300, payment: { state: 'dueAtDoor', method: 'twint' } },
    });
  });

  it('gives back what was given where less than that is left which may become cheaper', () => {
    const paid: Order = { ...PLACED_ORDER, giftCardAmount: 4000, giftCardDiscount: 3000 };
    expect(edit({ lines: lineOf(1), added: [{ ...BEER, amount: 3 }], overrides: true }, paid)).toMatchObject({
      value: { totalPrice: 4250, giftCardAmount: 3450, giftCardDiscount: 2450, edits: [{ giftCardBack: 550 }] },
    });
  });

  it('goes on with what was entered when the order has changed meanwhile', () => {
    const mine = { ...unchangedEdit(PLACED_ORDER), lines: lineOf(5), remark: 'ohne Salz', added: [BEER] };
    const stepped: Order = { ...PLACED_ORDER, revision: 2, status: 'accepted' };
    expect(rebasedEdit(mine, PLACED_ORDER, stepped)).toEqual({ ...mine, revision: 2 });
    const edited = edit({ lines: lineOf(3), remark: 'mit Salz', address: { ...MARKT, note: 'hinten' } });
    if (!edited.ok) throw new Error(edited.error.code);
    expect(rebasedEdit(mine, PLACED_ORDER, edited.value)).toMatchObject({
      revision: 2,
      lines: lineOf(3),
      remark: 'ohne Salz',
      added: [BEER],
      address: { note: 'hinten' },
    });
  });

  it('sums up to the Rappen, whatever is edited one after the other', () => {
    const change = fc.record({
      amount: fc.integer({ min: 1, max: 9 }),
      beers: fc.integer({ min: 0, max: 3 }),
      paymentMethod: fc.constantFrom('cash', 'card', 'twint' as const),
      price: fc.integer({ min: 1, max: 3000 }),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), fc.nat(6000), (changes, giftCardAmount) => {
        let order: Order = { ...PLACED_ORDER, giftCardAmount: Math.min(giftCardAmount, PLACED_ORDER.totalPrice) };
        for (const { amount, beers, paymentMethod, price } of changes) {
          const lines = order.productOrders.map((_, position) => ({ position, amount: position === 0 ? amount : 1 }));
          const added = beers === 0 ? [] : [{ ...BEER, amount: beers }];
          const shop = { ...SHOP, products: [MARGHERITA, { ...LAGER, price }] };
          const edited = edit({ lines, added, paymentMethod, overrides: true }, order, shop);
          if (edited.ok) order = edited.value;
        }
        const items = order.productOrders.reduce((sum, line) => sum + line.unitPrice * line.amount, 0);
        const due = order.totalPrice - order.giftCardAmount;
        expect(order.totalPrice).toBe(items + order.deliveryFee + order.rounding);
        expect(due).toBeGreaterThanOrEqual(0);
        const isCash = 'method' in order.payment && order.payment.method === 'cash';
        expect(isCash ? due % 5 : 0).toBe(0);
        expect(order.deliveryFee).toBe(deliveryFee(WINTERTHUR, items));
        const vat = splitVat(order.productOrders, order);
        expect(vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(order.totalPrice - order.giftCardDiscount);
      }),
    );
  });
});
