import { type ComponentType, lazy, useState } from 'react';

/**
 * A component whose code guests should not wait for, inside of a `Suspense`. What the server wrote, where it was prepared
 * there, stays until the browser has the code; where it cannot be loaded, nothing stands there.
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
      () => ({ default: () => null }),
    ),
  );

  /** What is loaded already is taken at once: the server writes a page in one go. */
  function Component(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (Late as ComponentType<Props>));
    return <Shown {...props} />;
  }

  return { Component, prepare };
}
