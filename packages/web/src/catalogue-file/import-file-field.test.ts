import { FILE_TEXT_MAX } from '@ofenpost/core/catalogue-file/file-entry';
import { readCatalogueFile } from '@ofenpost/core/catalogue-file/read-catalogue-file';
import { describe, expect, it } from 'vitest';
import { readChosenFile } from './import-file-field.tsx';

const CSV = 'Art;Name\r\nGruppe;Süsses & Crème';
const JSON_FILE = '{"format":"ofenpost.catalogue","version":1,"productGroups":[{"name":"Süsses & Crème"}]}';

const utf16 = (text: string, isLittle: boolean): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
};
const oneByte = (text: string, codes: Readonly<Record<string, number>> = {}): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => codes[letter] ?? letter.charCodeAt(0));
const DOS_CODES = { ü: 0x81, è: 0x8a };
const MAC_CODES = { ü: 0x9f, è: 0x8f };

const ENCODINGS: readonly [string, (text: string) => BlobPart][] = [
  ['UTF-8', (text) => text],
  ['UTF-8 with its mark', (text) => `\uFEFF${text}`],
  ['UTF-16 LE with its mark', (text) => utf16(`\uFEFF${text}`, true)],
  ['UTF-16 BE with its mark', (text) => utf16(`\uFEFF${text}`, false)],
  ['UTF-16 LE', (text) => utf16(text, true)],
  ['UTF-16 BE', (text) => utf16(text, false)],
  ['Windows-1252', (text) => oneByte(text)],
  ['the code page of MS-DOS', (text) => oneByte(text, DOS_CODES)],
  ['Windows-1252 with lines of an old Mac', (text) => oneByte(text.replaceAll('\r\n', '\r'))],
  ['UTF-8 with lines of an old Mac', (text) => text.replaceAll('\r\n', '\r')],
];

describe.each(ENCODINGS)('a file in %s', (_, encode) => {
  it.each([
    ['CSV', CSV],
    ['CSV with tabs', CSV.replaceAll(';', '\t')],
    ['JSON', JSON_FILE],
  ])('is read as %s', async (_kind, text) => {
    const read = readCatalogueFile((await readChosenFile(new Blob([encode(text)]))) ?? '');
    expect(read).toMatchObject({ problems: [], entries: [{ fields: { name: 'Süsses & Crème' } }] });
  });
});

it('is read as an old Mac wrote it', async () => {
  const file = new Blob([oneByte(CSV.replaceAll('\r\n', '\r'), MAC_CODES)]);
  expect(await readChosenFile(file)).toBe(CSV.replaceAll('\r\n', '\r'));
});

it.each([
  [
    'its quotes, dashes and dots',
    'Gruppe;\u0093Chef\u0094 \u0096 O\u0092Neil\u0097Anna\u0096Maria\u0085und\u0085',
    'Gruppe;“Chef” – O’Neil—Anna–Maria…und…',
  ],
  ['Pizza for 5 \u0080', 'Pizza for 5 \u0080', 'Pizza for 5 €'],
  ['its own letters beside them', 'Sm\u00F8r \u0084x\u0093y', 'Smør „x“y'],
])('is Windows-1252 with %s', async (_, bytes, text) => {
  expect(await readChosenFile(new Blob([oneByte(bytes)]))).toBe(text);
});

it.each([
  ['a workbook', oneByte('PK\u0003\u0004\u0014\0\u0006\u00FF')],
  ['a PDF', oneByte('%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3')],
  ['a photo', oneByte('\u00FF\u00D8\u00FF\u00E0JFIF')],
  ['a photo of an iPhone', oneByte('\0\0\0\u0018ftypheic')],
])('is told in one sentence where it is %s', async (_, bytes) => {
  const { entries, problems } = readCatalogueFile((await readChosenFile(new Blob([bytes]))) ?? '');
  expect([entries, problems.length]).toEqual([[], 1]);
  expect(problems[0]?.message).toContain('Das ist keine CSV-Datei');
});

it('is refused where its text is too large, and only then', async () => {
  expect(await readChosenFile(new Blob(['x'.repeat(FILE_TEXT_MAX)]))).toHaveLength(FILE_TEXT_MAX);
  expect(await readChosenFile(new Blob(['x'.repeat(FILE_TEXT_MAX + 1)]))).toBeNull();
  expect(await readChosenFile(new Blob([utf16(`x${'y'.repeat(FILE_TEXT_MAX / 2)}`, true)]))).toHaveLength(
    FILE_TEXT_MAX / 2 + 1,
  );
});
