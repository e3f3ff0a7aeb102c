import { errorToast, unloadedError } from '@ofenpost/core/error/error-catalogue';
import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { recovery } from '../app/recovery.ts';
import { painted } from '../hydration/idle-time.ts';
import { loadUntilThere } from '../hydration/load-until-there.ts';
import controls from './controls.module.css';

type OnDemandProps = {
  /** Restores the state before the press; without it a button that tries again is shown. A toast reports the failure. */
  readonly onLoadFailed?: () => void;
};

/** For what no press asked for: it is left out after a failed load, until a later tap has loaded it. */
export const leaveOut = (): void => {};

/**
 * A component whose code is loaded when it is first shown; `preload` fetches it before, and `load` resolves when it is
 * there. After a failed load the next attempt tries again. It renders after the frame that answers the press, in small
 * steps: most are dialogs, which cost a phone 150 ms.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined;
  let failures = 0;
  const start = async () => {
    loading ??= load();
    try {
      const Loaded = await loading;
      // A proxy may answer with an empty script.
      if (!Loaded) throw new Error('empty');
      return Loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };

  function Component({ onLoadFailed, ...props }: Props & OnDemandProps) {
    const { ports, actors } = useApp();
    const [component, setComponent] = useState<{ Loaded: ComponentType<Props> } | null>(null);
    const [hasFailed, setFailed] = useState(false);
    const [tries, setTries] = useState(1);
    const isLeftOut = onLoadFailed === leaveOut;
    const showFailed = useEffectEvent(async () => {
      failures += 1;
      if (failures > 1 && !isLeftOut && (await recovery()?.reloadOnce(ports, String(load))) === true) return;
      // No network is only what the browser knows to be none.
      actors.toast.send({ type: 'toast.shown', message: errorToast(unloadedError(navigator.onLine)) });
      if (onLoadFailed === undefined) setFailed(true);
      else onLoadFailed();
    });
    const show = useEffectEvent((Loaded: ComponentType<Props>) => startTransition(() => setComponent({ Loaded })));
    useEffect(() => {
      Promise.all([start(), painted()]).then(
        ([Loaded]) => show(Loaded),
        () => {
          void showFailed();
          if (isLeftOut) void loadUntilThere(start).then(show);
        },
      );
    }, [tries, isLeftOut]);
    if (component !== null) return <component.Loaded {...(props as Props)} />;
    return (
      hasFailed && (
        <button type="button" className={controls.secondary} onClick={() => setTries(tries + 1)}>
          Nochmals versuchen
        </button>
      )
    );
  }

  return { Component, load: start, preload: () => void start().catch(() => {}) };
}
