/**
 * What the code page Windows-1252 has beyond Latin-1. Source: Unicode, "cp1252 to Unicode table".
 */
const BEYOND_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const isPrintable = (sign: string): boolean =>
  /^[\u0020-\u007E\u00A0-\u00FF]$/.test(sign) || BEYOND_LATIN_1.includes(sign);

/** The letter below an accent that the paper does not know; nothing for pictures. */
const replaced = (sign: string): string => Array.from(sign.normalize('NFKD')).filter(isPrintable).join('');

/**
 * A text as receipt printers can write it, in Windows-1252. Control characters are commands to a printer: none is left, so
 * that nobody's name feeds or cuts the paper.
 */
export const paperText = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/\s/g, ' '), (sign) => (isPrintable(sign) ? sign : replaced(sign))).join(
    '',
  );
