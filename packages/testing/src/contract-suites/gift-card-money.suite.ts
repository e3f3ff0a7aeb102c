import type { RefundDraft } from '@ofenpost/core/accounting/refund';
import type { GiftCard } from '@ofenpost/core/gift-card/gift-card';
import type { PaymentMethod } from '@ofenpost/core/payment/payment';
import type { Ports } from '@ofenpost/core/ports';
import { err, ok } from '@ofenpost/core/result/result';
import { beforeEach, expect, it } from 'vitest';
import { deliver, valueOf } from './accounting.suite.ts';
import { type OpenShop, fillCart, offerSpirit, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const issue = async ({ giftCardAdmin, idempotencyKey }: Ports, amount: number, paidWith: PaymentMethod = 'cash') =>
  valueOf(
    await giftCardAdmin.issue(idempotencyKey.create(), {
      amount,
      buyer: 'Anna Keller',
      greeting: '',
      email: null,
      paidWith,
    }),
  );

const correct = ({ giftCardAdmin }: Ports, { code, balance }: GiftCard, amount: number) =>
  giftCardAdmin.adjust(code, { kind: 'adjusted', amount, reason: 'Vertippt', seenBalance: balance });

export function describeGiftCardMoney(name: string, openShop: OpenShop): void {
  describeWithShop('money of gift cards', name, openShop, (shop) => {
    const paid = async () => {
      const { figures } = await (await shop().manager()).accounting.loadDay(null);
      return { ...figures.giftCardsPaid, owed: figures.giftCards.outstanding };
    };
    /** What came in since `before`, by method, and what is owed more. */
    const since = async (before: Awaited<ReturnType<typeof paid>>) => {
      const now = await paid();
      const { cash, card, twint, unknown, owed } = before;
      return [now.cash - cash, now.card - card, now.twint - twint, now.unknown - unknown, now.owed - owed];
    };
    const limit = async (staffLimit: number) => {
      const { settings } = await shop().manager();
      const { version } = await settings.load('staffLimit');
      valueOf(await settings.save('staffLimit', { version, value: { staffLimit } }));
    };
    beforeEach(() => limit(1_000_000));

    it.each([
      ['cash', [1000, 0, 0, 0, 1000], [10_000, 0, 0, 0, 10_000]],
      ['card', [0, 1000, 0, 0, 1000], [0, 10_000, 0, 0, 10_000]],
      ['twint', [0, 0, 1000, 0, 1000], [0, 0, 10_000, 0, 10_000]],
    ] as const)('follows a correction down and up, where it was paid by %s', async (method, less, more) => {
      const staff = await shop().staff();
      const before = await paid();
      const card = await issue(staff, 10_000, method);
      const corrected = valueOf(await correct(staff, card, -9000));
      expect(await since(before)).toEqual(less);
      // The correction was wrong as well.
      valueOf(await correct(staff, corrected, 9000));
      expect(await since(before)).toEqual(more);
    });

    it('makes no spirits cheaper by what was given, and gives nothing of them back as goodwill', async () => {
      const [manager, guest] = [await shop().manager(), await shop().guest()];
      const { code } = await issue(manager, 1000);
      const given = { kind: 'given', amount: 50_000, reason: 'Kalt angekommen', seenBalance: 1000 } as const;
      valueOf(await manager.giftCardAdmin.adjust(code, given));
      await fillCart(guest);
      await guest.cart.add({ productId: await offerSpirit(manager), optionIds: [], amount: 9 });
      const request = await requestFor(guest, { giftCardCode: code, legalAgeConfirmed: true });
      const { order } = valueOf(await guest.checkout.place(request));
      const spirits = order.productOrders.at(-1)?.totalPrice ?? 0;
      const giftCardDiscount = order.totalPrice - spirits;
      expect(spirits).toBeGreaterThan(1000);
      expect(order).toMatchObject({ giftCardDiscount, giftCardAmount: giftCardDiscount + 1000 });
      const left = 50_000 - giftCardDiscount;
      expect(await guest.giftCard.balance(code)).toEqual(ok({ balance: left, given: left }));
      await deliver(order, manager, 18);
      const refund = (draft: Partial<RefundDraft>) =>
        manager.accounting.refund(manager.idempotencyKey.create(), {
          orderNumber: order.number,
          amount: 100,
          method: 'card',
          cause: 'goodwill',
          reason: '',
          ...draft,
        });
      expect(await refund({})).toEqual(err({ code: 'goodwillOnSpirits', refundable: 0 }));
      const glass = [{ position: order.productOrders.length - 1, amount: 1 }];
      expect((await refund({ cause: 'quality', lines: glass, amount: spirits / 9 })).ok).toBe(true);
    });

    it('follows a correction of what was paid with it in part before', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const before = await paid();
      const { code } = await issue(staff, 100_000);
      await fillCart(guest);
      const { order } = valueOf(await guest.checkout.place(await requestFor(guest, { giftCardCode: code })));
      const left = valueOf(await staff.giftCardAdmin.find(code));
      const refused = err({ code: 'balanceTooLow', balance: left.balance });
      expect(await correct(staff, left, -100_000)).toEqual(refused);
      valueOf(await correct(staff, left, -50_000));
      expect(await since(before)).toEqual([50_000, 0, 0, 0, 50_000 - order.giftCardAmount]);
    });

    it('moves no money with what is given, which a correction takes off first', async () => {
      const manager = await shop().manager();
      const before = await paid();
      const { code } = await issue(manager, 5000);
      const given = { kind: 'given', amount: 1003, reason: 'Kalt angekommen', seenBalance: 5000 } as const;
      const card = valueOf(await manager.giftCardAdmin.adjust(code, given));
      expect(await since(before)).toEqual([5000, 0, 0, 0, 5000]);
      valueOf(await correct(manager, card, -2003));
      expect(await since(before)).toEqual([4000, 0, 0, 0, 4000]);
    });

    it('moves cash in coins alone', async () => {
      const staff = await shop().staff();
      const before = await paid();
      expect(await correct(staff, await issue(staff, 5000), -1001)).toEqual(err({ code: 'amountNotInCoins' }));
      expect((await correct(staff, await issue(staff, 5000, 'twint'), -1001)).ok).toBe(true);
      expect(await since(before)).toEqual([5000, 0, 3999, 0, 8999]);
    });

    it('stays where it is when a card is voided', async () => {
      const manager = await shop().manager();
      const before = await paid();
      const { code } = await issue(manager, 5000);
      valueOf(await manager.giftCardAdmin.void(code, 'Verloren'));
      expect(await since(before)).toEqual([5000, 0, 0, 0, 0]);
    });

    it('answers a repeated issue to who issued it alone, not to others who know what was entered', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const reused = err({ code: 'idempotencyKeyReused' });
      const draft = { amount: 4000, buyer: 'Anna Keller', greeting: '', email: null, paidWith: 'cash' as const };
      for (const [first, other] of [
        [staff, manager],
        [manager, staff],
      ] as const) {
        const id = first.idempotencyKey.create();
        const issued = await first.giftCardAdmin.issue(id, draft);
        expect(await other.giftCardAdmin.issue(id, draft)).toEqual(reused);
        expect(await first.giftCardAdmin.issue(id, draft)).toEqual(issued);
      }
    });

    it('is for the management where it is given on the day of the sale', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const { code } = await issue(staff, 1000);
      const given = { kind: 'given', amount: 5, reason: 'Kalt angekommen', seenBalance: 1000 } as const;
      expect(await staff.giftCardAdmin.adjust(code, given)).toEqual(err({ code: 'aboveLimit', limit: 0 }));
      expect((await manager.giftCardAdmin.adjust(code, given)).ok).toBe(true);
    });
  });
}
