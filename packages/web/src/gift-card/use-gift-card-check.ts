import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import { createGiftCardCheckActors } from '@ofenpost/core/gift-card/gift-card-check.actors';
import { giftCardCheckMachine } from '@ofenpost/core/gift-card/gift-card-check.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';

type Options = {
  /** As it stands in the order that is made; '' is none. */
  readonly code: string;
  /** While an order is under way nothing is asked: it may have used the card up. */
  readonly isEditing: boolean;
  /** What the server said against the order. */
  readonly refusal: PlaceOrderError | null;
  readonly onCode: (code: string) => void;
};

/** The check of the gift card, joined to an order that is made: only a card that was checked is ordered with. */
export function useGiftCardCheck({ code, isEditing, refusal, onCode }: Options) {
  const { ports, actors } = useApp();
  const [machine] = useState(() => giftCardCheckMachine.provide({ actors: createGiftCardCheckActors(ports) }));
  const actor = useActorRef(machine);
  const take = useEffectEvent((checked: string) => checked !== code && onCode(checked));

  useEffect(() => {
    const changed = actor.on('card.changed', (card) => take(card.code));
    const failed = actor.on('check.failed', ({ error }) => showErrorToast(actors, error));
    return () => {
      changed.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, actors]);

  // A code that was kept on the device.
  useEffect(() => {
    if (isEditing && code !== '') actor.send({ type: 'code.restored', code });
  }, [actor, isEditing, code]);

  useEffect(() => {
    if (refusal?.code === 'giftCardChanged' || refusal?.code === 'giftCardUnusable')
      actor.send({ type: 'balance.outdated' });
  }, [actor, refusal]);

  return actor;
}

export type GiftCardActor = ReturnType<typeof useGiftCardCheck>;
