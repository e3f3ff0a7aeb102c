/** What of a file can become a photo, by what it begins with. Its name and what it calls itself do not count. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif';

type Sign = readonly [place: number, bytes: readonly number[]];

const letters = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

/** Source: RFC 2083 (PNG), RFC 9649 (WebP), ITU-T T.81 (JPEG), ISO/IEC 14496-12 with the brand `avif` (AVIF). */
const SIGNS: Readonly<Record<PhotoKind, readonly Sign[]>> = {
  jpeg: [[0, [0xff, 0xd8, 0xff]]],
  png: [[0, [0x89, ...letters('PNG\r\n'), 0x1a, 0x0a]]],
  webp: [
    [0, letters('RIFF')],
    [8, letters('WEBP')],
  ],
  avif: [[4, letters('ftypavif')]],
};
const KINDS = Object.keys(SIGNS) as PhotoKind[];

/** Null for everything else, animated kinds too. */
export const photoKindOf = (file: Uint8Array): PhotoKind | null =>
  KINDS.find((kind) =>
    SIGNS[kind].every(([place, bytes]) => bytes.every((byte, offset) => file[place + offset] === byte)),
  ) ?? null;

/** Brands of what phones call HEIC, and what stands first where such a brand comes second. Source: ISO/IEC 23008-12. */
const HEIC = /^[^]{4}ftyp(?:he[iv][cmsx]|m[is]f1[^]*he[iv][cx])/;

/** A photo as iPhones keep it: compressed by patented means, which hardly a browser reads. */
export const isHeic = (file: Uint8Array): boolean => HEIC.test(String.fromCharCode(...file.subarray(0, 48)));
