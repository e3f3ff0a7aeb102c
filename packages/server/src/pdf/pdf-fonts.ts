import type { Font } from 'fontkit';
import { FALLBACKS, type FallbackFont, canDraw, hasLetters } from '../font/fallback-font.ts';
import { paperText, withCodes } from '../font/paper-text.ts';
import { textRuns } from '../font/text-run.ts';

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
export function embedFallbacks(pdf: PDFKit.PDFDocument): void {
  const methods = pdf as unknown as TextMethods;
  const draw = methods._fragment.bind(pdf);
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
      draw(run, left, y, { ...options, align: 'left', textWidth: measure(run, options), baseline });
      left += measure(run, options);
    });
  };
}
