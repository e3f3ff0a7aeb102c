import { inflateSync } from 'node:zlib';
import { isolated } from '@ofenpost/core/text/cut-text';
import { assert, asyncProperty, constantFrom } from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test-tools/testing/any-text.fixtures.ts';
import { PAGE_MARGIN, type PdfFont, drawPdf } from './pdf-document.ts';

const ABOUT = { title: 'Probe', author: 'Ofenpost', at: new Date('2026-11-20T18:30:00+01:00') };
const FONTS = ['regular', 'semibold', 'serif'] as const satisfies readonly PdfFont[];

const written = (text: string, { font = 'regular', width = 400 }: { font?: PdfFont; width?: number } = {}) =>
  drawPdf(ABOUT, (pdf) => void pdf.font(font).fontSize(10).text(text, PAGE_MARGIN, PAGE_MARGIN, { width }));

const read = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })).text;

/** The ids of all glyphs on the pages; 0 is the empty box for a missing letter. */
function glyphsOf(bytes: Uint8Array): number[] {
  const file = Buffer.from(bytes);
  const glyphs: number[] = [];
  for (let at = file.indexOf('stream\n'); at !== -1; at = file.indexOf('stream\n', at + 1)) {
    const start = at + 'stream\n'.length;
    const end = file.indexOf('\nendstream', start);
    if (file.subarray(at - 3, at).toString() === 'end' || end === -1) continue;
    const head = file.subarray(file.lastIndexOf(' obj', at), at).toString('latin1');
    if (!head.includes('/FlateDecode')) continue;
    const content = inflateSync(file.subarray(start, end)).toString('latin1');
    const shown = Array.from(content.matchAll(/\[(.*?)\] TJ/g), ([, pieces = '']) => pieces).join(' ');
    const codes = Array.from(shown.matchAll(/<([0-9a-f]+)>/g), ([, hex = '']) => hex).join('');
    glyphs.push(...Array.from(codes.matchAll(/.{4}/g), ([code]) => Number.parseInt(code, 16)));
  }
  return glyphs;
}

/** Where each piece of text ends, in points from the left edge of the page. */
async function rightEnds(bytes: Uint8Array): Promise<number[]> {
  const pdf = await getDocumentProxy(bytes.slice());
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, page) => pdf.getPage(page + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return contents
    .flatMap(({ items }) => items)
    .flatMap((item) => ('str' in item && item.str.trim() !== '' ? [Number(item.transform[4]) + item.width] : []));
}

describe('the text of a PDF', () => {
  it.each([
    ['Nguyễn Thị Hường', 'Nguyễn Thị Hường'],
    ['Аллергия на орехи', 'Аллергия на орехи'],
    ['Αλεξάνδρα Παπαδοπούλου', 'Αλεξάνδρα Παπαδοπούλου'],
    ['Łukasz Wójcik-Żądło, Şahin', 'Łukasz Wójcik-Żądło, Şahin'],
    ['12\u201114 Stück', '12-14 Stück'],
    ['Pia 🍕 und 👩🏽‍🍳', 'Pia [Pizza] und [Köchin]'],
    ['对花生过敏', '对花生过敏'],
    ['たまご 땅콩', 'たまご 땅콩'],
    ['Anna \u202EMuster\u202C', 'Anna Muster'],
    ['𠮷 བོ', '[U+20BB7] [U+0F56][U+0F7C]'],
    ['a\tb\u00A0c', 'a b c'],
  ])('of %j is %j', async (text, shown) => {
    for (const font of FONTS) {
      const bytes = await written(text, { font });
      expect(glyphsOf(bytes)).not.toContain(0);
      expect((await read(bytes)).replaceAll(/\s+/g, ' ').trim()).toBe(shown);
    }
  });

  it.each([
    'حساسية من الفول السوداني',
    'אלרגיה לאגוזים',
    'แพ้ถั่ว',
    'मूंगफली से एलर्जी',
    'வேர்க்கடலை ஒவ்வாமை',
    'ሰላም ኣለርጂ',
    'বাদামে অ্যালার্জি',
    'රටකජු අසාත්මිකතා',
    'អាឡែកហ្ស៊ីសណ្ដែកដី',
  ])('has glyphs for all of %j', async (text) => {
    const glyphs = glyphsOf(await written(text));
    expect(glyphs.length).toBeGreaterThan(6);
    expect(glyphs).not.toContain(0);
  });

  it('goes from right to left where its script does', async () => {
    // Glyphs are numbered in the order of their use.
    expect(glyphsOf(await written('aab'))).toEqual([1, 1, 2]);
    expect(glyphsOf(await written('אאב'))).toEqual([1, 2, 2]);
    // Left-to-right text after a name stays on its right.
    expect(glyphsOf(await written(`${isolated('אאב')} 1`))).toEqual([1, 2, 2, 1, 2]);
  });

  it('is broken where its column ends, also with letters of several fonts and in long words', async () => {
    const texts = ['Pizza für Łukasz и Алёна 🍕 с орехами, χωρίς τυρί ', '对花生过敏的客人', 'Żółć', '𐌀𐌁𐌂', 'Ёжик🍕'];
    for (const text of texts)
      for (const font of FONTS) {
        const bytes = await written(text.repeat(30), { font, width: 97 });
        expect(glyphsOf(bytes)).not.toContain(0);
        expect(Math.max(...(await rightEnds(bytes)))).toBeLessThan(PAGE_MARGIN + 97 + 0.5);
      }
  });

  it('ends at the right or lies in the middle, whatever fonts it takes', async () => {
    const placed = async (align: 'right' | 'center') => {
      const bytes = await drawPdf(ABOUT, (pdf) => void pdf.text('Łódź Ёж 5 🍕', 100, 100, { width: 300, align }));
      return Math.max(...(await rightEnds(bytes)));
    };
    const [right, middle] = [await placed('right'), await placed('center')];
    expect(right).toBeCloseTo(400, 0);
    const width = 2 * (right - middle);
    expect(middle).toBeCloseTo(250 + (300 - width) / 2, 0);
  });

  it('never has an empty glyph, whatever it is', async () => {
    await assert(
      asyncProperty(anyText(12), constantFrom(...FONTS), async (text, font) => {
        const glyphs = glyphsOf(await written(`1${text}2`, { font, width: 60 }));
        expect(glyphs.length).toBeGreaterThan(1);
        expect(glyphs).not.toContain(0);
      }),
      { numRuns: 60 },
    );
  });
});

it('draws many documents one after the other, and rests in between for three times as long as each took', async () => {
  const spans: { readonly start: number; readonly end: number }[] = [];
  const one = () =>
    drawPdf(ABOUT, (pdf) => {
      const start = performance.now();
      for (let line = 0; line < 40; line += 1) pdf.font('regular').text(`Zeile ${line}`);
      spans.push({ start, end: performance.now() });
    });
  await Promise.all(Array.from({ length: 4 }, one));
  const rests = spans.slice(1).map(({ start }, index) => {
    const before = spans[index] ?? { start: 0, end: 0 };
    return start - before.end > 3 * (before.end - before.start);
  });
  expect(rests).toEqual([true, true, true]);
});

it('goes on with the next document when one fails', async () => {
  const failing = drawPdf(ABOUT, () => {
    throw new Error('no such font');
  });
  const next = written('Danach');
  await expect(failing).rejects.toThrow('no such font');
  expect(await read(await next)).toContain('Danach');
});
