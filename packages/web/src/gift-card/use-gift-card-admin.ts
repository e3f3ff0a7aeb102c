import type { GiftCard, GiftCardAdminError } from '@ofenpost/core/gift-card/gift-card';
import { giftCardMessage } from '@ofenpost/core/gift-card/gift-card-messages';
import type { Result } from '@ofenpost/core/result/result';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';

type Answer = Promise<Result<GiftCard, GiftCardAdminError>>;

/** Loads a gift card for staff and runs their actions on it. */
export function useGiftCardAdmin(code: string, onChanged: () => void) {
  const { ports, actors } = useApp();
  const [giftCard, setGiftCard] = useState<GiftCard | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [state, setState] = useState<'busy' | 'ready' | 'failed'>('busy');

  const settle = (requested: Answer): Promise<boolean> =>
    requested
      .then((answer) => {
        if (answer.ok) setGiftCard(answer.value);
        setRefusal(answer.ok ? null : giftCardMessage(answer.error));
        setState('ready');
        return answer.ok;
      })
      .catch((error: unknown) => {
        showErrorToast(actors, error);
        setState('failed');
        return false;
      });
  const load = () => void settle(ports.giftCardAdmin.find(code));
  const begin = useEffectEvent(load);
  useEffect(() => begin(), []);
  return {
    giftCard,
    refusal,
    state,
    reload: () => {
      setState('busy');
      load();
    },
    changed: (now: GiftCard) => {
      setGiftCard(now);
      onChanged();
    },
    /** Voids the card for good; returns whether it succeeded. */
    end: async (reason: string): Promise<boolean> => {
      setState('busy');
      const isEnded = await settle(ports.giftCardAdmin.void(code, reason));
      if (isEnded) onChanged();
      return isEnded;
    },
  };
}
