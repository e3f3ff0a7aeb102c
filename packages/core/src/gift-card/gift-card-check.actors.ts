import { fromPromise } from 'xstate';
import type { Result } from '../result/result.ts';
import type { GiftCardPort } from './gift-card.port.ts';
import type { GiftCardBalance, GiftCardUnusable } from './gift-card.ts';

/** The work of the gift card check, done through the ports. */
export const createGiftCardCheckActors = (ports: { readonly giftCard: GiftCardPort }) => ({
  checkBalance: fromPromise<Result<GiftCardBalance, GiftCardUnusable>, string>(({ input }) =>
    ports.giftCard.balance(input),
  ),
});
