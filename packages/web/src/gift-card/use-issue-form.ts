import type { GiftCard } from '@ofenpost/core/gift-card/gift-card';
import { BLANK_GIFT_CARD } from '@ofenpost/core/gift-card/gift-card-draft';
import { createGiftCardForm } from '@ofenpost/core/gift-card/gift-card-form';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';

/** Joins the form of a new gift card to the toasts. The first `onIssued` is used throughout. */
export function useIssueForm(onIssued: (giftCard: GiftCard) => void) {
  const { ports, actors } = useApp();
  const [machine] = useState(() =>
    createGiftCardForm(ports, (giftCard) => {
      const detail = giftCard.email === null ? '' : `Er geht an ${giftCard.email}.`;
      const message = { kind: 'success', title: 'Gutschein ausgestellt', detail } as const;
      actors.toast.send({ type: 'toast.shown', message });
      onIssued(giftCard);
    }),
  );
  const actor = useActorRef(machine, { input: { initial: BLANK_GIFT_CARD, needsChange: false } });
  useEffect(() => {
    const failed = actor.on('save.failed', ({ error }) => showErrorToast(actors, error));
    return () => failed.unsubscribe();
  }, [actor, actors]);
  return actor;
}
