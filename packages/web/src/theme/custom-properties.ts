import type { RefCallback } from 'react';

type CustomProperties = Readonly<Record<`--${string}`, number>>;

/** Sets them by script, as a ref: a `style` attribute in HTML is refused by the content security policy. */
export const customProperties =
  (properties: CustomProperties): RefCallback<HTMLElement> =>
  (element) => {
    for (const [name, value] of Object.entries(properties)) element?.style.setProperty(name, `${value}`);
  };
