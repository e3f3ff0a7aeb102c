/** The part of the address that leads to a product group: `Bier & Wein` is `bier-wein`. */
export const groupAnchor = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
