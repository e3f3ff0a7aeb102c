/** The characters of Windows-1252 beyond ASCII and Latin-1. Source: Unicode, "cp1252 to Unicode table". */
const BEYOND_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const PRINTABLE = new RegExp(`^[ -~\u00A0-\u00AC\u00AE-\u00FF${BEYOND_LATIN_1}]*$`, 'u');

/**
 * Whether a receipt printer has every letter in Windows-1252. Control characters do not count: they are commands to it.
 */
export const fitsCodePage = (text: string): boolean => PRINTABLE.test(text);
