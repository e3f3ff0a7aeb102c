import { type PhotoKind, isHeic, photoKindOf } from './photo-kind.ts';
import {
  PHOTO_BYTES_MAX,
  PHOTO_PIXELS_MAX,
  PHOTO_RATIO_MAX,
  PHOTO_SHRUNK_PIXELS_MAX,
  PHOTO_SIDE_MIN,
} from './photo-limits.ts';
import type { PhotoRefusal } from './photo-refusal.ts';

/** Why a file cannot be a photo, before anybody opens it; null where it may be one. Browser and server ask alike. */
export function validatePhotoFile(file: Uint8Array): PhotoRefusal | null {
  if (file.length === 0) return { code: 'photoEmpty' };
  if (file.length > PHOTO_BYTES_MAX) return { code: 'photoTooLarge' };
  if (photoKindOf(file) !== null) return null;
  return { code: isHeic(file) ? 'photoHeic' : 'photoKindUnknown' };
}

/** What a file says of itself before its pixels are read; sizes in pixels. */
export type PhotoClaim = {
  /** By whoever opened it. */
  readonly kind: PhotoKind | null;
  readonly width: number;
  readonly height: number;
  /** How many pictures are in it. */
  readonly frames: number;
  /** A progressive JPEG has to be in memory as a whole before it can be shrunk. */
  readonly isProgressive: boolean;
};

/** How many pixels it may have, by the memory that decoding takes. */
export const photoPixelsMax = ({ kind, isProgressive }: Pick<PhotoClaim, 'kind' | 'isProgressive'>): number =>
  kind === 'jpeg' && !isProgressive ? PHOTO_SHRUNK_PIXELS_MAX : PHOTO_PIXELS_MAX;

/** Why its pixels are not read; null where they may be. */
export function validatePhotoClaim(claim: PhotoClaim): PhotoRefusal | null {
  const { kind, width, height, frames } = claim;
  if (kind === null) return { code: 'photoKindUnknown' };
  if (frames > 1) return { code: 'photoAnimated' };
  if (width * height > photoPixelsMax(claim)) return { code: 'photoTooManyPixels' };
  const short = Math.min(width, height);
  if (short < PHOTO_SIDE_MIN) return { code: 'photoTooSmall' };
  return Math.max(width, height) > short * PHOTO_RATIO_MAX ? { code: 'photoTooNarrow' } : null;
}
