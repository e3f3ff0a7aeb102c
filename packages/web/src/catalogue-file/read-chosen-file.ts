import { FILE_TEXT_MAX } from '@ofenpost/core/catalogue-file/file-entry';

const text = (bytes: ArrayBuffer, encoding: string): string => new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** The text of a file; null where it is too large. Spreadsheets that know no UTF-8 write Windows-1252. */
export async function readChosenFile(file: File): Promise<string | null> {
  if (file.size > FILE_TEXT_MAX) return null;
  const bytes = await file.arrayBuffer();
  try {
    return text(bytes, 'utf-8');
  } catch {
    return text(bytes, 'windows-1252');
  }
}
