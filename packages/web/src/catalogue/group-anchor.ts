/** Returns the anchor of a product group: `Bier & Wein` is `bier-wein`. */
export const groupAnchor = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
