import { AUDIT_LIST } from '@ofenpost/core/audit/audit-list';
import type { GiftCard } from '@ofenpost/core/gift-card/gift-card';
import { codeHint } from '@ofenpost/core/gift-card/gift-card-code';
import { GIFT_CARD_LIST, type GiftCardQuery, giftCardPage } from '@ofenpost/core/gift-card/gift-card-list';
import { type OrderStep, order as orderSchema } from '@ofenpost/core/order/order';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Ports } from '@ofenpost/core/ports';
import { err, ok } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import { valueOf } from './accounting.suite.ts';
import { type OpenShop, fillCart, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const UNKNOWN_CODE = '2345-6789-ACEFN';
const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
const ENTERED = { buyer: 'Anna Keller', greeting: 'En Guete\nund bis bald', email: null, paidWith: 'cash' } as const;
const unusable = err({ code: 'giftCardUnusable' });

const issue = async ({ giftCardAdmin, idempotencyKey }: Ports, amount: number): Promise<GiftCard> =>
  valueOf(await giftCardAdmin.issue(idempotencyKey.create(), { ...ENTERED, amount }));

/** Places a full cart, paid with a gift card as far as its balance goes. */
async function order(ports: Ports, giftCardCode: string) {
  await fillCart(ports);
  return ports.checkout.place(await requestFor(ports, { giftCardCode }));
}

export function describeGiftCardPorts(name: string, openShop: OpenShop): void {
  describeWithShop('gift card', name, openShop, (shop) => {
    it('tells the balance of a code as people write it', async () => {
      const { code } = await issue(await shop().staff(), 5000);
      const { giftCard } = await shop().guest();
      for (const text of [code, code.toLowerCase(), ` ${code.replaceAll('-', ' ')} `])
        expect(await giftCard.balance(text)).toEqual(ok({ balance: 5000, given: 0 }));
    });

    it('gives unknown, mistyped, void and empty codes one answer', async () => {
      const { giftCard, giftCardAdmin } = await shop().manager();
      const [ended, spent] = [await issue(await shop().staff(), 5000), await issue(await shop().staff(), 5000)];
      await giftCardAdmin.void(ended.code, 'Verloren');
      await giftCardAdmin.adjust(spent.code, { amount: -5000, reason: 'Ausbezahlt', seenBalance: 5000 });
      for (const code of [UNKNOWN_CODE, 'Gutschein', '', '2'.repeat(500), ended.code, spent.code])
        expect(await giftCard.balance(code)).toEqual(unusable);
    });

    it('pays an order in part and is then worth less', async () => {
      const guest = await shop().guest();
      const { code } = await issue(await shop().staff(), 2000);
      const placed = valueOf(await order(guest, code.toLowerCase()));
      expect(placed.order).toMatchObject({ giftCardAmount: 2000, payment: { state: 'dueAtDoor', method: 'card' } });
      expect(orderSchema.safeParse(placed.order).success).toBe(true);
      expect(await guest.giftCard.balance(code)).toEqual(unusable);
    });

    it('pays an order entirely, which the door collects nothing for', async () => {
      const guest = await shop().guest();
      const { orderDesk, ...staff } = await shop().staff();
      const { code } = await issue({ orderDesk, ...staff }, 100_000);
      const { id, totalPrice, ...placed } = valueOf(await order(guest, code)).order;
      expect(placed).toMatchObject({ giftCardAmount: totalPrice, payment: { state: 'prepaid' } });
      expect(await guest.giftCard.balance(code)).toEqual(ok({ balance: 100_000 - totalPrice, given: 0 }));
      const path: OrderStep[] = [
        stepTo('placed', 'accepted'),
        stepTo('accepted', 'preparing'),
        stepTo('preparing', 'ready'),
        stepTo('ready', 'onTheWay'),
      ];
      for (const step of path) await orderDesk.step(id, step);
      expect(await orderDesk.step(id, stepTo('onTheWay', 'delivered'))).toMatchObject({
        value: { status: 'delivered', totalPrice, payment: { state: 'prepaid' } },
      });
      expect(await guest.giftCard.balance(code)).toEqual(ok({ balance: 100_000 - totalPrice, given: 0 }));
    });

    it('refuses an order with a code that is of no use, and keeps the cart', async () => {
      const guest = await shop().guest();
      expect(await order(guest, UNKNOWN_CODE)).toEqual(unusable);
      expect(await order(guest, 'Gutschein')).toEqual(unusable);
      expect((await guest.cart.load()).productCart).toHaveLength(1);
    });

    it('refuses an order when it pays another amount than shown', async () => {
      const guest = await shop().guest();
      const { code } = await issue(await shop().staff(), 5000);
      await fillCart(guest);
      const request = await requestFor(guest, { giftCardCode: code });
      await (await shop().staff()).giftCardAdmin.adjust(code, { amount: -5, reason: 'Vertippt', seenBalance: 5000 });
      const { totalPrice } = request;
      expect(await guest.checkout.place(request)).toEqual(
        err({ code: 'giftCardChanged', giftCardAmount: 4995, amountDue: totalPrice - 4995 }),
      );
      expect(await guest.giftCard.balance(code)).toEqual(ok({ balance: 4995, given: 0 }));
      expect((await guest.checkout.place({ ...request, giftCardAmount: 4995 })).ok).toBe(true);
    });

    it('takes once for a repeated request', async () => {
      const guest = await shop().guest();
      const { code } = await issue(await shop().staff(), 100_000);
      await fillCart(guest);
      const request = await requestFor(guest, { giftCardCode: code });
      const [first, second] = await Promise.all([guest.checkout.place(request), guest.checkout.place(request)]);
      expect(second).toEqual(first);
      expect(await guest.giftCard.balance(code)).toEqual(ok({ balance: 100_000 - request.totalPrice, given: 0 }));
    });

    it.each(['rejected', 'cancelled'] as const)('gets back what an order took that is %s', async (to) => {
      const guest = await shop().guest();
      const staff = await shop().staff();
      const { code } = await issue(staff, 100_000);
      const { id, totalPrice } = valueOf(await order(guest, code)).order;
      expect(await staff.orderDesk.step(id, stepTo('placed', to))).toMatchObject({
        value: { giftCardAmount: totalPrice, payment: { state: 'refunded' } },
      });
      expect(await guest.giftCard.balance(code)).toEqual(ok({ balance: 100_000, given: 0 }));
      expect((await staff.orderDesk.step(id, stepTo('placed', to))).ok).toBe(false);
      expect(valueOf(await staff.giftCardAdmin.find(code)).entries).toMatchObject([
        { kind: 'issued', amount: 100_000, orderId: null },
        { kind: 'redeemed', amount: -totalPrice, orderId: id },
        { kind: 'refunded', amount: totalPrice, orderId: id },
      ]);
    });

    it('pays again when an order was rejected by mistake, unless it has been spent', async () => {
      const guest = await shop().guest();
      const staff = await shop().staff();
      const { code } = await issue(staff, 3000);
      const { id } = valueOf(await order(guest, code)).order;
      expect((await staff.orderDesk.step(id, stepTo('placed', 'rejected'))).ok).toBe(true);
      const undone = valueOf(await staff.orderDesk.undo(id, 2));
      expect(undone).toMatchObject({ status: 'placed', giftCardAmount: 3000, payment: { state: 'dueAtDoor' } });
      expect(await guest.giftCard.balance(code)).toEqual(unusable);
      // Rejected after all, the card gets it back and pays for another order.
      expect((await staff.orderDesk.step(id, stepTo('placed', 'rejected'))).ok).toBe(true);
      expect(await guest.giftCard.balance(code)).toEqual(ok({ balance: 3000, given: 0 }));
      valueOf(await order(await shop().guest(), code));
      expect(await staff.orderDesk.undo(id, 4)).toEqual(err({ code: 'giftCardSpent' }));
    });

    it('gets back what an order took that its customer took back', async () => {
      const guest = await shop().guest();
      const { code } = await issue(await shop().staff(), 3000);
      const { order: placed, capability } = valueOf(await order(guest, code));
      expect(await guest.giftCard.balance(code)).toEqual(unusable);
      expect((await guest.order.cancel({ id: placed.id, capability })).ok).toBe(true);
      expect(await guest.giftCard.balance(code)).toEqual(ok({ balance: 3000, given: 0 }));
    });

    it.each([
      ['rejected', 100_000],
      ['cancelled', 100_000],
      ['cancelled', 1000],
    ] as const)('is void and leaves what an order that is %s gives back of %s to a new one', async (to, amount) => {
      const guest = await shop().guest();
      const manager = await shop().manager();
      const { giftCardAdmin, idempotencyKey, orderDesk } = manager;
      const buyer = `Ersatz ${idempotencyKey.create()}`;
      const email = 'anna.keller@example.ch';
      const issued = valueOf(await giftCardAdmin.issue(idempotencyKey.create(), { ...ENTERED, buyer, email, amount }));
      const { id, giftCardAmount } = valueOf(await order(guest, issued.code)).order;
      await giftCardAdmin.void(issued.code, 'Verloren');
      const before = await giftCardAdmin.list(GIFT_CARD_LIST.start);
      const owedBefore = (await manager.accounting.loadDay(null)).figures.giftCards.outstanding;
      expect((await orderDesk.step(id, stepTo('placed', to))).ok).toBe(true);
      expect(valueOf(await giftCardAdmin.find(issued.code))).toMatchObject({ balance: 0, isVoid: true });
      const { rows } = await giftCardAdmin.list({ ...GIFT_CARD_LIST.start, q: buyer });
      const replaced = rows.find(({ id: shown }) => shown !== issued.id);
      const fresh = valueOf(await giftCardAdmin.open(replaced?.id ?? UNKNOWN_ID));
      expect(replaced).toMatchObject({
        buyer,
        email,
        amount: giftCardAmount,
        balance: giftCardAmount,
        state: 'usable',
      });
      expect(await guest.giftCard.balance(fresh.code)).toEqual(ok({ balance: giftCardAmount, given: 0 }));
      expect(fresh.entries).toMatchObject([{ kind: 'refunded', amount: giftCardAmount, orderId: id }]);
      const after = await giftCardAdmin.list(GIFT_CARD_LIST.start);
      expect(after.outstanding).toBe(before.outstanding + giftCardAmount);
      const owedAfter = (await manager.accounting.loadDay(null)).figures.giftCards.outstanding;
      expect(owedAfter).toBe(owedBefore + giftCardAmount);
      const audited = (await manager.audit.list({ ...AUDIT_LIST.start, area: 'giftCard' })).rows;
      expect(audited.slice(0, 2)).toMatchObject([{ title: 'Ganzer Code gezeigt' }, { title: 'Gutschein ersetzt' }]);
    });

    it('gets back its part of an order that could not be delivered', async () => {
      const guest = await shop().guest();
      const staff = await shop().staff();
      const { code } = await issue(staff, 1000);
      const { id } = valueOf(await order(guest, code)).order;
      for (const step of [
        stepTo('placed', 'accepted'),
        stepTo('accepted', 'preparing'),
        stepTo('preparing', 'ready'),
        stepTo('ready', 'onTheWay'),
      ])
        await staff.orderDesk.step(id, step);
      expect(await guest.giftCard.balance(code)).toEqual(unusable);
      await (await shop().manager()).orderDesk.step(id, stepTo('onTheWay', 'undeliverable'));
      expect(await guest.giftCard.balance(code)).toEqual(ok({ balance: 1000, given: 0 }));
    });
  });

  describeWithShop('gift card desk', name, openShop, (shop) => {
    it('issues gift cards with codes of their own, and finds them', async () => {
      const { giftCardAdmin, session, ...staff } = await shop().staff();
      const [first, second] = [
        await issue({ giftCardAdmin, session, ...staff }, 1000),
        await issue({ giftCardAdmin, session, ...staff }, 100_000),
      ];
      const { id: actorId } = await session.loadMe();
      expect(first.code).not.toBe(second.code);
      expect(first).toMatchObject({ ...ENTERED, balance: 1000, isVoid: false });
      expect(first.entries).toMatchObject([{ kind: 'issued', amount: 1000, actorId }]);
      expect(await giftCardAdmin.find(first.code.toLowerCase())).toEqual(ok(first));
      expect(await giftCardAdmin.find(UNKNOWN_CODE)).toEqual(err({ code: 'giftCardUnknown' }));
      expect(await giftCardAdmin.find('Gutschein')).toEqual(err({ code: 'giftCardUnknown' }));
    });

    it('shows a whole code on opening one card alone, and records who saw it', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const issued = await issue(staff, 5000);
      const { firstname, lastname } = await staff.session.loadMe();
      expect(await staff.giftCardAdmin.open(issued.id)).toEqual(ok(issued));
      expect(await staff.giftCardAdmin.open(UNKNOWN_ID)).toEqual(err({ code: 'giftCardUnknown' }));
      const [shown, before] = (await manager.audit.list({ ...AUDIT_LIST.start, area: 'giftCard' })).rows;
      expect(shown).toMatchObject({
        title: 'Ganzer Code gezeigt',
        subject: codeHint(issued.code),
        by: `${firstname} ${lastname}`.trim(),
      });
      expect(before).toMatchObject({ title: 'Gutschein ausgestellt' });
      await expect((await shop().guest()).giftCardAdmin.open(issued.id)).rejects.toBeInstanceOf(Error);
    });

    it('issues once, however often it is asked under one id', async () => {
      const { giftCardAdmin, idempotencyKey } = await shop().staff();
      const id = idempotencyKey.create();
      const draft = { ...ENTERED, amount: 4000, email: 'anna.keller@example.ch' };
      const [first, second] = await Promise.all([giftCardAdmin.issue(id, draft), giftCardAdmin.issue(id, draft)]);
      expect(valueOf(first)).toMatchObject({ id, balance: 4000 });
      expect(second).toEqual(first);
      const { code } = valueOf(first);
      await giftCardAdmin.adjust(code, { amount: -500, reason: 'Vertippt', seenBalance: 4000 });
      expect(valueOf(await giftCardAdmin.issue(id, draft))).toMatchObject({ code, balance: 3500 });
      for (const change of [
        { amount: 4005 },
        { buyer: 'Beat' },
        { greeting: '' },
        { email: null },
        { paidWith: 'card' as const },
      ])
        expect(await giftCardAdmin.issue(id, { ...draft, ...change })).toEqual(err({ code: 'idempotencyKeyReused' }));
    });

    it('lists gift cards with what they are worth, and what is outstanding of all', async () => {
      const { giftCardAdmin, idempotencyKey } = await shop().manager();
      const named = (buyer: string, amount: number) =>
        giftCardAdmin.issue(idempotencyKey.create(), { ...ENTERED, buyer, amount });
      const before = await giftCardAdmin.list(GIFT_CARD_LIST.start);
      const [usable, spent, ended] = [
        valueOf(await named('Zoë Liste', 2000)),
        valueOf(await named('älpler Liste', 3000)),
        valueOf(await named('Łukas Liste', 4000)),
      ];
      await giftCardAdmin.adjust(usable.code, { amount: -500, reason: 'Vertippt', seenBalance: 2000 });
      await giftCardAdmin.adjust(spent.code, { amount: -3000, reason: 'Ausbezahlt', seenBalance: 3000 });
      await giftCardAdmin.void(ended.code, 'Verloren');
      const list = async (query: Partial<GiftCardQuery>) =>
        giftCardPage.parse(await giftCardAdmin.list({ ...GIFT_CARD_LIST.start, q: 'Liste', ...query }));
      const buyers = async (query: Partial<GiftCardQuery>) => (await list(query)).rows.map(({ buyer }) => buyer);
      expect(await list({ state: 'usable' })).toEqual({
        rows: [
          {
            id: usable.id,
            codeHint: `…${usable.code.slice(-5)}`,
            buyer: 'Zoë Liste',
            email: null,
            issued: usable.entries[0]?.at,
            amount: 2000,
            balance: 1500,
            given: 0,
            state: 'usable',
          },
        ],
        total: 1,
        outstanding: before.outstanding + 1500,
      });
      expect(await buyers({ state: 'spent' })).toEqual(['älpler Liste']);
      expect(await buyers({ state: 'void' })).toEqual(['Łukas Liste']);
      expect(await buyers({ sort: 'buyer' })).toEqual(['älpler Liste', 'Łukas Liste', 'Zoë Liste']);
      expect(await buyers({ sort: '-amount' })).toEqual(['Łukas Liste', 'älpler Liste', 'Zoë Liste']);
      expect(await buyers({ sort: '-balance' })).toHaveLength(3);
      expect((await buyers({ sort: '-balance' }))[0]).toBe('Zoë Liste');
      expect(await buyers({ q: 'zoe liste' })).toEqual(['Zoë Liste']);
      expect(await buyers({ q: 'aelpler' })).toEqual(['älpler Liste']);
      expect(await buyers({ q: 'LUKAS' })).toEqual(['Łukas Liste']);
      for (const q of [usable.code, ` ${usable.code.replaceAll('-', '').toLowerCase()}`, usable.code.slice(-5)])
        expect(await buyers({ q })).toEqual(['Zoë Liste']);
      // No search leads to the letters of a code that no list shows.
      for (let end = 4; end < usable.code.length; end++)
        expect(await buyers({ q: usable.code.slice(0, end) })).toEqual([]);
      expect(await buyers({ q: '%' })).toEqual([]);
      expect(await list({ page: 2 })).toMatchObject({ rows: [], total: 3 });
      expect((await giftCardAdmin.list(GIFT_CARD_LIST.start)).total).toBe(before.total + 3);
    });

    it('adjusts a balance, never below zero', async () => {
      const { giftCardAdmin, ...staff } = await shop().manager();
      const { code } = await issue({ giftCardAdmin, ...staff }, 5000);
      const adjust = (amount: number, seenBalance: number) =>
        giftCardAdmin.adjust(code, { amount, reason: 'Vertippt', seenBalance });
      expect(await adjust(-1500, 5000)).toMatchObject({
        value: {
          balance: 3500,
          entries: [{ kind: 'issued' }, { kind: 'adjusted', amount: -1500, reason: 'Vertippt' }],
        },
      });
      expect(await adjust(-3501, 3500)).toEqual(err({ code: 'balanceTooLow', balance: 3500 }));
      expect(await adjust(96_501, 3500)).toEqual(err({ code: 'amountInvalid' }));
      expect(await giftCardAdmin.adjust(UNKNOWN_CODE, { amount: 1, reason: 'Vertippt', seenBalance: 0 })).toEqual(
        err({ code: 'giftCardUnknown' }),
      );
    });

    it('adjusts a balance once, however often or by how many it is asked for', async () => {
      const { giftCardAdmin, ...staff } = await shop().staff();
      const { code } = await issue({ giftCardAdmin, ...staff }, 5000);
      const correction = { amount: -1500, reason: 'Vertippt', seenBalance: 5000 };
      const answers = await Promise.all([
        giftCardAdmin.adjust(code, correction),
        giftCardAdmin.adjust(code, correction),
      ]);
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      expect(answers).toContainEqual(err({ code: 'balanceChanged', balance: 3500 }));
      expect(await giftCardAdmin.find(code)).toMatchObject({ value: { balance: 3500 } });
    });

    it('takes what was given first, off the price, and gives it back as such', async () => {
      const guest = await shop().guest();
      const { giftCardAdmin, ...manager } = await shop().manager();
      const before = await giftCardAdmin.list(GIFT_CARD_LIST.start);
      const { code } = await issue({ giftCardAdmin, ...manager }, 1000);
      const give = (amount: number, seenBalance: number) =>
        giftCardAdmin.adjust(code, { kind: 'given', amount, reason: 'Kalt angekommen', seenBalance });
      expect(await give(-1, 1000)).toEqual(err({ code: 'amountInvalid' }));
      expect(await give(5000, 1000)).toMatchObject({
        value: {
          balance: 6000,
          entries: [
            { kind: 'issued', given: 0 },
            { kind: 'given', amount: 5000, given: 5000 },
          ],
        },
      });
      expect(await guest.giftCard.balance(code)).toEqual(ok({ balance: 6000, given: 5000 }));
      const { rows, outstanding } = giftCardPage.parse(await giftCardAdmin.list({ ...GIFT_CARD_LIST.start, q: code }));
      expect(rows).toMatchObject([{ balance: 6000, given: 5000 }]);
      expect(outstanding).toBe(before.outstanding + 1000);
      const { id, ...placed } = valueOf(await order(guest, code)).order;
      expect(placed).toMatchObject({ giftCardAmount: 6000, giftCardDiscount: 5000 });
      await manager.orderDesk.step(id, stepTo('placed', 'cancelled'));
      expect(await guest.giftCard.balance(code)).toEqual(ok({ balance: 6000, given: 5000 }));
      expect(valueOf(await giftCardAdmin.void(code, 'Verloren')).entries.slice(2)).toMatchObject([
        { kind: 'redeemed', amount: -6000, given: -5000 },
        { kind: 'refunded', amount: 6000, given: 5000 },
        { kind: 'voided', amount: -6000, given: -5000 },
      ]);
      expect((await giftCardAdmin.list(GIFT_CARD_LIST.start)).outstanding).toBe(before.outstanding);
    });

    it('voids a gift card for good', async () => {
      const { giftCardAdmin, ...manager } = await shop().manager();
      const { code } = await issue({ giftCardAdmin, ...manager }, 5000);
      expect(await giftCardAdmin.void(code, 'Verloren')).toMatchObject({
        value: { balance: 0, isVoid: true, entries: [{ kind: 'issued' }, { kind: 'voided', amount: -5000 }] },
      });
      const refused = err({ code: 'giftCardVoid' });
      expect(await giftCardAdmin.void(code, 'Verloren')).toEqual(refused);
      expect(await giftCardAdmin.adjust(code, { amount: 1, reason: 'Gefunden', seenBalance: 0 })).toEqual(refused);
      expect(await giftCardAdmin.void(UNKNOWN_CODE, 'Verloren')).toEqual(err({ code: 'giftCardUnknown' }));
    });

    it('is closed to guests, and voiding to all but managers', async () => {
      const staff = await shop().staff();
      const { code } = await issue(staff, 5000);
      const { giftCardAdmin } = await shop().guest();
      const adjustment = { amount: 1, reason: 'Geschenkt', seenBalance: 5000 };
      await expect(giftCardAdmin.issue(UNKNOWN_ID, { ...ENTERED, amount: 5000 })).rejects.toBeInstanceOf(Error);
      await expect(giftCardAdmin.list(GIFT_CARD_LIST.start)).rejects.toBeInstanceOf(Error);
      await expect(giftCardAdmin.find(code)).rejects.toBeInstanceOf(Error);
      await expect(giftCardAdmin.adjust(code, adjustment)).rejects.toBeInstanceOf(Error);
      await expect(staff.giftCardAdmin.void(code, 'Verloren')).rejects.toBeInstanceOf(Error);
      expect(await staff.giftCard.balance(code)).toEqual(ok({ balance: 5000, given: 0 }));
    });
  });
}
