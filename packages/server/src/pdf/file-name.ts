/** Makes a file name for every system: `Bestellbestätigung` in ASCII letters, without spaces. */
const plain = (text: string): string =>
  text
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The name of a downloaded file, such as `Ofenpost-Quittung-1001.pdf`. */
export const fileNameOf = (parts: readonly (string | number)[], ending: string): string =>
  `${parts.map((part) => plain(String(part))).join('-')}.${ending}`;
