import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import { createGiftCardCheckActors, giftCardCheckMachine } from '@ofenpost/core/gift-card/gift-card-check.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';

type Options = {
  /** The code in the draft of the order; '' is none. */
  readonly code: string;
  /** While an order is pending the card is not checked: the order may have used it up. */
  readonly isEditing: boolean;
  /** The server's refusal of the order. */
  readonly refusal: PlaceOrderError | null;
  readonly onCode: (code: string) => void;
};

/** Joins the check of the gift card to a draft order: orders are placed only with a checked card. */
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

  // The code may come from a draft stored on the device.
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
