import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_ROOT } from '../configuration/project-root.ts';
import { createQueue } from '../photo/one-at-a-time.ts';
import { embedFallbacks } from './pdf-fonts.ts';

export type PdfDocument = PDFKit.PDFDocument;

export type PdfFont = 'regular' | 'semibold' | 'serif';

/** Static cuts of the app's fonts: PDF knows no WOFF2. */
const FONT_FILES: Readonly<Record<PdfFont, string>> = {
  regular: 'Figtree-Regular.ttf',
  semibold: 'Figtree-SemiBold.ttf',
  serif: 'Fraunces-SemiBold.ttf',
};

const readFont = (name: string): Promise<Buffer> => readFile(join(PROJECT_ROOT, 'packages/server/fonts', name));

/** In points, 72 an inch. */
export const PAGE_MARGIN = 56;

type About = { readonly title: string; readonly author: string; readonly at: Date };

async function draw(about: About, write: (pdf: PdfDocument) => void): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PDFDocument } = await import('pdfkit');
  const { regular, semibold, serif } = FONT_FILES;
  const fonts = await Promise.all([readFont(regular), readFont(semibold), readFont(serif)]);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: PAGE_MARGIN,
    lang: 'de-CH',
    displayTitle: true,
    bufferPages: true,
    // pdfkit's own fonts would be read from its folder, which the built server does not have.
    font: fonts[0] as unknown as string,
    info: { Title: about.title, Author: about.author, CreationDate: about.at },
  });
  for (const [index, name] of (['regular', 'semibold', 'serif'] as const).entries())
    pdf.registerFont(name, fonts[index]);
  embedFallbacks(pdf);
  write(pdf);
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}

const inTurn = createQueue();
/** Drawing holds the process for a tenth of a second. Of many documents it may take a quarter of the time, of one nothing. */
const REST_FACTOR = 3;

/**
 * An A4 document in the app's fonts and, for letters that they lack, in the fallbacks, as bytes. The library is loaded when
 * the first one is drawn. Documents are drawn one after the other, and others have the process between two of them.
 */
export const drawPdf = (about: About, write: (pdf: PdfDocument) => void): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    void inTurn(async () => {
      const start = performance.now();
      await draw(about, write).then(resolve, reject);
      await sleep(REST_FACTOR * (performance.now() - start));
    });
  });
