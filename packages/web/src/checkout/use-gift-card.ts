import { selectDraft, selectRefusal } from '@ofenpost/core/checkout/checkout.selectors';
import { createGiftCardCheckActors } from '@ofenpost/core/gift-card/gift-card-check.actors';
import { giftCardCheckMachine } from '@ofenpost/core/gift-card/gift-card-check.machine';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { tellFailure } from '../app/tell-failure.ts';
import type { CheckoutActor } from './use-checkout.ts';

/** The check of the gift card, joined to the checkout: only a card that was checked is ordered with. */
export function useGiftCard(checkout: CheckoutActor) {
  const { ports, actors } = useApp();
  const [machine] = useState(() => giftCardCheckMachine.provide({ actors: createGiftCardCheckActors(ports) }));
  const actor = useActorRef(machine);
  const isEditing = useSelector(checkout, (snapshot) => snapshot.matches('editing'));
  const code = useSelector(checkout, (snapshot) => selectDraft(snapshot).giftCardCode ?? '');
  const refusal = useSelector(checkout, selectRefusal);

  useEffect(() => {
    const changed = actor.on('card.changed', ({ code: giftCardCode }) => {
      const known = selectDraft(checkout.getSnapshot()).giftCardCode ?? '';
      if (known !== giftCardCode) checkout.send({ type: 'draft.edited', draft: { giftCardCode } });
    });
    const failed = actor.on('check.failed', ({ error }) => tellFailure(actors, error));
    return () => {
      changed.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, actors, checkout]);

  // A code that was kept on the device. While an order is under way nothing is asked: it may have used the card up.
  useEffect(() => {
    if (isEditing && code !== '') actor.send({ type: 'code.restored', code });
  }, [actor, isEditing, code]);

  useEffect(() => {
    if (refusal?.code === 'giftCardChanged' || refusal?.code === 'giftCardUnusable')
      actor.send({ type: 'balance.outdated' });
  }, [actor, refusal]);

  return actor;
}

export type GiftCardActor = ReturnType<typeof useGiftCard>;
