import { type ComponentType, lazy, useState } from 'react';

/**
 * A component whose code guests should not wait for, inside of a `Suspense`. What the server wrote, where it was prepared
 * there, stays until the browser has the code, also where it cannot be loaded; otherwise the fallback stands there then.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const prepare = async (): Promise<ComponentType<Props>> => {
    loaded = await load();
    return loaded;
  };
  const Late = lazy<ComponentType<Props>>(() =>
    prepare().then(
      (component) => ({ default: component }),
      // Anything else in its place would not be what the server wrote.
      () => new Promise<never>(() => {}),
    ),
  );

  /** What is loaded already is taken at once: the server writes a page in one go. */
  function Component(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (Late as ComponentType<Props>));
    return <Shown {...props} />;
  }

  return { Component, prepare };
}
