import { BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import type { RefundDraft } from '@ofenpost/core/accounting/refund';
import { AUDIT_LIST } from '@ofenpost/core/audit/audit-list';
import { codeHint } from '@ofenpost/core/gift-card/gift-card-code';
import { GIFT_CARD_LIST } from '@ofenpost/core/gift-card/gift-card-list';
import type { Ports } from '@ofenpost/core/ports';
import { err, ok } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import { countOf, deliver, order, todayOf, valueOf } from './accounting.suite.ts';
import { type OpenShop, fillCart, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

/** A full cart that a new gift card of this value pays in part, delivered; the rest is paid by card. */
async function payByGiftCard(guest: Ports, staff: Ports, amount: number) {
  const buyer = `Gutschein ${staff.idempotencyKey.create()}`;
  const entered = { buyer, greeting: '', email: 'anna.keller@example.ch', paidWith: 'cash' } as const;
  const { code } = valueOf(await staff.giftCardAdmin.issue(staff.idempotencyKey.create(), { ...entered, amount }));
  await fillCart(guest);
  const placed = valueOf(await guest.checkout.place(await requestFor(guest, { giftCardCode: code })));
  return { code, buyer, sold: await deliver(placed.order, staff) };
}

export function describeRefunds(name: string, openShop: OpenShop): void {
  describeWithShop('refunds', name, openShop, (shop) => {
    it('stores the cause of a refund, and writes off what a guest did not pay as a booking of its own', async () => {
      const staff = await shop().manager();
      const { accounting, idempotencyKey } = staff;
      const sold = await order(await shop().guest(), staff, 'delivered');
      const { figures } = await accounting.loadDay(null);
      const draft = { orderNumber: sold.number, amount: 500, method: 'card', reason: '' } as const;
      const late = { ...draft, cause: 'late' } as const;
      const id = idempotencyKey.create();
      for (const refunded of [await accounting.refund(id, late), await accounting.refund(id, late)])
        expect(valueOf(refunded).figures.refunds.count).toBe(figures.refunds.count + 1);
      expect(await accounting.refund(id, { ...late, cause: 'quality' })).toEqual(err({ code: 'idempotencyKeyReused' }));
      await expect(accounting.refund(idempotencyKey.create(), { ...draft, cause: 'other' })).rejects.toBeInstanceOf(
        Error,
      );
      const unpaid = { ...draft, amount: 300, cause: 'unpaid' } as const;
      const after = valueOf(await accounting.refund(idempotencyKey.create(), unpaid)).figures;
      const writeOffs = figures.writeOffs ?? { count: 0, total: 0 };
      expect(after).toMatchObject({
        gross: figures.gross - 800,
        paid: { card: figures.paid.card - 800 },
        refunds: { count: figures.refunds.count + 1, total: figures.refunds.total + 500 },
        writeOffs: { count: writeOffs.count + 1, total: writeOffs.total + 300 },
      });
      expect(await accounting.refund(idempotencyKey.create(), { ...unpaid, method: 'twint' })).toEqual(
        err({ code: 'writeOffTooHigh', refundable: 0 }),
      );
      expect(await staff.order.load({ id: sold.id, capability: null })).toMatchObject({
        value: {
          refunds: [
            { cause: 'late', reason: 'Zu spät' },
            { cause: 'unpaid', reason: 'Nicht bezahlt' },
          ],
        },
      });
      const query = { ...BOOKING_LIST.start, q: String(sold.number), kind: 'writeOff' } as const;
      expect((await accounting.listBookings(query)).rows).toMatchObject([{ note: 'Nicht bezahlt', gross: -300 }]);
    });

    it('pays out in cash only what the till holds, also when two refunds are sent at once', async () => {
      const staff = await shop().manager();
      const { accounting, idempotencyKey } = staff;
      const sold = await order(await shop().guest(), staff, 'delivered');
      const refund = (amount: number, change: Partial<RefundDraft> = {}, id = idempotencyKey.create()) =>
        accounting.refund(id, {
          orderNumber: sold.number,
          amount,
          method: 'cash',
          cause: 'late',
          reason: '',
          ...change,
        });
      // Nobody has said yet with how much the day began.
      valueOf(await refund(5));
      const seen = (await accounting.loadDay(null)).count?.revision ?? 0;
      const { figures } = await accounting.loadDay(null);
      // The count says that the till began with what makes CHF 10 now.
      const opening = 1000 - figures.paid.cash - figures.giftCardsPaid.cash - figures.cashIn + figures.cashOut;
      valueOf(await accounting.countCash(todayOf(staff), seen, { ...countOf(1000), opening }));
      expect(await refund(1005)).toEqual(err({ code: 'tillTooLow', inTill: 1000 }));
      const other = await order(await shop().guest(), staff, 'delivered');
      const id = idempotencyKey.create();
      const both = await Promise.all([refund(600, {}, id), refund(600, { orderNumber: other.number })]);
      expect(both.filter((answer) => answer.ok)).toHaveLength(1);
      expect(both).toContainEqual(err({ code: 'tillTooLow', inTill: 400 }));
      // A repeated request gets the same answer, though the till holds less now.
      expect((await refund(600, {}, id)).ok).toBe(both[0].ok);
      valueOf(await refund(1005, { method: 'card', orderNumber: other.number }));
      valueOf(await refund(400, { orderNumber: other.number }));
      expect(await refund(5, { orderNumber: other.number })).toEqual(err({ code: 'tillTooLow', inTill: 0 }));
    });

    it('goes back the way it came, unless the management gives it back', async () => {
      const [guest, manager, staff] = [await shop().guest(), await shop().manager(), await shop().staff()];
      const { sold } = await payByGiftCard(guest, manager, 3000);
      const draft = { orderNumber: sold.number, amount: 500, cause: 'late', reason: '' } as const;
      const refund = ({ accounting, idempotencyKey }: Ports, method: RefundDraft['method']) =>
        accounting.refund(idempotencyKey.create(), { ...draft, method });
      expect(await refund(staff, 'twint')).toEqual(err({ code: 'refundOtherWay', refundable: 0 }));
      for (const method of ['giftCard', 'card'] as const) expect((await refund(staff, method)).ok).toBe(true);
      expect((await refund(manager, 'twint')).ok).toBe(true);
    });

    it('gives back onto the gift card what it paid, also when two refunds are sent at once', async () => {
      const [guest, staff] = [await shop().guest(), await shop().manager()];
      const { accounting, giftCardAdmin, idempotencyKey } = staff;
      const { code, sold } = await payByGiftCard(guest, staff, 3000);
      const before = (await accounting.loadDay(null)).figures;
      const refund = (amount: number, change: Partial<RefundDraft> = {}, id = idempotencyKey.create()) =>
        accounting.refund(id, {
          orderNumber: sold.number,
          amount,
          method: 'giftCard',
          cause: 'late',
          reason: '',
          ...change,
        });
      const id = idempotencyKey.create();
      // Not a whole coin, and sent twice under one id.
      for (const refunded of [await refund(1001, {}, id), await refund(1001, {}, id)])
        expect(valueOf(refunded).figures).toMatchObject({
          gross: before.gross - 1001,
          paid: { ...before.paid, giftCard: before.paid.giftCard - 1001 },
          refunds: { count: before.refunds.count + 1, total: before.refunds.total + 1001 },
          giftCards: {
            ...before.giftCards,
            refunded: before.giftCards.refunded + 1001,
            outstanding: before.giftCards.outstanding + 1001,
          },
        });
      expect(await guest.giftCard.balance(code)).toEqual(ok({ balance: 1001, given: 0 }));
      expect(await refund(2000)).toEqual(err({ code: 'giftCardRefundTooHigh', refundable: 1999 }));
      expect(await refund(500, { cause: 'unpaid' })).toEqual(err({ code: 'writeOffTooHigh', refundable: 0 }));
      // Another way back takes nothing from what the gift card can get.
      valueOf(await refund(300, { method: 'card' }));
      const both = await Promise.all([refund(1500), refund(1500)]);
      expect(both.filter((answer) => answer.ok)).toHaveLength(1);
      expect(both).toContainEqual(err({ code: 'giftCardRefundTooHigh', refundable: 499 }));
      valueOf(await refund(499));
      expect(await refund(1)).toEqual(err({ code: 'giftCardRefundTooHigh', refundable: 0 }));
      expect(valueOf(await giftCardAdmin.find(code)).entries.map((entry) => [entry.kind, entry.amount])).toEqual([
        ['issued', 3000],
        ['redeemed', -3000],
        ['refunded', 1001],
        ['refunded', 1500],
        ['refunded', 499],
      ]);
      expect(valueOf(await staff.order.load({ id: sold.id, capability: null })).refunds).toMatchObject([
        { method: 'giftCard', amount: 1001 },
        { method: 'card', amount: 300 },
        { method: 'giftCard', amount: 1500 },
        { method: 'giftCard', amount: 499 },
      ]);
      const query = { ...BOOKING_LIST.start, q: String(sold.number) };
      for (const kind of ['refund', 'giftCardRefunded'] as const) {
        const { rows } = await accounting.listBookings({ ...query, kind });
        const onCard = rows.filter(({ method }) => method === 'giftCard');
        expect(Math.abs(onCard.reduce((sum, { gross }) => sum + gross, 0))).toBe(3000);
      }
      const plain = await order(await shop().guest(), staff, 'delivered');
      expect(await refund(1, { orderNumber: plain.number })).toEqual(
        err({ code: 'giftCardRefundTooHigh', refundable: 0 }),
      );
    });

    it('gives back onto a new gift card where the one that paid is void, and onto one that changes meanwhile', async () => {
      const [guest, staff] = [await shop().guest(), await shop().manager()];
      const { accounting, giftCardAdmin, idempotencyKey } = staff;
      const { code, buyer, sold } = await payByGiftCard(guest, staff, 3000);
      const draft = { orderNumber: sold.number, method: 'giftCard', cause: 'late', reason: '' } as const;
      const [refunded, adjusted] = await Promise.all([
        accounting.refund(idempotencyKey.create(), { ...draft, amount: 1000 }),
        giftCardAdmin.adjust(code, { amount: 500, reason: 'Vertippt', seenBalance: 0 }),
      ]);
      valueOf(refunded);
      // Either the correction came first, or it is refused, since the balance is another one after the refund.
      expect(valueOf(await giftCardAdmin.find(code)).balance).toBe(adjusted.ok ? 1500 : 1000);
      valueOf(await giftCardAdmin.void(code, 'Verloren'));
      const owed = (await accounting.loadDay(null)).figures.giftCards.outstanding;
      const { figures } = valueOf(await accounting.refund(idempotencyKey.create(), { ...draft, amount: 2000 }));
      expect(figures.giftCards.outstanding).toBe(owed + 2000);
      expect(valueOf(await giftCardAdmin.find(code))).toMatchObject({ balance: 0, isVoid: true });
      const { rows } = await giftCardAdmin.list({ ...GIFT_CARD_LIST.start, q: buyer });
      const replaced = rows.find(({ amount }) => amount === 2000);
      expect(replaced).toMatchObject({ balance: 2000, state: 'usable' });
      const audited = (await staff.audit.list({ ...AUDIT_LIST.start, area: 'giftCard' })).rows;
      expect(audited[0]).toMatchObject({ title: 'Gutschein ersetzt' });
      const fresh = valueOf(await giftCardAdmin.open(replaced?.id ?? ''));
      expect(await guest.giftCard.balance(fresh.code)).toEqual(ok({ balance: 2000, given: 0 }));
      // The order names it, without the whole code.
      const newGiftCardHint = codeHint(fresh.code);
      const { refunds } = valueOf(await staff.order.load({ id: sold.id, capability: null }));
      expect(refunds.map((each) => each.newGiftCardHint)).toEqual([undefined, newGiftCardHint]);
      const timeline = valueOf(await staff.orderDesk.loadTimeline(sold.id));
      expect(timeline.at(-1)?.differences).toContainEqual({
        label: 'Neuer Gutschein',
        before: '',
        after: newGiftCardHint,
      });
      expect(JSON.stringify([refunds, timeline])).not.toContain(fresh.code);
      expect(await accounting.refund(idempotencyKey.create(), { ...draft, amount: 1 })).toEqual(
        err({ code: 'giftCardRefundTooHigh', refundable: 0 }),
      );
    });
  });
}
