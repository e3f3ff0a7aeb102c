/** Of a file that is uploaded, in bytes. */
export const PHOTO_BYTES_MAX = 20 * 1024 * 1024;
/** Width times height of what is decoded as a whole: four bytes each in memory. Whatever claims more is not opened. */
export const PHOTO_PIXELS_MAX = 50_000_000;
/** The same of a JPEG that is shrunk while it is decoded and needs little memory: phones take 200 megapixels. */
export const PHOTO_SHRUNK_PIXELS_MAX = 210_000_000;
/** Of the shorter side, in pixels: less is blurred on every card. */
export const PHOTO_SIDE_MIN = 300;
/** How many times longer than wide, or wider than long. */
export const PHOTO_RATIO_MAX = 4;
/** Of what is said about it, in characters. */
export const PHOTO_ALT_MAX = 160;
