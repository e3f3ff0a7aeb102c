import { BLANK_FEEDBACK, type FeedbackDraft } from '@ofenpost/core/feedback/feedback';
import { FEEDBACK_LIST, type FeedbackQuery, feedbackPage } from '@ofenpost/core/feedback/feedback-list';
import { err } from '@ofenpost/core/result/result';
import { addDays, toLocalDate } from '@ofenpost/core/time/zurich';
import { expect, it } from 'vitest';
import { type OpenShop, fillCart, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
const ALL: FeedbackQuery = { ...FEEDBACK_LIST.start, size: 100 };
const GOOD: FeedbackDraft = { ...BLANK_FEEDBACK, food: 5, delivery: 5, app: 5 };

export function describeFeedbackPort(name: string, openShop: OpenShop): void {
  describeWithShop('feedback', name, openShop, (shop) => {
    it('takes what a guest tells, and shows it to staff', async () => {
      const [{ feedback }, { feedbackAdmin }] = [await shop().guest(), await shop().staff()];
      const draft = { ...GOOD, app: 3, text: 'Fein!\nGerne wieder. 🫓', orderNumber: 1001, contact: '078 123 45 67' };
      await feedback.send({ ...draft, text: ` ${draft.text}\n` }, crypto.randomUUID());
      const page = feedbackPage.parse(await feedbackAdmin.list(ALL));
      expect(page).toMatchObject({ rows: [{ ...draft, answered: null, orderId: null }], total: 1 });
    });

    it('sent twice under one id it is there once; another one under that id is refused, not thanked for', async () => {
      const [{ feedback }, { feedbackAdmin }] = [await shop().guest(), await shop().staff()];
      const id = crypto.randomUUID();
      const sent = { ...GOOD, text: 'Doppelt gesendet' };
      expect(await feedback.send(sent, id)).toMatchObject({ ok: true });
      const entries = async () => (await feedbackAdmin.list({ ...ALL, q: 'doppelt' })).rows;
      const before = await entries();
      expect(before).toMatchObject([{ id, text: 'Doppelt gesendet' }]);
      expect(await feedback.send(sent, id)).toMatchObject({ ok: true });
      for (const other of [{ text: 'Doppelt, und anders' }, { food: 1 }, { contact: '078 123 45 67' }])
        expect(await feedback.send({ ...sent, ...other }, id)).toEqual(err({ code: 'idempotencyKeyReused' }));
      expect(await entries()).toEqual(before);
    });

    it('takes nothing that the form would refuse', async () => {
      const [{ feedback }, { feedbackAdmin }] = [await shop().guest(), await shop().staff()];
      const before = await feedbackAdmin.list(ALL);
      for (const change of [
        { food: 0 },
        { app: 6 },
        { text: 'x'.repeat(2001) },
        { orderNumber: 1 },
        { contact: '\uD83D' },
      ])
        await expect(feedback.send({ ...GOOD, ...change }, crypto.randomUUID())).rejects.toBeInstanceOf(Error);
      expect(await feedbackAdmin.list(ALL)).toEqual(before);
    });

    it('marks an entry as answered, once', async () => {
      const [{ feedback }, { feedbackAdmin }] = [await shop().guest(), await shop().staff()];
      await feedback.send({ ...GOOD, text: 'Wann öffnet ihr?' }, crypto.randomUUID());
      const entries = async (state: FeedbackQuery['state']) => (await feedbackAdmin.list({ ...ALL, state })).rows;
      const entry = (await entries('unanswered')).find(({ text }) => text === 'Wann öffnet ihr?');
      const answered = await feedbackAdmin.answer(entry?.id ?? '');
      const at = answered.ok ? answered.value.answered : null;
      expect(at).not.toBeNull();
      expect({ ...entry, orderId: undefined, answered: at }).toEqual(answered.ok ? answered.value : null);
      expect(await feedbackAdmin.answer(entry?.id ?? '')).toEqual(answered);
      expect((await entries('answered')).map(({ id }) => id)).toContain(entry?.id);
      expect((await entries('unanswered')).map(({ id }) => id)).not.toContain(entry?.id);
      expect(await feedbackAdmin.answer(UNKNOWN_ID)).toEqual(err({ code: 'feedbackUnknown' }));
    });

    it('takes the mark back', async () => {
      const [{ feedback }, { feedbackAdmin }] = [await shop().guest(), await shop().staff()];
      await feedback.send({ ...GOOD, text: 'Vertan' }, crypto.randomUUID());
      const marked = async () => (await feedbackAdmin.list({ ...ALL, q: 'vertan' })).rows;
      const id = (await marked())[0]?.id ?? '';
      const before = await marked();
      await feedbackAdmin.answer(id);
      expect((await marked())[0]?.answered).not.toBeNull();
      expect((await feedbackAdmin.reopen(id)).ok).toBe(true);
      expect((await feedbackAdmin.reopen(id)).ok).toBe(true);
      expect(await marked()).toEqual(before);
      expect(await feedbackAdmin.reopen(UNKNOWN_ID)).toEqual(err({ code: 'feedbackUnknown' }));
    });

    it('lists page by page, by the worst rating and by day', async () => {
      const [{ feedback }, { feedbackAdmin }] = [await shop().guest(), await shop().staff()];
      for (const [food, delivery, app] of [
        [2, 5, 5],
        [5, 2, 5],
        [5, 5, 2],
        [2, 1, 5],
      ] as const)
        await feedback.send({ ...GOOD, food, delivery, app }, crypto.randomUUID());
      const { rows } = await feedbackAdmin.list({ ...ALL, rating: '2' });
      expect(rows.map(({ food, delivery, app }) => Math.min(food, delivery, app))).toEqual([2, 2, 2]);
      const order = rows.map(({ created, id }) => created + id);
      expect(order).toEqual(order.toSorted().toReversed());
      expect((await feedbackAdmin.list({ ...ALL, sort: 'rating' })).rows[0]).toMatchObject({ delivery: 1 });
      const all = await feedbackAdmin.list(ALL);
      const today = toLocalDate(rows[0]?.created ?? '');
      expect(await feedbackAdmin.list({ ...ALL, from: today, to: today })).toEqual(all);
      expect(await feedbackAdmin.list({ ...ALL, from: addDays(today, 1) })).toEqual({ rows: [], total: 0 });
      expect(await feedbackAdmin.list({ ...ALL, to: addDays(today, -1) })).toEqual({ rows: [], total: 0 });
      expect(await feedbackAdmin.list({ ...ALL, page: 9 })).toEqual({ rows: [], total: all.total });
    });

    it('leads to the order that it is about', async () => {
      const [guest, { feedbackAdmin }] = [await shop().guest(), await shop().staff()];
      await fillCart(guest);
      const placed = await guest.checkout.place(await requestFor(guest));
      const order = placed.ok ? placed.value.order : null;
      await guest.feedback.send(
        { ...GOOD, text: 'Zu dieser Bestellung', orderNumber: order?.number ?? 0 },
        crypto.randomUUID(),
      );
      const { rows } = await feedbackAdmin.list({ ...ALL, q: String(order?.number) });
      expect(rows.find(({ text }) => text === 'Zu dieser Bestellung')?.orderId).toBe(order?.id);
    });

    it('is shown to staff only', async () => {
      const { feedbackAdmin } = await shop().guest();
      await expect(feedbackAdmin.list(ALL)).rejects.toBeInstanceOf(Error);
      await expect(feedbackAdmin.answer(UNKNOWN_ID)).rejects.toBeInstanceOf(Error);
      await expect(feedbackAdmin.reopen(UNKNOWN_ID)).rejects.toBeInstanceOf(Error);
    });
  });
}
