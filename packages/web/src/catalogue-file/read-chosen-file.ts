import { FILE_TEXT_MAX } from '@ofenpost/core/catalogue-file/file-entry';

const decode = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** Detects UTF-16 by its byte order mark, or by zeros in every other byte; null for anything else. */
function utf16Of([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && fourth === 0 && first !== 0 && third !== 0) return 'utf-16le';
  return first === 0 && third === 0 && second !== 0 && fourth !== 0 ? 'utf-16be' : null;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** The characters from 0x80 on. Source: Unicode, "cp850 to Unicode table". */
const DOS_SIGNS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀Ó\u00DFÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';
/** Matches accented DOS letters within words; the same bytes in Windows-1252 are punctuation, which surrounds words. */
const DOS_LETTER = /[a-z][\u0081-\u0084\u0087-\u008C\u0093-\u0095][a-z]/i;

/**
 * Decodes the MS-DOS text that spreadsheets still offer; null where its bytes are likelier Windows-1252, whose letters
 * begin at 0xC0.
 */
function dosText(bytes: Uint8Array): string | null {
  const isWindows = bytes.some((byte) => byte >= 0xc0);
  const signs = isWindows ? '' : Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  if (!DOS_LETTER.test(signs)) return null;
  return signs.replaceAll(/[\u0080-\u00FF]/g, (sign) => DOS_SIGNS.charAt(sign.charCodeAt(0) - 0x80));
}

/**
 * Detects the encoding of a text that is not UTF-8. Old Macs end lines by a carriage return alone and have accented
 * letters from 0x80 on, where Windows-1252 has punctuation; its letters begin at 0xC0.
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
    const encoding = oneByteEncoding(bytes);
    return (encoding === 'windows-1252' ? dosText(bytes) : null) ?? decode(bytes, encoding);
  }
}

/**
 * Decodes a file of a spreadsheet or an editor: UTF-8 and UTF-16 with or without a byte order mark, Windows-1252, and
 * the encodings of old Macs and MS-DOS. Returns null where it is too large.
 */
export async function readChosenFile(file: Blob): Promise<string | null> {
  // UTF-16 takes up to twice the bytes of the same text.
  if (file.size > 2 * FILE_TEXT_MAX) return null;
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  return new Blob([text]).size > FILE_TEXT_MAX ? null : text;
}
