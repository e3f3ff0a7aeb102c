import type * as fs from 'node:fs';
import { assert, asyncProperty, integer, pre, string } from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anyText } from '../../test-tools/testing/any-text.fixtures.ts';
import { type PrintedPaper, createHead } from '../../test-tools/testing/receipt-printer.fixtures.ts';
import { FALLBACKS, textRuns } from '../font/fallback-font.ts';
import { paperText } from '../font/paper-text.ts';
import { encodeTicket } from './encode-ticket.ts';
import { canDraw } from './raster-line.ts';
import { fitsCodePage } from './ticket-lines.ts';

async function print(text: string): Promise<PrintedPaper> {
  const papers: PrintedPaper[] = [];
  createHead(papers)([...(await encodeTicket([{ kind: 'alert', label: 'Bemerkung', text }], 48))]);
  const [paper] = papers;
  if (paper === undefined) throw new Error('Nothing was cut off.');
  return paper;
}
const printedLines = ({ lines }: PrintedPaper) => lines.map((line) => line.trim()).filter((line) => line !== '');
const withoutSpaces = (text: string) => text.replaceAll(' ', '');
const NOTICE = ['NICHT DRUCKBAR:', 'Schau am Bildschirm nach!'];

/** The ids of the rendered glyphs; 0 is a missing letter. */
function glyphsOf(text: string): number[] {
  return textRuns(text, { own: null, names: FALLBACKS.bold }).flatMap(
    ({ text: run, fallback }) => fallback?.font.layout(run).glyphs.map(({ id }) => id) ?? [0],
  );
}

describe('a ticket', () => {
  it('is in letters of the printer where it has them', async () => {
    const paper = await print('12\u201114 Nüsse – «Crème» für 5 €, 🍕!');
    expect(printedLines(paper)).toEqual(['BEMERKUNG:', '12-14 Nüsse – «Crème» für 5 €, [Pizza]!']);
    expect(paper.pictures).toEqual([]);
  });

  it.each([
    'Аллергия на орехи!',
    'Łukasz, Şahin, Ōe, ħ',
    'Nguyễn Thị Hường',
    'αλλεργία',
    'حساسية من الفول السوداني',
    'אלרגיה לאגוזים',
    'Für den Kurier: \u2068שער 12\u2069',
    '对花生过敏',
    'アレルギー卵えび込',
    '땅콩 알레르기',
    'แพ้ถั่ว',
    'मूंगफली से एलर्जी',
    'வேர்க்கடலை ஒவ்வாமை',
    'ሰላም ኣለርጂ',
    'বাদামে অ্যালার্জি',
    'ਮੂੰਗਫਲੀ ਤੋਂ ਐਲਰਜੀ',
    'મગફળીની એલર્જી',
    'ଚିନାବାଦାମ',
    'వేరుశెనగ అలెర్జీ',
    'ಕಡಲೆಕಾಯಿ ಅಲರ್ಜಿ',
    'നിലക്കടല അലർജി',
    'රටකජු අසාත්මිකතා',
    'မြေပဲ ဓာတ်မတည့်',
    'អាឡែកហ្ស៊ីសណ្ដែកដី',
    'არაქისის ალერგია',
    'ալերգիա',
    'ແພ້ຖົ່ວ',
    '→ ☐ ⅓ ✓',
  ])('has a picture of %j, and nothing else', async (text) => {
    const paper = await print(text);
    expect(printedLines(paper)).toEqual(['BEMERKUNG:']);
    expect(paper.pictures).toHaveLength(1);
    // The label, and the feed before the cut: no empty line follows a picture.
    expect(paper.lines).toHaveLength(1 + 5);
    const [{ bytesPerRow, dots } = { bytesPerRow: 0, dots: [] }] = paper.pictures;
    expect([bytesPerRow, dots.length]).toEqual([72, 72 * 80]);
    // White letters on black, with a black border.
    expect(dots.some((byte) => byte !== 0xff)).toBe(true);
    expect(dots.slice(0, bytesPerRow).every((byte) => byte === 0xff)).toBe(true);
    expect(glyphsOf(paperText(text))).not.toContain(0);
  });

  it('has amounts whole at its right end beside what is drawn', async () => {
    const papers: PrintedPaper[] = [];
    const right = (text: string) => encodeTicket([{ kind: 'headline', left: 'Łódź', right: text }], 48);
    for (const text of ['MMM', 'MMMM']) createHead(papers)([...(await right(text))]);
    const widths = papers.map(({ pictures: [picture] }) => {
      const { bytesPerRow, dots } = picture ?? { bytesPerRow: 0, dots: [] };
      return dots.filter((byte, place) => place % bytesPerRow === bytesPerRow - 1 && (byte & 1) === 1).length;
    });
    // No letter is cut off at the edge of the paper.
    expect(widths).toEqual([0, 0]);
  });

  it('breaks what is drawn into as many pictures as it has lines', async () => {
    const { pictures } = await print('Аллергия на орехи! '.repeat(20).trim());
    expect(pictures.length).toBeGreaterThan(5);
  });

  it('gives the text back when its bytes are read, whatever letters of the printer it has', async () => {
    const sign = integer({ min: 0x20, max: 0xff }).map((code) =>
      new TextDecoder('windows-1252').decode(Uint8Array.of(code)),
    );
    await assert(
      asyncProperty(string({ unit: sign, minLength: 1, maxLength: 120 }), async (text) => {
        pre(fitsCodePage(paperText(text)));
        const [, ...lines] = printedLines(await print(text));
        expect(withoutSpaces(lines.join(''))).toBe(withoutSpaces(paperText(text)));
      }),
      { numRuns: 40 },
    );
  });

  it('prints the letters, draws them with fonts that have them, or tells that it cannot, whatever the text is', async () => {
    await assert(
      asyncProperty(anyText(8), async (text) => {
        const paper = await print(text);
        const shown = paperText(text);
        const [, ...lines] = printedLines(paper);
        const graphemes = Array.from(new Intl.Segmenter('de').segment(shown), ({ segment }) => segment);
        const isWritten = fitsCodePage(shown) && withoutSpaces(lines.join('')) === withoutSpaces(shown);
        const isRendered =
          paper.pictures.length > 0 &&
          !lines.includes(NOTICE[0] ?? '') &&
          graphemes.every(canDraw) &&
          !glyphsOf(shown).includes(0);
        const isReported = !graphemes.every(canDraw) && lines.slice(-2).join() === NOTICE.join();
        expect({ text, isShown: isWritten || isRendered || isReported }).toEqual({ text, isShown: true });
      }),
      { numRuns: 40 },
    );
  });

  it('has the number of each letter that no font has, and says so', async () => {
    const paper = await print('𠮷 བོ');
    expect(printedLines(paper)).toEqual(['BEMERKUNG:', '[U+20BB7] [U+0F56][U+0F7C]', ...NOTICE]);
    expect(paper.inverted.map((line) => line.trim())).toEqual(expect.arrayContaining(NOTICE));
  });
});

describe('without fonts', () => {
  afterEach(() => {
    vi.doUnmock('node:fs');
    vi.resetModules();
  });

  it('a ticket comes all the same, says what it could not print, and has the rest of it', async () => {
    vi.resetModules();
    const warnings: string[] = [];
    vi.spyOn(process, 'emitWarning').mockImplementation((warning) => void warnings.push(String(warning)));
    vi.doMock('node:fs', async (original) => ({
      ...(await original<typeof fs>()),
      readFileSync: () => {
        throw new Error('gone');
      },
    }));
    const { encodeTicket: encode } = await import('./encode-ticket.ts');
    const papers: PrintedPaper[] = [];
    createHead(papers)([
      ...(await encode(
        [
          { kind: 'number', text: '1234' },
          { kind: 'alert', label: 'Bemerkung', text: 'Ёж!' },
        ],
        48,
      )),
    ]);
    expect(printedLines(papers[0] ?? { lines: [], inverted: [], codepage: null, pictures: [] })).toEqual([
      '1234',
      'BEMERKUNG:',
      '[U+0401][U+0436]!',
      ...NOTICE,
    ]);
    expect(warnings[0]).toContain('cannot be read');
  });
});
