import { type PhotoKind, isHeic, photoKindOf } from './photo-kind.ts';
import {
  PHOTO_BYTES_MAX,
  PHOTO_PIXELS_MAX,
  PHOTO_RATIO_MAX,
  PHOTO_SHRUNK_PIXELS_MAX,
  PHOTO_SIDE_MIN,
} from './photo-limits.ts';
import type { PhotoRefusal } from './photo-refusal.ts';

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
