import { BLANK_FEEDBACK, type FeedbackDraft } from '@ofenpost/core/feedback/feedback-draft';
import { type FeedbackQuery, feedbackPage } from '@ofenpost/core/feedback/feedback-page';
import { err } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
const ALL: FeedbackQuery = { state: 'all', lowestRating: null, limit: 100, offset: 0 };
const GOOD: FeedbackDraft = { ...BLANK_FEEDBACK, food: 5, delivery: 5, app: 5 };

export function describeFeedbackPort(name: string, openShop: OpenShop): void {
  describeWithShop('feedback', name, openShop, (shop) => {
    it('takes what a guest tells, and shows it to staff', async () => {
      const [{ feedback }, { feedbackDesk }] = [await shop().guest(), await shop().staff()];
      const draft = { ...GOOD, app: 3, text: 'Fein!\nGerne wieder. 🫓', orderNumber: 1001, contact: '078 123 45 67' };
      await feedback.send({ ...draft, text: ` ${draft.text}\n` });
      const page = feedbackPage.parse(await feedbackDesk.list(ALL));
      expect(page).toMatchObject({ entries: [{ ...draft, answered: null }], hasMore: false });
    });

    it('takes nothing that the form would refuse', async () => {
      const [{ feedback }, { feedbackDesk }] = [await shop().guest(), await shop().staff()];
      const before = await feedbackDesk.list(ALL);
      for (const change of [
        { food: 0 },
        { app: 6 },
        { text: 'x'.repeat(2001) },
        { orderNumber: 1 },
        { contact: '\uD83D' },
      ])
        await expect(feedback.send({ ...GOOD, ...change })).rejects.toBeInstanceOf(Error);
      expect(await feedbackDesk.list(ALL)).toEqual(before);
    });

    it('marks an entry as answered, once', async () => {
      const [{ feedback }, { feedbackDesk }] = [await shop().guest(), await shop().staff()];
      await feedback.send({ ...GOOD, text: 'Wann öffnet ihr?' });
      const entries = async (state: FeedbackQuery['state']) => (await feedbackDesk.list({ ...ALL, state })).entries;
      const entry = (await entries('unanswered')).find(({ text }) => text === 'Wann öffnet ihr?');
      const answered = await feedbackDesk.answer(entry?.id ?? '');
      const at = answered.ok ? answered.value.answered : null;
      expect(at).not.toBeNull();
      expect(answered).toEqual({ ok: true, value: { ...entry, answered: at } });
      expect(await feedbackDesk.answer(entry?.id ?? '')).toEqual(answered);
      expect((await entries('answered')).map(({ id }) => id)).toContain(entry?.id);
      expect((await entries('unanswered')).map(({ id }) => id)).not.toContain(entry?.id);
      expect(await feedbackDesk.answer(UNKNOWN_ID)).toEqual(err({ code: 'feedbackUnknown' }));
    });

    it('lists page by page, and by the worst rating', async () => {
      const [{ feedback }, { feedbackDesk }] = [await shop().guest(), await shop().staff()];
      for (const [food, delivery, app] of [
        [2, 5, 5],
        [5, 2, 5],
        [5, 5, 2],
        [2, 1, 5],
      ] as const)
        await feedback.send({ ...GOOD, food, delivery, app });
      const { entries } = await feedbackDesk.list({ ...ALL, lowestRating: 2 });
      expect(entries.map(({ food, delivery, app }) => Math.min(food, delivery, app))).toEqual([2, 2, 2]);
      const order = entries.map(({ created, id }) => created + id);
      expect(order).toEqual(order.toSorted().toReversed());
      const page = (offset: number) => feedbackDesk.list({ ...ALL, lowestRating: 2, limit: 2, offset });
      expect(await page(0)).toEqual({ entries: entries.slice(0, 2), hasMore: true });
      expect(await page(1)).toEqual({ entries: entries.slice(1), hasMore: false });
      expect(await page(9)).toEqual({ entries: [], hasMore: false });
    });

    it('is shown to staff only', async () => {
      const { feedbackDesk } = await shop().guest();
      await expect(feedbackDesk.list(ALL)).rejects.toBeInstanceOf(Error);
      await expect(feedbackDesk.answer(UNKNOWN_ID)).rejects.toBeInstanceOf(Error);
    });
  });
}
