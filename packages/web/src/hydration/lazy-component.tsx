import { type ComponentType, lazy, useEffect, useState } from 'react';
import { loadUntilThere } from './load-until-there.ts';

/**
 * A lazily loaded component, for use within a `Suspense`. HTML from the server stays until the code has loaded, without
 * such HTML the fallback: after a failure until a later tap has loaded it.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const prepare = async (): Promise<ComponentType<Props>> => {
    loaded = await load();
    return loaded;
  };
  let resolveAlive = () => {};
  const alive = new Promise<void>((resolve) => {
    resolveAlive = resolve;
  });
  /** Resolves once the component is hydrated and answers taps, which is later than its code is loaded. */
  const comeAlive = (): Promise<void> => prepare().then(() => alive);
  const LazyComponent = lazy<ComponentType<Props>>(() =>
    // Rendering anything else would replace the server's HTML, so a failed load does not resolve.
    loadUntilThere(prepare).then((component) => ({ default: component })),
  );

  /** A loaded component renders without suspending, because the server renders a page in one pass. */
  function Component(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (LazyComponent as ComponentType<Props>));
    useEffect(() => resolveAlive(), []);
    return <Shown {...props} />;
  }

  return { Component, prepare, comeAlive };
}
