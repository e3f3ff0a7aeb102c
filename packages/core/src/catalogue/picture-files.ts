/** The widths, in pixels, in which the server draws the pictures of dishes. */
export const PICTURE_WIDTHS = [96, 240, 512, 720] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const WIDEST: PictureWidth = 720;

/** The smallest width that fills so many pixels, or else the widest. */
export const pictureWidthFor = (pixels: number): PictureWidth =>
  PICTURE_WIDTHS.find((width) => width >= pixels) ?? WIDEST;

/** The address of one width of a picture: `{path}-{width}`, before what follows a question mark. */
export const picturePath = (path: string, width: PictureWidth): string => {
  const [file, ...query] = path.split('?');
  return [`${file}-${width}`, ...query].join('?');
};

/** Splits the file name `{name}-{width}`; null for a width that does not exist. */
export function parsePictureFile(file: string): { readonly name: string; readonly width: PictureWidth } | null {
  const [, name, digits] = /^(.*)-(\d+)$/s.exec(file) ?? [];
  const width = PICTURE_WIDTHS.find((each) => `${each}` === digits);
  return name === undefined || width === undefined ? null : { name, width };
}

/** The seed of the picture of every own pizza, which has no name that could be one. */
export const CREATION_SEED = 'creation';
