import type { RefCallback } from 'react';

type Placed = { readonly ref: RefCallback<HTMLElement> } & Readonly<Record<`data-${string}`, number>>;

/**
 * Returns `place: 0.5` as the attribute `data-place`, which CSS reads by `attr()`, and as the property `--place`, set
 * by script for browsers whose `attr()` reads no numbers. The content security policy forbids a `style` attribute in
 * HTML.
 */
export const customProperties = (properties: Readonly<Record<string, number>>): Placed => ({
  ...Object.fromEntries(Object.entries(properties).map(([name, value]) => [`data-${name}`, value])),
  ref: (element) => {
    for (const [name, value] of Object.entries(properties)) element?.style.setProperty(`--${name}`, `${value}`);
  },
});
