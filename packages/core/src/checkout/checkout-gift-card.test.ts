import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { CUSTOMER } from '../account/account.fixtures.ts';
import { GIFT_CARD_CODE } from '../gift-card/gift-card.fixtures.ts';
import { err } from '../result/result.ts';
import { CHECKOUT_DRAFT, IDEMPOTENCY_KEY } from './checkout.fixtures.ts';
import { checkoutMachine, createCheckoutActors, selectDraft, selectRefusal } from './checkout.machine.ts';
import { checkoutDraft, type PlaceOrderRequest, placeOrderRequest } from './place-order.ts';
import { nextDraft } from './stored-checkout.ts';

describe('the code of a gift card at checkout', () => {
  const validate = (giftCardCode: unknown) => checkoutDraft.safeParse({ ...CHECKOUT_DRAFT, giftCardCode });

  it.each(['', GIFT_CARD_CODE, 'Gutschein', 'x'.repeat(200)])('may be "%s"', (code) => {
    expect(validate(code)).toMatchObject({ success: true, data: { giftCardCode: code } });
  });

  it('may be missing, and is trimmed', () => {
    expect(validate(undefined).data?.giftCardCode).toBeUndefined();
    expect(checkoutDraft.parse(CHECKOUT_DRAFT)).toEqual(CHECKOUT_DRAFT);
    expect(validate(`  ${GIFT_CARD_CODE}\n`).data?.giftCardCode).toBe(GIFT_CARD_CODE);
  });

  it.each([
    ['x'.repeat(201), 'Bitte prüfe den Code deines Gutscheins.'],
    ['2345\u00006789', 'Das Zeichen U+0000 an Stelle 5 können wir nicht speichern. Bitte lösche es.'],
    ['2345\uD83D6789', 'Das Zeichen U+D83D an Stelle 5 können wir nicht speichern. Bitte lösche es.'],
  ])('must not be %j', (code, message) => {
    expect(validate(code).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it.each([null, 7, {}])('must be text: %j', (code) => {
    expect(validate(code).success).toBe(false);
  });
});

describe('what a gift card pays', () => {
  const validate = (giftCardAmount: unknown) =>
    placeOrderRequest.safeParse({
      idempotencyKey: IDEMPOTENCY_KEY,
      totalPrice: 4300,
      giftCardAmount,
      draft: CHECKOUT_DRAFT,
    }).success;

  it('is an amount in Rappen, or missing', () => {
    expect([0, 4300, undefined].map(validate)).toEqual([true, true, true]);
    expect([-1, 0.5, Number.NaN, null, '1'].map(validate)).toEqual([false, false, false, false, false]);
  });
});

describe('checkout with a gift card', () => {
  it('keeps the code, sends it with what it pays, and forgets it for the next order', async () => {
    const values = new Map<string, string>();
    const requests: PlaceOrderRequest[] = [];
    const open = () => {
      const actors = createCheckoutActors({
        checkout: {
          place: async (request) => {
            requests.push(request);
            return err({ code: 'giftCardUnusable' });
          },
        },
        keyValue: {
          read: (key) => values.get(key) ?? null,
          write: (key, value) => void values.set(key, value),
          remove: (key) => void values.delete(key),
        },
        idempotencyKey: { create: () => IDEMPOTENCY_KEY },
      });
      return createActor(checkoutMachine.provide({ actors }), { input: { account: CUSTOMER } }).start();
    };
    const first = open();
    await vi.waitFor(() => expect(first.getSnapshot().value).toBe('editing'));
    first.send({ type: 'draft.edited', draft: { ...CHECKOUT_DRAFT, giftCardCode: GIFT_CARD_CODE } });
    first.send({ type: 'address.edited', address: CHECKOUT_DRAFT.address });

    const reloaded = open();
    await vi.waitFor(() => expect(reloaded.getSnapshot().value).toBe('editing'));
    const draft = selectDraft(reloaded.getSnapshot());
    expect(draft.giftCardCode).toBe(GIFT_CARD_CODE);
    const estimate = '2026-11-20T17:40:00.000Z';
    const attempt = { totalPrice: 4300, giftCardAmount: 2000, estimate, needsLegalAge: false };
    reloaded.send({ type: 'order.submitted', attempt });
    await vi.waitFor(() => expect(selectRefusal(reloaded.getSnapshot())).toEqual({ code: 'giftCardUnusable' }));
    expect(requests).toEqual([
      {
        idempotencyKey: IDEMPOTENCY_KEY,
        totalPrice: 4300,
        giftCardAmount: 2000,
        estimate,
        accountId: CUSTOMER.id,
        draft,
      },
    ]);
    expect(nextDraft(draft).giftCardCode).toBeUndefined();
  });
});
