import { expect, it } from 'vitest';
import { PICTURE_WIDTHS, parsePictureFile, picturePath, pictureWidthFor } from './picture-files.ts';

it.each([
  [1, 96],
  [96, 96],
  [97, 240],
  [513, 720],
  [5000, 720],
])('%i pixels are filled by a picture of %i', (pixels, width) => {
  expect(pictureWidthFor(pixels)).toBe(width);
});

it('puts the width before what follows a question mark', () => {
  expect(picturePath('/illustrations/1/ab', 96)).toBe('/illustrations/1/ab-96');
  expect(picturePath('/illustrations/creation/ab?of=a?b', 512)).toBe('/illustrations/creation/ab-512?of=a?b');
});

it('finds name and width of each file', () => {
  for (const width of PICTURE_WIDTHS)
    expect(parsePictureFile(picturePath('a-1', width))).toEqual({ name: 'a-1', width });
});

it.each(['', 'ab', 'ab-', 'ab-97', 'ab-096', 'ab-96.svg', 'ab-1e2', '-96x'])('knows no file %j', (file) => {
  expect(parsePictureFile(file)).toBeNull();
});
