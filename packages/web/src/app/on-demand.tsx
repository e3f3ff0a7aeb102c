import { errorToast } from '@ofenpost/core/error/error-catalogue';
import { type ComponentType, useEffect, useState } from 'react';
import { useActors } from './app-actors.tsx';

type OnDemandProps = {
  /** Puts the page back to where it was; the failure itself is told by a toast. */
  readonly onLoadFailed?: () => void;
};

/**
 * A component whose code is loaded when it is first shown; `preload` fetches it before, so that nobody waits, and `load` tells when it is there. Without a
 * connection the next try loads again.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = async () => {
    loading ??= load();
    try {
      loaded = await loading;
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };

  function Component({ onLoadFailed, ...props }: Props & OnDemandProps) {
    const { toast } = useActors();
    const [component, setComponent] = useState<{ Loaded: ComponentType<Props> } | null>(
      loaded ? { Loaded: loaded } : null,
    );
    const isMissing = component === null;
    useEffect(() => {
      if (!isMissing) return;
      start()
        .then((Loaded) => setComponent({ Loaded }))
        .catch(() => {
          // The browser's own words are English and name a file.
          toast.send({ type: 'toast.shown', message: errorToast(undefined) });
          onLoadFailed?.();
        });
    }, [isMissing, onLoadFailed, toast]);
    return component && <component.Loaded {...(props as Props)} />;
  }

  return { Component, load: start, preload: () => void start().catch(() => {}) };
}
