import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { selectFieldErrors, selectRefusal } from '../editor/editor.machine.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { GiftCardAdminError } from './gift-card-admin-error.ts';
import { BLANK_ADJUSTMENT, BLANK_GIFT_CARD } from './gift-card-draft.ts';
import { createAdjustmentForm, createGiftCardForm } from './gift-card-form.ts';
import { giftCardOf } from './gift-card-ledger.ts';
import { GIFT_CARD_CODE, GIFT_CARD_ID, ISSUED } from './gift-card.fixtures.ts';
import type { GiftCard } from './gift-card.ts';

const ENTERED = { amount: 5000, buyer: 'Anna Keller', greeting: '', email: null, paidWith: 'cash' } as const;
const CARD = giftCardOf({ ...ENTERED, id: GIFT_CARD_ID, code: GIFT_CARD_CODE }, [ISSUED]);

type Answer = Result<GiftCard, GiftCardAdminError> | Error;

function admin(...answers: Answer[]) {
  const requested: unknown[][] = [];
  const answer = async (...request: unknown[]) => {
    requested.push(request);
    const next = answers.shift();
    if (next === undefined || next instanceof Error) throw next ?? new Error('asked too often');
    return next;
  };
  const giftCardAdmin = {
    issue: answer,
    adjust: answer,
    find: answer,
    open: answer,
    void: answer,
    list: async () => ({ rows: [], total: 0, outstanding: 0 }),
  };
  return { requested, giftCardAdmin, idempotencyKey: { create: () => GIFT_CARD_ID } };
}
const settle = (actor: { getSnapshot(): { value: unknown } }, state: string) =>
  vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state), { interval: 1 });

it('issues under one id, however often it has to try', async () => {
  const { requested, ...ports } = admin(new Error('offline'), ok(CARD));
  const onIssued = vi.fn<(giftCard: GiftCard) => void>();
  const form = createActor(createGiftCardForm(ports, onIssued), {
    input: { initial: { ...BLANK_GIFT_CARD, ...ENTERED }, needsChange: false },
  }).start();
  form.send({ type: 'form.submitted' });
  form.send({ type: 'form.submitted' });
  await settle(form, 'failed');
  form.send({ type: 'form.submitted' });
  await settle(form, 'saved');
  expect(requested).toEqual([
    [GIFT_CARD_ID, ENTERED],
    [GIFT_CARD_ID, ENTERED],
  ]);
  expect(onIssued.mock.calls).toEqual([[CARD]]);
});

it('says in words why nothing is issued', async () => {
  const { requested, ...ports } = admin(err({ code: 'idempotencyKeyReused' }));
  const form = createActor(
    createGiftCardForm(ports, () => {}),
    { input: { initial: ENTERED, needsChange: false } },
  ).start();
  form.send({ type: 'form.submitted' });
  await settle(form, 'failed');
  expect([requested.length, selectRefusal(form.getSnapshot())]).toEqual([
    1,
    expect.stringContaining('schon ausgestellt'),
  ]);
});

it('adjusts a balance, or says why not', async () => {
  const { requested, ...ports } = admin(err({ code: 'balanceTooLow', balance: 5000 }), ok(CARD));
  const onAdjusted = vi.fn<(giftCard: GiftCard) => void>();
  const form = createActor(createAdjustmentForm(ports, CARD, { onAdjusted, onOutdated: () => {} }), {
    input: { initial: BLANK_ADJUSTMENT, needsChange: false },
  }).start();
  form.send({ type: 'form.submitted' });
  expect([form.getSnapshot().value, requested]).toEqual(['submitted', []]);
  expect(Object.keys(selectFieldErrors(form.getSnapshot()))).toEqual(['kind', 'amount', 'reason']);
  form.send({ type: 'value.edited', change: { kind: 'given', amount: -6000, reason: 'Ausbezahlt' } });
  form.send({ type: 'form.submitted' });
  expect([selectFieldErrors(form.getSnapshot()), requested]).toEqual([
    { amount: 'Kulanz kommt dazu. Abgezogen wird mit einer Korrektur' },
    [],
  ]);
  form.send({ type: 'value.edited', change: { kind: 'adjusted' } });
  form.send({ type: 'form.submitted' });
  await settle(form, 'failed');
  expect(selectRefusal(form.getSnapshot())).toContain('CHF 50.00');
  form.send({ type: 'value.edited', change: { amount: -100 } });
  form.send({ type: 'form.submitted' });
  await settle(form, 'saved');
  expect(requested.at(-1)).toEqual([
    GIFT_CARD_CODE,
    { kind: 'adjusted', amount: -100, reason: 'Ausbezahlt', seenBalance: 5000 },
  ]);
  expect(onAdjusted.mock.calls).toEqual([[CARD]]);
});

it('does not adjust twice what an answer got lost of, and says what holds now', async () => {
  const { requested, ...ports } = admin(new Error('offline'), err({ code: 'balanceChanged', balance: 4900 }), ok(CARD));
  const onOutdated = vi.fn<() => void>();
  const form = createActor(createAdjustmentForm(ports, CARD, { onAdjusted: () => {}, onOutdated }), {
    input: { initial: { amount: -100, reason: 'Ausbezahlt' }, needsChange: false },
  }).start();
  const refusals: (string | null)[] = [];
  for (const state of ['failed', 'failed', 'saved']) {
    form.send({ type: 'form.submitted' });
    await settle(form, state);
    refusals.push(selectRefusal(form.getSnapshot()));
  }
  expect(refusals).toEqual([null, expect.stringContaining('CHF 49.00'), null]);
  expect(requested.map(([, correction]) => correction)).toMatchObject(
    [5000, 5000, 4900].map((seenBalance) => ({ seenBalance })),
  );
  expect(onOutdated.mock.calls).toHaveLength(1);
});
