import { type ComponentType, lazy, useEffect, useState } from 'react';

/**
 * A component whose code guests should not wait for, inside of a `Suspense`. What the server wrote, where it was prepared
 * there, stays until the browser has the code, also where it cannot be loaded; otherwise the fallback stands there then.
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
  /** Until it answers taps, not only until its code is there: React takes over what the server wrote when it has time. */
  const comeAlive = (): Promise<void> => prepare().then(() => alive);
  const LazyComponent = lazy<ComponentType<Props>>(() =>
    prepare().then(
      (component) => ({ default: component }),
      // Anything else in its place would not be what the server wrote.
      () => new Promise<never>(() => {}),
    ),
  );

  /** What is loaded already is taken at once: the server writes a page in one go. */
  function Component(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (LazyComponent as ComponentType<Props>));
    useEffect(() => resolveAlive(), []);
    return <Shown {...props} />;
  }

  return { Component, prepare, comeAlive };
}
