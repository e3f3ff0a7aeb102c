/** The maximum size of an uploaded file, in bytes. */
export const PHOTO_BYTES_MAX = 20 * 1024 * 1024;
/**
 * The maximum of width times height when a picture is decoded as a whole, with four bytes each in memory. A larger one
 * is not opened.
 */
export const PHOTO_PIXELS_MAX = 50_000_000;
/** The same for a JPEG that is shrunk while it is decoded, which needs little memory: phones take 200 megapixels. */
export const PHOTO_SHRUNK_PIXELS_MAX = 210_000_000;
/** The minimum of the shorter side, in pixels: smaller ones look blurred on every card. */
export const PHOTO_SIDE_MIN = 300;
/** The maximum ratio of the longer to the shorter side. */
export const PHOTO_RATIO_MAX = 4;
/** The maximum length of the alternative text, in characters. */
export const PHOTO_ALT_MAX = 160;
