import { checkoutSummary } from '@ofenpost/core/checkout/checkout-summary';
import { counterOf } from '@ofenpost/core/checkout/fulfilment';
import type { PhoneOrderRequest } from '@ofenpost/core/phone-order/phone-order';
import type { Ports } from '@ofenpost/core/ports';
import { KITCHEN_PRINTER } from '@ofenpost/core/printing/print.fixtures';
import { err } from '@ofenpost/core/result/result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenShop, type ShopUnderTest, fillCart, plainBread, placeOrder, requestFor } from './shop-under-test.ts';

const CONTACT = { contactName: 'Beat Meier', phoneNumber: '079 555 44 33' };

/** Everything that an implementation of phone orders must do. */
export function describeOrderPhoneOrderPort(name: string, openShop: OpenShop): void {
  describe(`order capture port: ${name}`, () => {
    let shop: ShopUnderTest;
    let staff: Ports;
    beforeAll(async () => {
      shop = await openShop();
      staff = await shop.staff();
    });
    afterAll(() => shop.close());

    /** Breads to be collected, or to be delivered to the first area. */
    async function requestOf(
      amount: number,
      { isCollected = true, ...change }: Partial<PhoneOrderRequest> & { isCollected?: boolean } = {},
    ): Promise<PhoneOrderRequest> {
      const product = await plainBread(staff);
      const { orderLocations } = await staff.delivery.load();
      const [area] = orderLocations;
      if (area === undefined) throw new Error('no area');
      const unitPrice = product.price;
      const line = { id: product.id, amount, unitPrice, totalPrice: unitPrice * amount, creation: null };
      const products = { ...product, available: true };
      const { totalPrice } = checkoutSummary({
        cart: { productCart: [{ ...line, products, productCartOptions: [] }], totalCost: line.totalPrice },
        orderLocation: isCollected ? counterOf(undefined) : area,
        paymentMethod: 'card',
        at: staff.clock.now(),
      });
      const rest = {
        deliveryTime: { kind: 'asap' },
        paymentMethod: 'card',
        remark: '',
        legalAgeConfirmed: false,
      } as const;
      const address = { ...CONTACT, street: 'Steinberggasse', houseNumber: '4', orderLocationId: area.id, note: '' };
      return {
        idempotencyKey: staff.idempotencyKey.create(),
        totalPrice,
        items: [{ productId: product.id, optionIds: [], amount }],
        draft: isCollected ? { contact: CONTACT, ...rest } : { address, ...rest },
        override: null,
        ...change,
      };
    }

    it('shows everybody the number of a collected order on the pick-up screen, until it is handed over', async () => {
      const guest = await shop.guest();
      const numbers = async () => {
        const { preparing, ready } = await guest.pickup.load();
        return [preparing, ready].map((list) => list.map(({ number }) => number));
      };
      const [inPreparation = [], isReady = []] = await numbers();
      const taken = await staff.phoneOrder.capture(await requestOf(1));
      if (!taken.ok) throw new Error(taken.error.code);
      const { id, number } = taken.value;
      expect(await numbers()).toEqual([expect.arrayContaining([number]), isReady]);
      await staff.orderDesk.step(id, { from: 'accepted', to: 'preparing' });
      await staff.orderDesk.step(id, { from: 'preparing', to: 'ready' });
      expect(await numbers()).toEqual([inPreparation, [...isReady, number]]);
      await staff.orderDesk.step(id, { from: 'ready', to: 'delivered', collected: 'card' });
      expect(await numbers()).toEqual([inPreparation, isReady]);
    });

    it("takes an order that is collected, accepted at once, and touches nobody's cart", async () => {
      await fillCart(staff);
      const taken = await staff.phoneOrder.capture(await requestOf(1));
      expect(taken).toMatchObject({
        ok: true,
        value: {
          status: 'accepted',
          fulfilment: 'collected',
          deliveryFee: 0,
          override: null,
          address: { ...CONTACT, street: '', postcode: '' },
        },
      });
      const times = taken.ok ? [taken.value.promisedAt, taken.value.deliveryTime.requestedAt] : [];
      expect(new Set(times).size).toBe(1);
      expect((await staff.cart.load()).productCart).toHaveLength(1);
    });

    it('prints the ticket at once, once for a repeated request', async () => {
      const { settings } = await shop.manager();
      const { version, value } = await settings.load('printers');
      const printer = { ...KITCHEN_PRINTER, host: '127.0.0.1', port: 1 };
      await settings.save('printers', { version, value: { printers: [printer] } });
      const request = await requestOf(1);
      const taken = await staff.phoneOrder.capture(request);
      expect(await staff.phoneOrder.capture(request)).toEqual(taken);
      const { id: orderId } = taken.ok ? taken.value : { id: '' };
      const printed = (await staff.printing.listToday()).filter((print) => print.orderId === orderId);
      expect(printed).toMatchObject([{ orderId, printer: { id: printer.id }, by: null }]);
      await settings.save('printers', { version: version + 1, value });
    });

    it('answers the same request with the same order, and refuses another one under its key', async () => {
      const request = await requestOf(1);
      const [first, second] = [await staff.phoneOrder.capture(request), await staff.phoneOrder.capture(request)];
      expect(first.ok && second.ok && first.value.number === second.value.number).toBe(true);
      expect(await staff.phoneOrder.capture({ ...request, totalPrice: request.totalPrice + 5 })).toEqual(
        err({ code: 'idempotencyKeyReused' }),
      );
    });

    it('takes as soon as possible for the time that was read out, or asks about the new one', async () => {
      const request = await requestOf(1);
      const far = new Date(Date.parse(staff.clock.now()) + 6 * 60 * 60_000).toISOString();
      for (const estimate of ['2020-01-01T12:00:00.000Z', far]) {
        const refused = await staff.phoneOrder.capture({ ...request, estimate });
        if (refused.ok || refused.error.code !== 'estimateChanged') throw new Error(JSON.stringify(refused));
        const agreed = { ...request, idempotencyKey: staff.idempotencyKey.create(), estimate: refused.error.estimate };
        const taken = await staff.phoneOrder.capture(agreed);
        expect(taken).toMatchObject({ value: { promisedAt: refused.error.estimate } });
        // The answer was lost, and the time on the screen has advanced since.
        const again = await staff.phoneOrder.capture({ ...agreed, estimate: far });
        expect(again.ok && taken.ok && again.value.number === taken.value.number).toBe(true);
      }
    });

    it('keeps the minimum order unless it is passed over, with a reason', async () => {
      const request = await requestOf(1, { isCollected: false });
      expect(await staff.phoneOrder.capture(request)).toMatchObject({ error: { code: 'belowMinimumOrder' } });
      const override = { blocks: ['minimumOrder', 'fullSlot'] as const, reason: 'Stammgast' };
      expect(
        await staff.phoneOrder.capture({ ...request, override: { ...override, blocks: [...override.blocks] } }),
      ).toMatchObject({ ok: true, value: { override: { blocks: ['minimumOrder'], reason: 'Stammgast' } } });
    });

    it('is paid by gift card for the amount that was said', async () => {
      const { giftCardAdmin, giftCard } = staff;
      const issued = await giftCardAdmin.issue(staff.idempotencyKey.create(), {
        amount: 1000,
        buyer: 'Anna Keller',
        greeting: '',
        email: null,
        paidWith: 'cash',
      });
      if (!issued.ok) throw new Error(issued.error.code);
      const request = await requestOf(1);
      const draft = { ...request.draft, giftCardCode: issued.value.code };
      const { totalPrice } = request;
      expect(await staff.phoneOrder.capture({ ...request, draft })).toEqual(
        err({ code: 'giftCardChanged', giftCardAmount: 1000, amountDue: totalPrice - 1000 }),
      );
      const taken = await staff.phoneOrder.capture({ ...request, draft, giftCardAmount: 1000 });
      expect(taken).toMatchObject({ ok: true, value: { totalPrice, giftCardAmount: 1000 } });
      expect(await giftCard.balance(issued.value.code)).toEqual(err({ code: 'giftCardUnusable' }));
    });

    it('computes the total itself', async () => {
      const request = await requestOf(2);
      expect(await staff.phoneOrder.capture({ ...request, totalPrice: 5 })).toEqual(
        err({ code: 'totalChanged', totalPrice: request.totalPrice }),
      );
    });

    it('shows the order at the desk and finds its caller again, newest first', async () => {
      const phoneNumber = '079 555 44 99';
      const draftOf = ({ draft }: PhoneOrderRequest): PhoneOrderRequest['draft'] =>
        'contact' in draft ? { ...draft, contact: { ...CONTACT, phoneNumber } } : draft;
      expect((await staff.phoneOrder.findCaller(phoneNumber)).orders).toEqual([]);
      for (const amount of [1, 2]) {
        const request = await requestOf(amount);
        await staff.phoneOrder.capture({ ...request, draft: draftOf(request) });
      }
      const { orders } = await staff.phoneOrder.findCaller(phoneNumber);
      expect(orders.map(({ productOrders }) => productOrders[0]?.amount)).toEqual([2, 1]);
      const [newest] = orders;
      const found = await staff.order.load({ id: newest?.id ?? '', capability: null });
      expect(found).toMatchObject({ ok: true, value: { number: newest?.number } });
    });

    it('finds what a guest ordered online', async () => {
      const guest = await shop.guest();
      const { order } = await placeOrder(guest);
      const { orders } = await staff.phoneOrder.findCaller(order.address.phoneNumber);
      const { number, address, status, promisedAt } = order;
      expect(orders[0]).toMatchObject({ number, address, status, promisedAt });
    });

    it('rejects what is no phone number', async () => {
      await expect(staff.phoneOrder.findCaller('079')).rejects.toBeInstanceOf(Error);
      await expect(staff.phoneOrder.findCaller('%')).rejects.toBeInstanceOf(Error);
    });

    it('is for staff alone', async () => {
      const guest = await shop.guest();
      await fillCart(guest);
      const { idempotencyKey, totalPrice, draft } = await requestFor(guest);
      const request = { idempotencyKey, totalPrice, draft, items: [], override: null };
      await expect(guest.phoneOrder.findCaller(CONTACT.phoneNumber)).rejects.toBeInstanceOf(Error);
      await expect(guest.phoneOrder.capture(request)).rejects.toBeInstanceOf(Error);
    });
  });
}
