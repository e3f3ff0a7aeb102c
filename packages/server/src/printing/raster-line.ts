import { FALLBACKS, canDraw as fontsHave, textRuns } from '../font/fallback-font.ts';
import { loadSharp } from '../photo/sharp.ts';
import { fitsCodePage, type TicketLine } from './ticket-lines.ts';

/** The size of a normal character, in dots of the printer. Source: Epson, "ESC/POS Command Reference", font A. */
const COLUMN_DOTS = 12;
/** The baseline, in dots from the top: room for letters with two accents above and one below. */
const LINE_DOTS = 40;
const BASELINE_DOTS = 29;
/** The font size in dots, so that letters are as tall as the printer's. */
const EM_DOTS = 23;
/** Coverage of 255 from which a dot is black. */
const THRESHOLD = 128;

/** GS v 0: prints a raster picture, one bit a dot. Source: Epson, "ESC/POS Command Reference". */
const PRINT_RASTER = [0x1d, 0x76, 0x30, 0x00];

type RasterLine = { readonly width: number; readonly svg: string };

/** The path of the text from x = 0 on the baseline y = 0, in dots of normal size. */
function draw(text: string, isBold: boolean): RasterLine {
  let x = 0;
  let svg = '';
  const names = isBold ? FALLBACKS.bold : FALLBACKS.regular;
  for (const { text: part, fallback } of textRuns(text, { own: null, names })) {
    if (fallback === null) throw new Error(`No font has all of ${part}.`);
    const { font } = fallback;
    const scale = EM_DOTS / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [index, { path }] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      svg += `<path transform="translate(${x + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})" d="${path.toSVG()}"/>`;
      x += xAdvance * scale;
    }
  }
  return { width: x, svg };
}

/** The columns of a text, in the printer's own letters or else as a picture. */
export const columnsOf = (text: string, isBold: boolean): number =>
  fitsCodePage(text) ? text.length : Math.ceil(draw(text, isBold).width / COLUMN_DOTS - 0.01);

/** Whether the printer or a font has every letter. A letter and its marks have to be in the same font. */
export const canDraw = (text: string): boolean => fitsCodePage(text) || fontsHave(text);

function lineSvg(
  { segments, width, height, isBold, isInverted }: TicketLine,
  dots: { wide: number; high: number },
): string {
  const [paper, ink] = isInverted ? ['#000', '#fff'] : ['#fff', '#000'];
  const texts = segments.map(({ column, text }) => {
    const x = column * COLUMN_DOTS * width;
    const raster = draw(text, isBold);
    // Amounts beside a name that is a picture take no more columns than in the printer's letters.
    const squeeze = Math.min(1, (columnsOf(text, isBold) * COLUMN_DOTS) / raster.width);
    return `<g transform="translate(${x} ${BASELINE_DOTS * height}) scale(${width * squeeze} ${height})">${raster.svg}</g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${dots.wide}" height="${dots.high}">` +
    `<rect width="100%" height="100%" fill="${paper}"/><g fill="${ink}">${texts.join('')}</g></svg>`
  );
}

/** The command that prints a line as a picture as wide as the paper. The next line follows directly below it. */
export async function drawLine(line: TicketLine, columns: number): Promise<Uint8Array> {
  const bytesPerRow = Math.floor((columns * COLUMN_DOTS) / 8);
  const [wide, high] = [bytesPerRow * 8, LINE_DOTS * line.height];
  const svg = lineSvg(line, { wide, high });
  const grey = await loadSharp()(Buffer.from(svg), { unlimited: true }).flatten().toColourspace('b-w').raw().toBuffer();
  const bits = new Uint8Array(bytesPerRow * high);
  for (const [dot, light] of grey.entries())
    // The first dot is the highest bit.
    if (light < THRESHOLD) bits[dot >> 3] = (bits[dot >> 3] ?? 0) | (0x80 >> (dot & 7));
  return Buffer.concat([
    Buffer.from([...PRINT_RASTER, bytesPerRow & 0xff, bytesPerRow >> 8, high & 0xff, high >> 8]),
    bits,
  ]);
}
