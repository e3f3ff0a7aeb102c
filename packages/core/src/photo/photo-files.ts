import type { StoredPhoto } from './photo.ts';

/** In pixels; a photo has those that are narrower than it is, and its own width up to the widest. */
const WIDTHS = [320, 640, 960, 1440] as const;
export const PHOTO_WIDTH_MAX = 1440;

/** From the smallest file to the one that everything can show. */
export type PhotoFormat = 'avif' | 'webp' | 'jpg';

/** The widths in which a photo is kept, in pixels, the narrowest first. */
export const photoWidths = ({ width }: Pick<StoredPhoto, 'width'>): number[] => [
  ...WIDTHS.filter((each) => each < width),
  width,
];

/** The path of one file of a photo. It names the content, so it may be kept for ever. */
export const photoPath = (hash: string, width: number, format: PhotoFormat): string =>
  `/photos/${hash}/${width}.${format}`;

/** The one file for what shows neither AVIF nor WebP: messengers, search engines. */
export const plainPhotoPath = ({ hash, width }: Pick<StoredPhoto, 'hash' | 'width'>): string =>
  photoPath(hash, width, 'jpg');
