import { selectDraft, selectRefusal } from '@ofenpost/core/checkout/checkout.selectors';
import { useSelector } from '@xstate/react';
import { type GiftCardActor, useGiftCardCheck } from '../gift-card/use-gift-card-check.ts';
import type { CheckoutActor } from './use-checkout.ts';

/** Returns the gift card check of the checkout. */
export const useGiftCard = (checkout: CheckoutActor): GiftCardActor =>
  useGiftCardCheck({
    code: useSelector(checkout, (snapshot) => selectDraft(snapshot).giftCardCode ?? ''),
    isEditing: useSelector(checkout, (snapshot) => snapshot.matches('editing')),
    refusal: useSelector(checkout, selectRefusal),
    onCode: (giftCardCode) => checkout.send({ type: 'draft.edited', draft: { giftCardCode } }),
  });
