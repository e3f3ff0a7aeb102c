import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Font } from 'fontkit';
import { PROJECT_ROOT } from '../configuration/project-root.ts';
import { openFont } from '../font/fallback-font.ts';
import { createQueue } from '../photo/serialize.ts';
import { embedFallbacks } from './pdf-fonts.ts';

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

const inTurn = createQueue();
/**
 * Rendering blocks the process for a tenth of a second. Many documents may take a quarter of the time; a single one
 * does not wait.
 */
const REST_FACTOR = 3;

/**
 * An A4 document in the app's fonts and, for missing letters, in the fallbacks, as bytes. The library is loaded for the
 * first one. Documents are rendered one after the other, with other requests between two of them.
 */
export const drawPdf = (about: About, write: (pdf: PdfDocument) => void): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    void inTurn(async () => {
      const start = performance.now();
      await draw(about, write).then(resolve, reject);
      await sleep(REST_FACTOR * (performance.now() - start));
    });
  });
