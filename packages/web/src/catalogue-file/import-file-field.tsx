import type { ImportedFile } from '@ofenpost/core/catalogue-file/catalogue-import';
import { FILE_TEXT_MAX } from '@ofenpost/core/catalogue-file/file-entry';
import { cutText } from '@ofenpost/core/text/cut-text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { logFailure } from '../app/show-error-toast.ts';
import page from './catalogue-file.module.css';
import styles from './import-file-field.module.css';

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

type Props = {
  readonly isBusy: boolean;
  readonly onFile: (file: ImportedFile) => void;
};

const TOO_LARGE = `Die Datei ist zu gross. Möglich sind ${FILE_TEXT_MAX / 1_000_000} MB.`;
const UNREADABLE = 'Die Datei kann nicht gelesen werden. Ist sie noch offen oder verschoben?';

/** Accepts a file by choice or by drop. */
export function ImportFileField({ isBusy, onFile }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (file === undefined || isBusy) return;
    setProblem(null);
    try {
      const text = await readChosenFile(file);
      if (text === null) setProblem(TOO_LARGE);
      else onFile({ name: cutText(file.name, 200) || 'Datei', text, isWhole: false });
    } catch (error) {
      logFailure(error);
      setProblem(UNREADABLE);
    }
  };
  const input = useRef<HTMLInputElement>(null);
  // A file may have been chosen before hydration.
  const takePicked = useEffectEvent(() => void take(input.current?.files?.[0]));
  useEffect(() => takePicked(), []);
  return (
    <>
      <label className={`${styles.drop} ${isOver ? styles.over : ''}`}>
        <svg viewBox="0 0 24 24" width="30" height="30" aria-hidden="true">
          <path
            d="M12 16V5m0 0-4 4m4-4 4 4M5 16v3h14v-3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <b>{isBusy ? 'Wird geprüft …' : 'Datei wählen'}</b>
        <span>oder hierher ziehen: CSV oder JSON, höchstens {FILE_TEXT_MAX / 1_000_000} MB</span>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.json,text/csv,application/json"
          aria-label="Datei wählen"
          disabled={isBusy}
          // Files may be dropped on the label as well.
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The reset lets people choose the same file again after they corrected it.
            target.value = '';
          }}
        />
      </label>
      {problem !== null && (
        <p className={page.error} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
