import { type PromotionTerms, type PromotionUnusable, promotionCodeOf } from '@ofenpost/core/promotion/promotion-terms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';

type Options = {
  /** The code in the draft of the order; '' is none. */
  readonly code: string;
  readonly onCode: (code: string) => void;
};

/** The code of a promotion: what was typed, what the server says of it, and the terms that count. */
export function usePromotionCode({ code, onCode }: Options) {
  const { ports, actors } = useApp();
  const [text, setText] = useState('');
  const [named, setNamed] = useState<PromotionTerms | null>(null);
  const [refusal, setRefusal] = useState<PromotionUnusable | null>(null);
  const [isChecking, setChecking] = useState(false);
  const ask = (typed: string) =>
    ports.promotion
      .check(typed)
      .then((checked) => {
        setText(typed);
        setNamed(checked.ok ? checked.value : null);
        setRefusal(checked.ok ? null : checked.error);
        onCode(checked.ok ? promotionCodeOf(typed) : '');
      })
      .catch((error: unknown) => {
        setText(typed);
        onCode('');
        showErrorToast(actors, error);
      })
      .finally(() => setChecking(false));
  const take = (typed: string) => {
    setChecking(true);
    void ask(typed);
  };
  // The code may come from a draft stored on the device.
  const restore = useEffectEvent((stored: string) => {
    if (stored !== '' && named === null) void ask(stored);
  });
  useEffect(() => restore(code), [code]);
  return {
    text,
    named: code === '' ? null : named,
    refusal,
    isChecking: isChecking || (code !== '' && named === null),
    /** Whether a code was typed that is not taken yet. */
    isOpen: named === null && text.trim() !== '' && refusal === null,
    edit: (typed: string) => {
      setText(typed);
      setRefusal(null);
    },
    submit: () => take(text),
    remove: () => {
      setText('');
      setNamed(null);
      setRefusal(null);
      onCode('');
    },
  };
}

export type PromotionCode = ReturnType<typeof usePromotionCode>;
