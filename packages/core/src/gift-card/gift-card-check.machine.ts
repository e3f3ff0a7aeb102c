import { type SnapshotFrom, assign, emit, fromPromise, setup } from 'xstate';
import { type Result, err } from '../result/result.ts';
import { parseGiftCardCode } from './gift-card-code.ts';
import type { GiftCardUnusable } from './gift-card-unusable.ts';
import type { GiftCardPort } from './gift-card.port.ts';
import type { GiftCardBalance } from './gift-card.ts';

export type GiftCardCheckEvent =
  | { type: 'text.edited'; text: string }
  | { type: 'code.submitted' }
  /** A code that was redeemed before, such as before a reload. */
  | { type: 'code.restored'; code: string }
  /** Somebody else may have paid with the gift card meanwhile. */
  | { type: 'balance.outdated' }
  | { type: 'card.removed' };

/** A gift card that can be used, with its balance in Rappen. */
export type RedeemedCard = GiftCardBalance & { readonly code: string };

type Answer = Result<GiftCardBalance, GiftCardUnusable>;
type Context = {
  readonly text: string;
  readonly card: RedeemedCard | null;
  readonly refusal: GiftCardUnusable | null;
};
/** `code` is '' when no gift card is used any more. */
type Emitted = { type: 'card.changed'; code: string } | { type: 'check.failed'; error: unknown };

const checkBalance = fromPromise<Answer, string>(() => {
  throw new Error('port not provided: giftCard');
});

/**
 * Checks the usable balance of a gift card before the customer orders with it. The server checks it again with the
 * order.
 */
export const giftCardCheckMachine = setup({
  types: { context: {} as Context, events: {} as GiftCardCheckEvent, emitted: {} as Emitted },
  actors: { checkBalance },
  guards: {
    isCode: ({ context }) => parseGiftCardCode(context.text) !== null,
    isUsable: (_, answer: Answer) => answer.ok,
  },
  actions: {
    edit: assign((_, { text }: { text: string }) => ({ text, refusal: null })),
    clear: assign({ text: '', card: null, refusal: null }),
    takeAnswer: assign(({ context: { text } }, answer: Answer) =>
      answer.ok
        ? { card: { ...answer.value, code: parseGiftCardCode(text) ?? text }, refusal: null }
        : { card: null, refusal: answer.error },
    ),
    emitChange: emit(({ context: { card } }): Emitted => ({ type: 'card.changed', code: card?.code ?? '' })),
    emitFailure: emit((_, { error }: { error: unknown }): Emitted => ({ type: 'check.failed', error })),
  },
}).createMachine({
  id: 'gift-card-check',
  context: { text: '', card: null, refusal: null },
  initial: 'entering',
  states: {
    entering: {
      on: {
        'text.edited': { actions: { type: 'edit', params: ({ event: { text } }) => ({ text }) } },
        'code.submitted': [
          { guard: 'isCode', target: 'checking' },
          { actions: { type: 'takeAnswer', params: err({ code: 'giftCardUnusable' }) } },
        ],
        'code.restored': {
          target: 'checking',
          actions: { type: 'edit', params: ({ event: { code } }) => ({ text: code }) },
        },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'checkBalance',
        input: ({ context }) => context.text,
        onDone: [
          {
            guard: { type: 'isUsable', params: ({ event }) => event.output },
            target: 'redeemed',
            actions: [{ type: 'takeAnswer', params: ({ event }) => event.output }, 'emitChange'],
          },
          {
            target: 'entering',
            actions: [{ type: 'takeAnswer', params: ({ event }) => event.output }, 'emitChange'],
          },
        ],
        // A code that cannot be checked does not pay; it stays in the field, to be tried again.
        onError: {
          target: 'entering',
          actions: [
            assign({ card: null }),
            'emitChange',
            { type: 'emitFailure', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
    },
    redeemed: {
      on: { 'balance.outdated': 'checking', 'card.removed': { target: 'entering', actions: ['clear', 'emitChange'] } },
    },
  },
});

type Snapshot = SnapshotFrom<typeof giftCardCheckMachine>;

export const selectCodeText = ({ context }: Snapshot): string => context.text;
/** Whether the entered code does not pay: it is not checked, or refused. */
export const selectIsUnredeemed = ({ context: { text, card } }: Snapshot): boolean =>
  card === null && text.trim() !== '';
export const selectRedeemedCard = ({ context }: Snapshot): RedeemedCard | null => context.card;
export const selectCardRefusal = ({ context }: Snapshot): GiftCardUnusable | null => context.refusal;

/** The work of the gift card check, done through the ports. */
export const createGiftCardCheckActors = (ports: { readonly giftCard: GiftCardPort }) => ({
  checkBalance: fromPromise<Result<GiftCardBalance, GiftCardUnusable>, string>(({ input }) =>
    ports.giftCard.balance(input),
  ),
});
