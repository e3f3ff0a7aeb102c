import * as z from 'zod/mini';

/**
 * What stays in sight where a place has another shape than the photo: of a wide one its left, middle or right, of a tall
 * one its top, middle or bottom.
 */
export const photoFocus = z.enum(['start', 'middle', 'end']);
export type PhotoFocus = z.infer<typeof photoFocus>;

/** What the server has taken in: the name of its content, and its size in pixels. */
export const storedPhoto = z.object({ hash: z.string(), width: z.int(), height: z.int() });
export type StoredPhoto = z.infer<typeof storedPhoto>;

/** A photo of something; `alt` says what is to be seen, to whoever does not see it. */
export const photo = z.extend(storedPhoto, { focus: photoFocus, alt: z.string() });
export type Photo = z.infer<typeof photo>;
