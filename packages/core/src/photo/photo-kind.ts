/** The kinds of files that can become a photo, recognised by their first bytes. Name and media type are ignored. */
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

/**
 * The brands of the format that phones call HEIC, and the leading brands where such a brand comes second. Source:
 * ISO/IEC 23008-12.
 */
const HEIC = /^[^]{4}ftyp(?:he[iv][cmsx]|m[is]f1[^]*he[iv][cx])/;

/** Whether a file is a photo as iPhones store it: with patented compression that few browsers can read. */
export const isHeic = (file: Uint8Array): boolean => HEIC.test(String.fromCharCode(...file.subarray(0, 48)));
