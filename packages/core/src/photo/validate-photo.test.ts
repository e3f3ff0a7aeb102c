import { describe, expect, it } from 'vitest';
import {
  photoKindOf,
  PHOTO_BYTES_MAX,
  PHOTO_REFUSALS,
  photoRefusal,
  type PhotoClaim,
  validatePhotoClaim,
  validatePhotoFile,
} from './photo-draft.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const JPEG = bytes('\u00FF\u00D8\u00FF\u00E0');

const sized = (length: number): Uint8Array => {
  const file = new Uint8Array(length);
  file.set(JPEG);
  return file;
};

describe('a file that may be a photo', () => {
  it.each([
    ['jpeg', '\u00FF\u00D8\u00FF\u00E1 and the rest'],
    ['png', '\u0089PNG\r\n\u001A\n and the rest'],
    ['webp', 'RIFF\u0001\u0002\u0003\u0004WEBPVP8 '],
    ['avif', '\u0000\u0000\u0000\u0020ftypavif'],
    ['avif', '\u0000\u0000\u0000\u0018ftypmif1\u0000\u0000\u0000\u0000miafavif'],
    ['avif', '\u0000\u0000\u0000\u0020ftypMA1B\u0000\u0000\u0000\u0000mif1miafMA1Bavif and the rest'],
    [null, ''],
    [null, '\u0000\u0000\u0000\u0014ftypmif1\u0000\u0000\u0000\u0000miafavif'],
    [null, '\u0000\u0000\u0000\u0018ftypmif1\u0000\u0000\u0000\u0000miavif11'],
    [null, '\u0000\u0000\u0000\u0018ftypavis\u0000\u0000\u0000\u0000avifmsf1'],
    [null, '\u0000\u0000\u0000\u0018ftypmif1avifmif1miaf'],
    [null, 'RIFX\u0001\u0002\u0003\u0004WEBP'],
    [null, 'RIFF\u0001\u0002\u0003\u0004WAVE'],
    [null, 'GIF89a'],
    [null, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    [null, '<!doctype html>\u00FF\u00D8\u00FF'],
    [null, '\u0000\u0000\u0000\u0020ftypavis'],
    [null, '\u0000\u0000\u0000\u0020ftypheic'],
    [null, '%PDF-1.7'],
    [null, 'Das ist ein Text.'],
  ])('is %s by how it begins', (kind, text) => {
    expect(photoKindOf(bytes(text))).toBe(kind);
    expect(validatePhotoFile(bytes(text)) === null).toBe(kind !== null);
  });

  it.each([
    ['heic', 'photoHeic'],
    ['heix', 'photoHeic'],
    ['hevc', 'photoHeic'],
    ['mif1\u0000\u0000\u0000\u0000mif1heic', 'photoHeic'],
    ['mif1\u0000\u0000\u0000\u0000avifheic', 'photoHeic'],
    ['msf1\u0000\u0000\u0000\u0000msf1hevc', 'photoHeic'],
    ['mif1\u0000\u0000\u0000\u0000mif1miaf', 'photoKindUnknown'],
    ['avis', 'photoKindUnknown'],
    ['mp42\u0000\u0000\u0000\u0000heic', 'photoKindUnknown'],
  ])('of the brand %s is answered by %s', (brand, code) => {
    expect(validatePhotoFile(bytes(`\u0000\u0000\u0000\u0020ftyp${brand}`))).toEqual({ code });
  });

  it('that ends within its brand is of none', () => {
    expect(validatePhotoFile(bytes('\u0000\u0000\u0000\u0020ftyphe'))).toEqual({ code: 'photoKindUnknown' });
  });

  it('has at least a byte and at most 20 MB', () => {
    expect(validatePhotoFile(new Uint8Array())).toEqual({ code: 'photoEmpty' });
    expect(validatePhotoFile(sized(PHOTO_BYTES_MAX))).toBeNull();
    expect(validatePhotoFile(sized(PHOTO_BYTES_MAX + 1))).toEqual({ code: 'photoTooLarge' });
  });
});

describe('what a file says of itself', () => {
  const claim: PhotoClaim = { kind: 'jpeg', width: 8000, height: 6000, frames: 1, isProgressive: false };
  const validated = (change: Partial<PhotoClaim>) => validatePhotoClaim({ ...claim, ...change })?.code ?? null;

  it.each([
    [{}, null],
    [{ kind: null }, 'photoKindUnknown'],
    [{ frames: 2 }, 'photoAnimated'],
    [{ width: 8160, height: 6144 }, null],
    [{ width: 16_320, height: 12_240 }, null],
    [{ width: 21_000, height: 10_001 }, 'photoTooManyPixels'],
    [{ width: 10_000, height: 5000, isProgressive: true }, null],
    [{ width: 10_000, height: 5001, isProgressive: true }, 'photoTooManyPixels'],
    [{ kind: 'png', width: 10_000, height: 5000 }, null],
    [{ kind: 'png', width: 10_000, height: 5001 }, 'photoTooManyPixels'],
    [{ width: 50_000, height: 50_000 }, 'photoTooManyPixels'],
    [{ width: 300, height: 300 }, null],
    [{ width: 299, height: 300 }, 'photoTooSmall'],
    [{ width: 300, height: 299 }, 'photoTooSmall'],
    [{ width: 1200, height: 300 }, null],
    [{ width: 1201, height: 300 }, 'photoTooNarrow'],
    [{ width: 300, height: 1201 }, 'photoTooNarrow'],
  ] as const)('with %j is answered by %s', (change, code) => {
    expect(validated(change)).toBe(code);
  });
});

it('has a German sentence for every refusal', () => {
  for (const [code, sentence] of Object.entries(PHOTO_REFUSALS)) {
    expect(photoRefusal.parse({ code })).toEqual({ code });
    expect(sentence).toMatch(/^[A-ZÄÖÜ].*\.$/);
  }
  expect(PHOTO_REFUSALS.photoTooLarge).toContain('20 MB');
  expect(PHOTO_REFUSALS.photoTooManyPixels).toContain('50 Megapixel');
});
