import type { Result } from '@ofenpost/core/result/result';
import {
  type RecoveryCodes,
  type SecondFactor,
  type SecondFactorError,
  type SecondFactorOffer,
  secondFactorMessage,
} from '@ofenpost/core/second-factor/second-factor';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { useWork } from '../app/use-work.ts';

/** The step that the dialog shows. */
type Shown =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'state'; readonly factor: SecondFactor }
  | { readonly kind: 'offer'; readonly offer: SecondFactorOffer }
  | { readonly kind: 'codes'; readonly codes: RecoveryCodes; readonly isRenewed: boolean };

/** Manages the user's own second factor. */
export function useSecondFactor() {
  const { ports, actors } = useApp();
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const { start } = useWork();
  const port = ports.secondFactor;

  const load = () => {
    port
      .load()
      .then((factor) => setShown({ kind: 'state', factor }))
      .catch((error: unknown) => {
        showErrorToast(actors, error);
        setShown({ kind: 'failed' });
      });
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => loadFirst(), []);

  /** Wraps a request for the form that asks for the code: that form shows refusals and errors. */
  const withCode =
    <T>(work: (code: string) => Promise<Result<T, SecondFactorError>>, show: (value: T) => Shown) =>
    async (code: string) => {
      const done = await work(code);
      if (done.ok) setShown(show(done.value));
      return done;
    };
  return {
    shown,
    refusal,
    reload: () => {
      setShown({ kind: 'loading' });
      load();
    },
    begin: () =>
      start(async () => {
        const begun = await port.begin();
        setRefusal(begun.ok ? null : secondFactorMessage(begun.error));
        if (begun.ok) setShown({ kind: 'offer', offer: begun.value });
        else load();
      }),
    confirm: withCode(port.confirm, (codes) => ({ kind: 'codes', codes, isRenewed: false })),
    renew: withCode(port.renewRecoveryCodes, (codes) => ({ kind: 'codes', codes, isRenewed: true })),
    end: withCode(port.end, (factor) => ({ kind: 'state', factor })),
  };
}
