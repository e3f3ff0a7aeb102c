import { unchangedEdit } from '@ofenpost/core/order-desk/edit-order';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Ports } from '@ofenpost/core/ports';
import { BLANK_PROMOTION, type PromotionDraft } from '@ofenpost/core/promotion/promotion';
import { PROMOTION_LIST } from '@ofenpost/core/promotion/promotion-list';
import { CODE_TAKEN } from '@ofenpost/core/promotion/promotion-record';
import { err, ok } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import { type OpenShop, fillCart, nextHouseNumber, offerSpirit, plainBread, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

let codes = 0;
const nextCode = (): string => `PROBE-${++codes}`;

async function promote({ promotionAdmin }: Ports, change: Partial<PromotionDraft>) {
  const id = crypto.randomUUID();
  const value = { ...BLANK_PROMOTION, name: 'Probe', ...change };
  expect(await promotionAdmin.save(id, { version: 0, value })).toEqual(ok({ version: 1, value }));
  return { id, value, end: () => promotionAdmin.save(id, { version: 1, value: { ...value, active: false } }) };
}

let phones = 0;
const nextPhone = (): string => `+41791${String(++phones).padStart(6, '0')}`;

/** Orders what is in the cart with this code, at the total that the server names. */
async function order(ports: Ports, promotionCode: string, phoneNumber = nextPhone()) {
  const request = await requestFor(ports);
  const address = { ...request.draft.address, houseNumber: nextHouseNumber(), phoneNumber };
  const withCode = { ...request, draft: { ...request.draft, address, promotionCode } };
  const first = await ports.checkout.place(withCode);
  if (first.ok || first.error.code !== 'totalChanged') return { placed: first, full: request.totalPrice };
  const { totalPrice } = first.error;
  return { placed: await ports.checkout.place({ ...withCode, totalPrice }), full: request.totalPrice };
}

const orderOf = ({ placed }: Awaited<ReturnType<typeof order>>) => {
  if (!placed.ok) throw new Error(`Refused: ${placed.error.code}`);
  return placed.value.order;
};
const refused = (reason: string, minimum = 0) => err({ code: 'promotionUnusable', reason, minimum });

/** Codes and happy hours, from the desk to the order. */
export function describePromotions(name: string, openShop: OpenShop): void {
  describeWithShop('checkout', `promotions, ${name}`, openShop, (shop) => {
    it('takes a code off the goods, and says so in the order', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const code = nextCode();
      const { id } = await promote(staff, { code, kind: 'amount', amount: 500 });
      expect(await guest.promotion.check(` ${code.toLowerCase()} `)).toMatchObject(ok({ id, amount: 500 }));
      await fillCart(guest);
      const answer = await order(guest, code);
      const placed = orderOf(answer);
      expect(answer.full - placed.totalPrice).toBe(500);
      expect(placed.promotion).toMatchObject({ amount: 500, delivery: 0, terms: { id, code } });
      const sum = placed.productOrders.reduce((total, line) => total + line.totalPrice, 0);
      expect(sum + placed.deliveryFee + placed.rounding).toBe(placed.totalPrice);
      const { rows } = await staff.promotionAdmin.list(PROMOTION_LIST.start);
      expect(rows.find((row) => row.id === id)).toMatchObject({ uses: 1, cost: 500 });
      expect(await staff.promotionAdmin.remove(id)).toEqual(err({ code: 'promotionUsed' }));
    });

    it('answers unknown, ended and used up codes alike', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const [ended, once] = [nextCode(), nextCode()];
      await (await promote(staff, { code: ended })).end();
      await promote(staff, { code: once, usesMax: 1 });
      await fillCart(guest);
      orderOf(await order(guest, once));
      for (const code of ['GIBT-ES-NICHT', '', ended, once])
        expect(await guest.promotion.check(code)).toEqual(refused('unknown'));
      const other = await shop().guest();
      await fillCart(other);
      expect((await order(other, once)).placed).toEqual(refused('unknown'));
    });

    it('gives a use back when the order is cancelled', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const code = nextCode();
      await promote(staff, { code, usesMax: 1, oncePerPerson: true });
      await fillCart(guest);
      const phone = nextPhone();
      const { id } = orderOf(await order(guest, code, phone));
      await staff.orderDesk.step(id, stepTo('placed', 'cancelled'));
      await fillCart(guest);
      expect(orderOf(await order(guest, code, phone)).promotion).toBeDefined();
    });

    it('is for a person once, whatever the device', async () => {
      const [staff, guest, other] = [await shop().staff(), await shop().guest(), await shop().guest()];
      const code = nextCode();
      await promote(staff, { code, oncePerPerson: true });
      const phone = nextPhone();
      await fillCart(guest);
      orderOf(await order(guest, code, phone));
      await fillCart(other);
      expect((await order(other, code, phone)).placed).toEqual(refused('alreadyUsed'));
      expect(orderOf(await order(other, code)).promotion).toBeDefined();
    });

    it('says what is missing, and counts no spirits', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const code = nextCode();
      const spirit = await offerSpirit(staff);
      await fillCart(guest);
      const food = (await guest.cart.load()).totalCost;
      await promote(staff, { code, minimum: food + 1 });
      await guest.cart.add({ productId: spirit, optionIds: [], amount: 3 });
      const request = await requestFor(guest, { promotionCode: code, legalAgeConfirmed: true });
      expect(await guest.checkout.place(request)).toEqual(refused('belowMinimum', food + 1));
    });

    it('makes every order cheaper in a happy hour, until it is ended', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { id, end } = await promote(staff, { percent: 20, name: 'Happy Hour' });
      expect((await guest.promotion.load()).map((terms) => terms.id)).toContain(id);
      await fillCart(guest);
      const placed = orderOf(await order(guest, ''));
      expect(placed).toMatchObject({ promotion: { terms: { name: 'Happy Hour' } } });
      await end();
      expect((await guest.promotion.load()).map((terms) => terms.id)).not.toContain(id);
    });

    it('follows the lines of an edited order by the same terms', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const code = nextCode();
      const promotion = await promote(staff, { code, kind: 'percent', percent: 50 });
      await fillCart(guest);
      const answer = await order(guest, code);
      const placed = orderOf(answer);
      await promotion.end();
      const more = {
        ...unchangedEdit(placed),
        lines: placed.productOrders.map(({ amount }, position) => ({ position, amount: amount + 1 })),
        overrides: true,
        reason: 'Angerufen',
      };
      const shown = await staff.orderDesk.edit(placed.id, more);
      const totalPrice = !shown.ok && shown.error.code === 'totalChanged' ? shown.error.totalPrice : 0;
      const edited = await staff.orderDesk.edit(placed.id, { ...more, totalPrice });
      const full = placed.productOrders.reduce((sum, line) => sum + line.unitPrice * (line.amount + 1), 0);
      expect(edited).toMatchObject({ ok: true });
      const capability = answer.placed.ok ? answer.placed.value.capability : '';
      const after = await guest.order.load({ id: placed.id, capability });
      expect(after).toMatchObject(ok({ promotion: { amount: Math.floor(full / 2) } }));
    });

    it('counts for an order by phone: a happy hour by itself, and a code once for its phone number', async () => {
      const staff = await shop().staff();
      const code = nextCode();
      const { id } = await promote(staff, { code, oncePerPerson: true, percent: 30 });
      const happyHour = await promote(staff, { percent: 10 });
      const { id: productId } = await plainBread(staff);
      const { draft } = await requestFor(staff);
      const capture = async (phoneNumber: string, promotionCode: string) => {
        const { address: _address, ...rest } = draft;
        const request = {
          idempotencyKey: crypto.randomUUID(),
          totalPrice: 0,
          items: [{ productId, optionIds: [], amount: 2 }],
          draft: { contact: { contactName: 'Anna Keller', phoneNumber }, ...rest, promotionCode },
          override: null,
        };
        const first = await staff.phoneOrder.capture(request);
        if (first.ok || first.error.code !== 'totalChanged') return first;
        return staff.phoneOrder.capture({ ...request, totalPrice: first.error.totalPrice });
      };
      const phone = nextPhone();
      expect(await capture(nextPhone(), '')).toMatchObject(ok({ promotion: { terms: { id: happyHour.id } } }));
      expect(await capture(phone, code)).toMatchObject(ok({ promotion: { terms: { id } } }));
      expect(await capture(phone, code)).toEqual(refused('alreadyUsed'));
      await happyHour.end();
    });

    it('is a figure of the day once the order is handed over', async () => {
      const [staff, guest, manager] = [await shop().staff(), await shop().guest(), await shop().manager()];
      const code = nextCode();
      await promote(staff, { code, name: code, kind: 'amount', amount: 700 });
      await fillCart(guest);
      const { id } = orderOf(await order(guest, code));
      const sumsOf = async () => (await manager.accounting.loadDay(null)).figures.promotions ?? [];
      const before = await sumsOf();
      expect(before.map(({ name: each }) => each)).not.toContain(code);
      await staff.orderDesk.step(id, stepTo('placed', 'accepted'));
      await staff.orderDesk.step(id, stepTo('accepted', 'preparing'));
      await staff.orderDesk.step(id, stepTo('preparing', 'ready'));
      await staff.orderDesk.step(id, stepTo('ready', 'onTheWay'));
      await staff.orderDesk.step(id, stepTo('onTheWay', 'delivered'));
      expect(await sumsOf()).toEqual(expect.arrayContaining([...before, { name: code, amount: 700 }]));
    });

    it('gives more than half, or more than some coins, by the management alone', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const { value } = await promote(staff, { code: nextCode(), percent: 50 });
      const generous = [
        { ...value, code: nextCode(), percent: 51 },
        { ...value, code: nextCode(), kind: 'amount' as const, amount: 5005 },
      ];
      for (const each of generous) {
        const id = crypto.randomUUID();
        const answer = await staff.promotionAdmin.save(id, { version: 0, value: each });
        expect(answer).toMatchObject({ ok: false, error: { code: 'refused' } });
        expect((await manager.promotionAdmin.save(id, { version: 0, value: each })).ok).toBe(true);
        const ended = { version: 1, value: { ...each, active: false } };
        expect((await staff.promotionAdmin.save(id, ended)).ok).toBe(true);
      }
    });

    it('has a code once, and is removed while no order has it', async () => {
      const staff = await shop().staff();
      const code = nextCode();
      const { id, value } = await promote(staff, { code });
      expect(await staff.promotionAdmin.save(crypto.randomUUID(), { version: 0, value })).toMatchObject(
        err({ message: CODE_TAKEN }),
      );
      expect(await staff.promotionAdmin.remove(id)).toEqual(ok({ version: 1, value }));
      expect(await staff.promotionAdmin.find(id)).toBeNull();
    });
  });
}
