import { FILE_TEXT_MAX } from '@ofenpost/core/catalogue-file/file-entry';

const decode = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** UTF-16 by its mark, or by letters of which every other byte is 0; null for everything else. */
function utf16Of([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && fourth === 0 && first !== 0 && third !== 0) return 'utf-16le';
  return first === 0 && third === 0 && second !== 0 && fourth !== 0 ? 'utf-16be' : null;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * The encoding of a text that is no UTF-8. Old Macs end lines by a carriage return alone and have their letters with
 * accents from 0x80 on, where Windows-1252 has typographic signs; its own letters begin at 0xC0.
 */
function oneByteEncoding(bytes: Uint8Array): 'macintosh' | 'windows-1252' {
  if (!bytes.includes(CARRIAGE_RETURN) || bytes.includes(LINE_FEED)) return 'windows-1252';
  const macLetters = bytes.filter((byte) => byte >= 0x80 && byte < 0xa0).length;
  return macLetters > bytes.filter((byte) => byte >= 0xc0).length ? 'macintosh' : 'windows-1252';
}

function textOf(bytes: Uint8Array): string {
  try {
    return decode(bytes, utf16Of(bytes) ?? 'utf-8');
  } catch {
    return decode(bytes, oneByteEncoding(bytes));
  }
}

/**
 * The text of a file as spreadsheets and editors write it; null where it is too large: UTF-8 and UTF-16 with or without
 * their mark, Windows-1252, and what old Macs wrote.
 */
export async function readChosenFile(file: Blob): Promise<string | null> {
  // UTF-16 takes up to twice the bytes of the same text.
  if (file.size > 2 * FILE_TEXT_MAX) return null;
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  return new Blob([text]).size > FILE_TEXT_MAX ? null : text;
}
