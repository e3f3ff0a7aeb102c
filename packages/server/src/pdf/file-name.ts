/** `Bestellbestätigung` becomes a name that every system keeps: letters of ASCII, no spaces. */
const plain = (text: string): string =>
  text
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The name of a file that people keep, such as `Ofenpost-Quittung-1001.pdf`. */
export const fileNameOf = (parts: readonly (string | number)[], ending: string): string =>
  `${parts.map((part) => plain(String(part))).join('-')}.${ending}`;
