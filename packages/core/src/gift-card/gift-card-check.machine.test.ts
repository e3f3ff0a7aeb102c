import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { unreached } from '../machine-walk.fixtures.ts';
import { type Result, err, ok } from '../result/result.ts';
import {
  createGiftCardCheckActors,
  giftCardCheckMachine,
  selectCardRefusal,
  selectCodeText,
  selectRedeemedCard,
} from './gift-card-check.machine.ts';
import type { GiftCardUnusable } from './gift-card-unusable.ts';
import { GIFT_CARD_CODE } from './gift-card.fixtures.ts';
import type { GiftCardBalance } from './gift-card.ts';

const unusable = err({ code: 'giftCardUnusable' } as const);
const WRITTEN = GIFT_CARD_CODE.toLowerCase().replaceAll('-', ' ');

/** The answers in turn; an error is a lost connection. */
function open(...answers: (Result<GiftCardBalance, GiftCardUnusable> | Error)[]) {
  const requested: string[] = [];
  const giftCard = {
    balance: async (code: string) => {
      requested.push(code);
      const answer = answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often');
      return answer;
    },
  };
  const actor = createActor(giftCardCheckMachine.provide({ actors: createGiftCardCheckActors({ giftCard }) }));
  const reported = vi.fn<(event: unknown) => void>();
  actor.on('*', reported);
  actor.start();
  const settle = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state), { interval: 1 });
  const enter = (text: string) => {
    actor.send({ type: 'text.edited', text });
    actor.send({ type: 'code.submitted' });
  };
  return { actor, requested, told: reported, settle, enter, snapshot: () => actor.getSnapshot() };
}

describe('the check of a gift card', () => {
  it('comes by every state and transition', () => {
    const done = (output: Result<GiftCardBalance, GiftCardUnusable>) =>
      ({ type: 'xstate.done.actor.0.gift-card-check.checking', output }) as const;
    const events = [
      { type: 'text.edited', text: GIFT_CARD_CODE },
      { type: 'text.edited', text: 'Gutschein' },
      { type: 'code.submitted' },
      { type: 'code.restored', code: GIFT_CARD_CODE },
      { type: 'balance.outdated' },
      { type: 'card.removed' },
      done(ok({ balance: 5000, given: 0 })),
      done(unusable),
      { type: 'xstate.error.actor.0.gift-card-check.checking', error: new Error('offline') },
    ] as const;
    const distinguish = ({ context }: { context: { text: string } }) => context.text;
    expect(unreached(giftCardCheckMachine, { inputs: [undefined], events, distinguish })).toEqual([]);
  });

  it('redeems a code as people write it', async () => {
    const { enter, settle, told: reported, requested, snapshot } = open(ok({ balance: 5000, given: 0 }));
    enter(WRITTEN);
    expect(snapshot().hasTag('busy')).toBe(true);
    await settle('redeemed');
    expect(selectRedeemedCard(snapshot())).toEqual({ code: GIFT_CARD_CODE, balance: 5000, given: 0 });
    expect(requested).toEqual([WRITTEN]);
    expect(reported.mock.calls).toEqual([[{ type: 'card.changed', code: GIFT_CARD_CODE }]]);
  });

  it.each(['', 'Gutschein', '2345-6789-ACEFM'])('refuses what cannot be a code without asking: "%s"', (text) => {
    const { enter, requested, snapshot, actor } = open();
    enter(text);
    expect([snapshot().value, selectCardRefusal(snapshot()), requested]).toEqual([
      'entering',
      { code: 'giftCardUnusable' },
      [],
    ]);
    actor.send({ type: 'text.edited', text: 'x' });
    expect(selectCardRefusal(snapshot())).toBeNull();
  });

  it('says the same of a code that is unknown, void or empty, and lets it stand', async () => {
    const { enter, settle, told: reported, snapshot } = open(unusable);
    enter(GIFT_CARD_CODE);
    await settle('entering');
    expect([selectCardRefusal(snapshot()), selectCodeText(snapshot())]).toEqual([
      { code: 'giftCardUnusable' },
      GIFT_CARD_CODE,
    ]);
    expect(reported.mock.calls).toEqual([[{ type: 'card.changed', code: '' }]]);
  });

  it('lets the code stand when nobody answers', async () => {
    const {
      actor,
      enter,
      settle,
      told: reported,
      snapshot,
    } = open(new Error('offline'), ok({ balance: 100, given: 0 }));
    enter(GIFT_CARD_CODE);
    await settle('entering');
    expect([selectCodeText(snapshot()), selectRedeemedCard(snapshot())]).toEqual([GIFT_CARD_CODE, null]);
    expect(reported).toHaveBeenLastCalledWith({ type: 'check.failed', error: new Error('offline') });
    actor.send({ type: 'code.submitted' });
    await settle('redeemed');
  });

  it('asks anew for a restored code, and when the balance may have changed', async () => {
    const {
      actor,
      settle,
      told: reported,
      snapshot,
    } = open(ok({ balance: 5000, given: 0 }), ok({ balance: 2000, given: 0 }), unusable);
    actor.send({ type: 'code.restored', code: GIFT_CARD_CODE });
    await settle('redeemed');
    actor.send({ type: 'balance.outdated' });
    await settle('redeemed');
    expect(selectRedeemedCard(snapshot())).toMatchObject({ balance: 2000 });
    actor.send({ type: 'balance.outdated' });
    await settle('entering');
    expect(selectRedeemedCard(snapshot())).toBeNull();
    expect(reported).toHaveBeenLastCalledWith({ type: 'card.changed', code: '' });
  });

  it('forgets a card that is removed', async () => {
    const { actor, enter, settle, told: reported, snapshot } = open(ok({ balance: 5000, given: 0 }));
    enter(GIFT_CARD_CODE);
    await settle('redeemed');
    actor.send({ type: 'card.removed' });
    expect([snapshot().value, selectCodeText(snapshot()), selectRedeemedCard(snapshot())]).toEqual([
      'entering',
      '',
      null,
    ]);
    expect(reported).toHaveBeenLastCalledWith({ type: 'card.changed', code: '' });
  });
});
