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
