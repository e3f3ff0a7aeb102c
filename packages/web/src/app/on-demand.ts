import { type ComponentType, lazy } from 'react';

/** A component that is loaded when it is first shown; `preload` fetches it before, so that nobody waits. */
export function onDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const start = () => (loading ??= load().then((component) => ({ default: component })));
  const preload = (): void => {
    // Without a connection it is tried again when it is needed.
    start().catch(() => (loading = undefined));
  };
  return { Component: lazy(start), preload };
}

/** Calls back when the browser has nothing better to do. */
export const whenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 5000 });
  else setTimeout(callback, 2000);
};
