import * as z from 'zod/mini';

/**
 * The part that stays visible where a photo is cropped: left, middle or right of a wide one, top, middle or bottom of a
 * tall one.
 */
export const photoFocus = z.enum(['start', 'middle', 'end']);
export type PhotoFocus = z.infer<typeof photoFocus>;

/** A photo that the server has stored: the hash of its content, and its size in pixels. */
export const storedPhoto = z.object({ hash: z.string(), width: z.int(), height: z.int() });
export type StoredPhoto = z.infer<typeof storedPhoto>;

/** A photo with its alternative text: `alt` describes it for people who do not see it. */
export const photo = z.extend(storedPhoto, { focus: photoFocus, alt: z.string() });
export type Photo = z.infer<typeof photo>;

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
