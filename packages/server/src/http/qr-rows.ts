import { encode } from 'uqr';

/** Draws a QR code: one text for each row, `#` for a dark square. */
export function qrRows(text: string): string[] {
  const { data } = encode(text, { ecc: 'M', border: 2 });
  return data.map((row) => row.map((isDark) => (isDark ? '#' : ' ')).join(''));
}
