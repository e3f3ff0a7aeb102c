import type { StoredPhoto } from './photo.ts';

/** The stored widths in pixels: those below a photo's own width, and its own width up to the widest. */
const WIDTHS = [320, 640, 960, 1440] as const;

export const PHOTO_WIDTH_MAX = 1440;

/** From the smallest file to the one that every program can show. */
export type PhotoFormat = 'avif' | 'webp' | 'jpg';

/** The stored widths of a photo in pixels, the narrowest first. */
export const photoWidths = ({ width }: Pick<StoredPhoto, 'width'>): number[] => [
  ...WIDTHS.filter((each) => each < width),
  width,
];

/** The path of one file of a photo. It contains the hash of the content, so it can be cached for ever. */
export const photoPath = (hash: string, width: number, format: PhotoFormat): string =>
  `/photos/${hash}/${width}.${format}`;

/** The one file for programs that show neither AVIF nor WebP: messengers, search engines. */
export const plainPhotoPath = ({ hash, width }: Pick<StoredPhoto, 'hash' | 'width'>): string =>
  photoPath(hash, width, 'jpg');
