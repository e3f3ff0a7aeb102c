import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Font } from 'fontkit';
import { PROJECT_ROOT } from '../configuration/directory.ts';
import { FALLBACKS, type FallbackFont, canDraw, hasLetters, textRuns, openFont } from '../font/fallback-font.ts';
import { paperText, withCodes } from '../font/paper-text.ts';
import { SHOP, type Sender, createFairQueue } from '../http/fair-queue.ts';

type TextOptions = PDFKit.Mixins.TextOptions & {
  /** The width of the line without its trailing space. */
  readonly textWidth?: number;
  readonly lineWidth?: number;
};

/** A font as pdfkit embeds it. */
type EmbeddedFont = { readonly name: string; readonly font: Font; readonly ascender: number };

/**
 * The internals of pdfkit's `text` and `heightOfString`, which its types omit. Source: pdfkit 0.20, `mixins/text.js`.
 */
type TextMethods = {
  _font: EmbeddedFont;
  _fontSize: number;
  font(source: string): void;
  _text(text: string, ...rest: readonly unknown[]): unknown;
  _fragment(text: string, x: number, y: number, options: TextOptions): void;
  widthOfString(text: string, options?: TextOptions): number;
};

/** Half of a surrogate pair, at which pdfkit may break a long word. */
const HALF_CHARACTER = /\p{Cs}/u;

/**
 * Makes every text of the document readable: missing letters come from the fallbacks, embedded as far as they are used,
 * and a letter without any font becomes its code point. Lines are measured in the fonts of their letters.
 */
function embedFallbacks(pdf: PDFKit.PDFDocument): void {
  const methods = pdf as unknown as TextMethods;
  const drawFragment = methods._fragment.bind(pdf);
  const write = methods._text.bind(pdf);
  const measure = methods.widthOfString.bind(pdf);
  const registered = new Set<string>();

  const chooseFallback = ({ name, bytes }: FallbackFont): void => {
    if (!registered.has(name)) pdf.registerFont(name, bytes);
    registered.add(name);
    methods.font(name);
  };

  /** Calls `each` for the runs from left to right, with their font set. */
  const inRuns = (text: string, each: (run: string) => void): void => {
    const own = methods._font;
    const names = own.name.endsWith('-Regular') ? FALLBACKS.regular : FALLBACKS.bold;
    try {
      for (const { text: run, fallback } of textRuns(text, { own: own.font, names })) {
        if (fallback === null) methods._font = own;
        else chooseFallback(fallback);
        each(run);
      }
    } finally {
      methods._font = own;
    }
  };

  const hasAll = (text: string): boolean => hasLetters(methods._font.font, text);

  methods._text = (text, ...rest) => {
    const canShow = (part: string): boolean => hasAll(part) || canDraw(part);
    const lines = text.split('\n').map((line) => withCodes(paperText(line), canShow));
    return write(lines.join('\n'), ...rest);
  };

  methods.widthOfString = (text, options = {}) => {
    if (HALF_CHARACTER.test(text)) return Number.POSITIVE_INFINITY;
    let width = 0;
    inRuns(text, (run) => (width += measure(run, options)));
    return width;
  };

  methods._fragment = (text, x, y, options) => {
    const line = text.replaceAll('\n', '').trimEnd();
    const { align, width, lineWidth = 0 } = options;
    const space = width === undefined ? 0 : lineWidth - methods.widthOfString(line, options);
    let left = x + (align === 'right' ? space : align === 'center' ? space / 2 : 0);
    // All runs stand on the baseline of the line's own font.
    const baseline = -(methods._font.ascender / 1000) * methods._fontSize;
    inRuns(line, (run) => {
      drawFragment(run, left, y, { ...options, align: 'left', textWidth: measure(run, options), baseline });
      left += measure(run, options);
    });
  };
}

export type PdfDocument = PDFKit.PDFDocument;

export type PdfFont = 'regular' | 'semibold' | 'serif';

/** Static instances of the app's fonts: PDF does not support WOFF2. */
const FONT_FILES: Readonly<Record<PdfFont, string>> = {
  regular: 'Figtree-Regular.ttf',
  semibold: 'Figtree-SemiBold.ttf',
  serif: 'Fraunces-SemiBold.ttf',
};

let opened: Promise<Font[]> | null = null;

/** Opened once: parsing their tables takes as long as rendering a document with them. */
async function openFonts(): Promise<Font[]> {
  opened ??= Promise.all(
    Object.values(FONT_FILES).map(async (file) =>
      openFont(await readFile(join(PROJECT_ROOT, 'packages/server/fonts', file))),
    ),
  );
  const fonts = await opened.catch((error: unknown) => {
    opened = null;
    throw error;
  });
  // A glyph keeps the code points of its first use, which another document may have requested without any: then its
  // text could not be copied. Source: fontkit 2.0, `getGlyph`.
  for (const font of fonts) Object.assign(font, { _glyphs: {} });
  return fonts;
}

/** It accepts an opened font too, which its types omit. Source: pdfkit 0.20, `PDFFontFactory.open`. */
const asSource = (font: Font | undefined): string => font as unknown as string;

/** In points, 72 an inch. */
export const PAGE_MARGIN = 56;

type About = { readonly title: string; readonly author: string; readonly at: Date };

async function draw(about: About, write: (pdf: PdfDocument) => void): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PDFDocument } = await import('pdfkit');
  const fonts = await openFonts();
  const pdf = new PDFDocument({
    size: 'A4',
    margin: PAGE_MARGIN,
    lang: 'de-CH',
    displayTitle: true,
    bufferPages: true,
    // pdfkit's own fonts would be read from its folder, which the built server does not have.
    font: asSource(fonts[0]),
    info: { Title: about.title, Author: about.author, CreationDate: about.at },
  });
  for (const [index, name] of Object.keys(FONT_FILES).entries()) pdf.registerFont(name, asSource(fonts[index]));
  embedFallbacks(pdf);
  write(pdf);
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}

/** How many documents may wait: at most half a minute of them. */
const queue = createFairQueue({ waitingMax: 60, lineMax: 10 });

/**
 * Rendering blocks the process for a tenth of a second. Many documents may take a quarter of the time; a single one
 * does not wait.
 */
const REST_FACTOR = 3;

/**
 * An A4 document in the app's fonts and, for missing letters, in the fallbacks, as bytes. The library is loaded for the
 * first one. Documents are rendered one after the other, with other requests between two of them: those of the shop
 * first. Null: too many are waiting, or whoever waited has left.
 */
export async function drawPdfFor(sender: Sender, about: About, write: (pdf: PdfDocument) => void) {
  const turn = queue.run(sender, async (doLater) => {
    const start = performance.now();
    // A document that fails took its time too.
    doLater(() => sleep(REST_FACTOR * (performance.now() - start)));
    return draw(about, write);
  });
  return turn && turn.result;
}

/** A document of the shop. */
export async function drawPdf(about: About, write: (pdf: PdfDocument) => void): Promise<Uint8Array<ArrayBuffer>> {
  const document = await drawPdfFor(SHOP, about, write);
  if (document === null) throw new Error('Too many documents are waiting.');
  return document;
}
