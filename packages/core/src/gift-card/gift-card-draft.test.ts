import { describe, expect, it } from 'vitest';
import { unsafePlaces, validation } from '../validation/validation.fixtures.ts';
import {
  BUYER_MAX,
  GIFT_CARD_REASON_MAX,
  GREETING_MAX,
  type GiftCardAdjustment,
  type GiftCardDraft,
  giftCardAdjustment,
  giftCardDraft,
} from './gift-card-draft.ts';

const draft: GiftCardDraft = {
  amount: 5000,
  buyer: 'Anna Keller',
  greeting: 'Alles Gute!\nDeine Anna',
  email: 'anna.keller@example.ch',
  paidWith: 'twint',
};
const errorsOf = validation(giftCardDraft, draft);
const ISSUED = "Der Betrag muss zwischen CHF 10.00 und CHF 1'000.00 liegen.";

describe('the draft of a gift card', () => {
  it('comes back as it was', () => {
    expect(giftCardDraft.parse(draft)).toEqual(draft);
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(giftCardDraft, draft)).toEqual([]);
  });

  it.each<[{ readonly [Field in keyof GiftCardDraft]?: unknown }, Record<string, string>]>([
    [{ amount: 1000 }, {}],
    [{ amount: 1001, paidWith: 'cash' }, { amount: 'Bar geht es nur auf 5 Rappen genau.' }],
    [{ amount: 1001, paidWith: 'card' }, {}],
    [{ amount: 1001, paidWith: 'twint' }, {}],
    [{ amount: 100_000 }, {}],
    [{ amount: 999 }, { amount: ISSUED }],
    [{ amount: 100_001 }, { amount: ISSUED }],
    [{ buyer: 'Li' }, {}],
    [{ buyer: 'x'.repeat(BUYER_MAX) }, {}],
    [{ buyer: ' ' }, { buyer: 'Bitte gib an, wer den Gutschein kauft' }],
    [{ buyer: 'x' }, { buyer: 'Der Name muss mindestens 2 Zeichen lang sein.' }],
    [{ buyer: 'x'.repeat(81) }, { buyer: 'Der Name darf maximal 80 Zeichen lang sein.' }],
    [{ greeting: '' }, {}],
    [{ greeting: 'x'.repeat(GREETING_MAX) }, {}],
    [{ greeting: 'x'.repeat(301) }, { greeting: 'Der Gruss darf maximal 300 Zeichen lang sein.' }],
    [{ email: null }, {}],
    [{ email: '' }, { email: 'Bitte gib eine gültige E-Mail-Adresse an' }],
  ])('judges %#: %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});

describe('the adjustment of a gift card', () => {
  const adjustment: GiftCardAdjustment = { amount: -500, reason: 'Doppelt eingelöst' };
  const validated = validation(giftCardAdjustment, adjustment);
  const CHANGE = "Die Änderung muss zwischen CHF -1'000.00 und CHF 1'000.00 liegen.";

  it('comes back as it was', () => {
    expect(giftCardAdjustment.parse(adjustment)).toEqual(adjustment);
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(giftCardAdjustment, adjustment)).toEqual([]);
  });

  it.each<[{ readonly [Field in keyof GiftCardAdjustment]?: unknown }, Record<string, string>]>([
    [{ amount: 1 }, {}],
    [{ amount: 100_000 }, {}],
    [{ amount: -100_000 }, {}],
    [{ amount: 100_001 }, { amount: CHANGE }],
    [{ amount: -100_001 }, { amount: CHANGE }],
    [{ amount: 0 }, { amount: 'Bitte gib an, um wie viel sich das Guthaben ändert' }],
    [{ amount: -0 }, { amount: 'Bitte gib an, um wie viel sich das Guthaben ändert' }],
    [{ reason: 'x'.repeat(GIFT_CARD_REASON_MAX) }, {}],
    [{ reason: 'x'.repeat(201) }, { reason: 'Der Grund darf maximal 200 Zeichen lang sein.' }],
    [{ reason: '  ' }, { reason: 'Bitte gib den Grund an' }],
  ])('judges %#: %o', (change, errors) => {
    expect(validated(change)).toEqual(errors);
  });
});
