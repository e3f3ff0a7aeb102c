import { brotliDecompressSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compressWithGaps, fillGaps, withAppendedText } from './spliced-brotli.ts';

const ascii = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 });
/** Repetitive, like real pages. */
const piece = fc
  .tuple(fc.constantFrom('" nonce="', '"><li class="a">', 'Fladen, grün ', ''), fc.string({ maxLength: 60 }))
  .map(([often, once]) => `${often}${once}`.toWellFormed());

const start = piece.map((text) => `<!DOCTYPE html>${text}`);

const reads = (bytes: Uint8Array): string => brotliDecompressSync(bytes).toString();

it('reads as it was written, and with other letters in its gaps', async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(fc.tuple(ascii, ascii, piece), { maxLength: 30 }), async (first, rest) => {
      const others = rest.map(([gap, other]) => other.padEnd(gap.length, '.').slice(0, gap.length));
      const gapped = await compressWithGaps([first, ...rest.flatMap(([gap, , text]) => [gap, text])]);
      expect(reads(gapped.bytes)).toBe([first, ...rest.flatMap(([gap, , text]) => [gap, text])].join(''));
      const filled = [first, ...rest.flatMap(([, , text], index) => [others[index] ?? '', text])].join('');
      expect(reads(fillGaps(gapped, others))).toBe(filled);
    }),
    { numRuns: 60 },
  );
});

it('fills a copy', async () => {
  const gapped = await compressWithGaps(['a', 'b', 'c']);
  expect(reads(fillGaps(gapped, ['x']))).toBe('axc');
  expect(reads(gapped.bytes)).toBe('abc');
});

it('takes any text behind it, also one of more than a block', async () => {
  const { bytes } = await compressWithGaps(['<!DOCTYPE html>', 'nonce', '</html>']);
  for (const following of ['', 'ü', 'Fladen '.repeat(20_000)])
    expect(reads(withAppendedText(bytes, Buffer.from(following)))).toBe(`<!DOCTYPE html>nonce</html>${following}`);
  expect(() => withAppendedText(Buffer.from('cut off'), Buffer.from('x'))).toThrow('empty block');
});

it('refuses a gap that is too long', async () => {
  await expect(compressWithGaps(['a', 'x'.repeat(50), 'b'])).rejects.toThrow('too many gaps');
});
