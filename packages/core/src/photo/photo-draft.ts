import * as z from 'zod/mini';
import { requiredText } from '../text/text.ts';
import { tooLong } from '../validation/basic-fields.ts';
import { PHOTO_WIDTH_MAX } from './photo-files.ts';
import { type Photo, type StoredPhoto, photoFocus } from './photo.ts';

/** The maximum size of an uploaded file, in bytes. */
export const PHOTO_BYTES_MAX = 20 * 1024 * 1024;
/**
 * The maximum of width times height when a picture is decoded as a whole, with four bytes each in memory. A larger one
 * is not opened.
 */
const PHOTO_PIXELS_MAX = 50_000_000;
/** The same for a JPEG that is shrunk while it is decoded, which needs little memory: phones take 200 megapixels. */
const PHOTO_SHRUNK_PIXELS_MAX = 210_000_000;
/** The minimum of the shorter side, in pixels: smaller ones look blurred on every card. */
const PHOTO_SIDE_MIN = 300;
/** The maximum ratio of the longer to the shorter side. */
const PHOTO_RATIO_MAX = 4;
/** The maximum length of the alternative text, in characters. */
export const PHOTO_ALT_MAX = 160;

const WRONG = 'Bitte lade das Foto nochmals hoch';

const side = (max: number) => z.int(WRONG).check(z.gte(1, WRONG), z.lte(max, WRONG));

const givenPhoto = z.object(
  {
    hash: z.string(WRONG).check(z.regex(/^[\w-]{1,64}$/, WRONG)),
    width: side(PHOTO_WIDTH_MAX),
    height: side(PHOTO_WIDTH_MAX * PHOTO_RATIO_MAX),
    focus: z.enum(photoFocus.options, 'Bitte wähle den Ausschnitt'),
    alt: requiredText(PHOTO_ALT_MAX, 'Bitte sag, was auf dem Foto zu sehen ist', tooLong('Der Text', PHOTO_ALT_MAX)),
  },
  WRONG,
);

/**
 * The photo of a draft, null where there is none. Records from before photos lack the field and are read as null; new
 * drafts always have it, so the type does not make it optional.
 */
export const chosenPhoto = z._default(z.nullable(givenPhoto), null) as unknown as z.ZodMiniType<
  Photo | null,
  Photo | null
>;

/** The photo of a form after an upload: focus and text are cleared, because those of the photo before may not fit. */
export const newPhoto = ({ hash, width, height }: StoredPhoto): Photo => ({
  hash,
  width,
  height,
  focus: 'middle',
  alt: '',
});

/** Why a draft with this photo is not saved, in German; `stored` is the stored photo with its hash. */
export function photoBlock(photo: Photo | null, stored: StoredPhoto | null): string | null {
  if (photo === null) return null;
  const isUnchanged = stored?.hash === photo.hash && stored.width === photo.width && stored.height === photo.height;
  return isUnchanged ? null : 'Dieses Foto ist nicht mehr da. Bitte lade es nochmals hoch.';
}

const MEGA = 1_000_000;
const MEBI = 1024 * 1024;

/** Why a file does not become a photo, in German, for staff. */
export const PHOTO_REFUSALS = {
  photoEmpty: 'Diese Datei ist leer.',
  photoTooLarge: `Diese Datei ist zu gross. Möglich sind ${PHOTO_BYTES_MAX / MEBI} MB.`,
  photoKindUnknown: 'Das ist kein Foto, das wir lesen können. Nimm eines als JPEG, PNG, WebP oder AVIF.',
  photoHeic:
    'Das ist ein Foto als HEIC, das können wir nicht lesen. Exportiere es in «Fotos» als JPEG, oder stelle das iPhone um: Einstellungen, Kamera, Formate, «Maximale Kompatibilität».',
  photoAnimated: 'Bewegte Bilder gehen nicht. Nimm ein Foto.',
  photoTooManyPixels: `Dieses Foto hat zu viele Bildpunkte. Möglich sind ${PHOTO_PIXELS_MAX / MEGA} Megapixel, bei gewöhnlichen JPEG ${PHOTO_SHRUNK_PIXELS_MAX / MEGA}.`,
  photoTooSmall: `Dieses Foto ist zu klein. Jede Seite braucht mindestens ${PHOTO_SIDE_MIN} Pixel.`,
  photoTooNarrow: `Dieses Foto ist zu schmal. Die lange Seite darf höchstens ${PHOTO_RATIO_MAX}-mal so lang sein wie die kurze.`,
  photoBroken: 'Diese Datei ist beschädigt. Nimm das Original nochmals.',
} as const satisfies Record<string, string>;

export const photoRefusal = z.object({ code: z.enum(Object.keys(PHOTO_REFUSALS) as (keyof typeof PHOTO_REFUSALS)[]) });
export type PhotoRefusal = z.infer<typeof photoRefusal>;

/** The kinds of files that can become a photo, recognised by their first bytes. Name and media type are ignored. */
type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif';

type Sign = readonly [place: number, bytes: readonly number[]];

const letters = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

/** Source: RFC 2083 (PNG), RFC 9649 (WebP), ITU-T T.81 (JPEG). */
const SIGNS: Readonly<Record<Exclude<PhotoKind, 'avif'>, readonly Sign[]>> = {
  jpeg: [[0, [0xff, 0xd8, 0xff]]],
  png: [[0, [0x89, ...letters('PNG\r\n'), 0x1a, 0x0a]]],
  webp: [
    [0, letters('RIFF')],
    [8, letters('WEBP')],
  ],
};
const KINDS = Object.keys(SIGNS) as (keyof typeof SIGNS)[];

/**
 * The brands of the format that phones call HEIC, and the leading brands where such a brand comes second. Source:
 * ISO/IEC 23008-12.
 */
const HEIC = /^[^]{4}ftyp(?:he[iv][cmsx]|m[is]f1[^]*he[iv][cx])/;

/** Whether a file is a photo as iPhones store it: with patented compression that few browsers can read. */
const isHeic = (file: Uint8Array): boolean => HEIC.test(String.fromCharCode(...file.subarray(0, 48)));

/** In bytes: longer than the brands that any program writes. */
const BRANDS_MAX = 256;

/**
 * The first box has the leading brand, four bytes of a version, and the brands that the file is compatible with. Moving
 * pictures lead with a brand of their own. Source: ISO/IEC 14496-12, AV1 Image File Format.
 */
const AVIF = /^[^]{4}ftyp(?!avis)(?:avif|[^]{8}(?:[^]{4})*avif)/;

function isAvif(file: Uint8Array): boolean {
  const end = Math.min((file[2] ?? 0) * 256 + (file[3] ?? 0), BRANDS_MAX);
  return AVIF.test(String.fromCharCode(...file.subarray(0, end))) && !isHeic(file);
}

/** Null for everything else, animated kinds too. */
export function photoKindOf(file: Uint8Array): PhotoKind | null {
  const hasSign = ([place, bytes]: Sign) => bytes.every((byte, offset) => file[place + offset] === byte);
  return KINDS.find((kind) => SIGNS[kind].every(hasSign)) ?? (isAvif(file) ? 'avif' : null);
}

/**
 * Why a file cannot be a photo, before it is opened; null where it may be one. Browser and server use the same rule.
 */
export function validatePhotoFile(file: Uint8Array): PhotoRefusal | null {
  if (file.length === 0) return { code: 'photoEmpty' };
  if (file.length > PHOTO_BYTES_MAX) return { code: 'photoTooLarge' };
  if (photoKindOf(file) !== null) return null;
  return { code: isHeic(file) ? 'photoHeic' : 'photoKindUnknown' };
}

/** The header of a picture, read before its pixels; sizes in pixels. */
export type PhotoClaim = {
  /** The kind that the decoder found. */
  readonly kind: PhotoKind | null;
  readonly width: number;
  readonly height: number;
  /** The number of pictures in it. */
  readonly frames: number;
  /** A progressive JPEG has to be in memory as a whole before it can be shrunk. */
  readonly isProgressive: boolean;
};

/** The maximum number of pixels, by the memory that decoding takes. */
export const photoPixelsMax = ({ kind, isProgressive }: Pick<PhotoClaim, 'kind' | 'isProgressive'>): number =>
  kind === 'jpeg' && !isProgressive ? PHOTO_SHRUNK_PIXELS_MAX : PHOTO_PIXELS_MAX;

/** Why its pixels cannot be read; null where they can. */
export function validatePhotoClaim(claim: PhotoClaim): PhotoRefusal | null {
  const { kind, width, height, frames } = claim;
  if (kind === null) return { code: 'photoKindUnknown' };
  if (frames > 1) return { code: 'photoAnimated' };
  if (width * height > photoPixelsMax(claim)) return { code: 'photoTooManyPixels' };
  const short = Math.min(width, height);
  if (short < PHOTO_SIDE_MIN) return { code: 'photoTooSmall' };
  return Math.max(width, height) > short * PHOTO_RATIO_MAX ? { code: 'photoTooNarrow' } : null;
}
