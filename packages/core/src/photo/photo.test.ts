import { expect, it } from 'vitest';
import { photoPath, photoWidths, plainPhotoPath } from './photo-files.ts';

it.each([
  [300, [300]],
  [320, [320]],
  [321, [320, 321]],
  [1000, [320, 640, 960, 1000]],
  [1440, [320, 640, 960, 1440]],
])('keeps a photo that is %d pixels wide in the widths %j, none wider than it is', (width, widths) => {
  expect(photoWidths({ width })).toEqual(widths);
});

it('names the content in the path of each file', () => {
  expect(photoPath('abc', 640, 'avif')).toBe('/photos/abc/640.avif');
  expect(plainPhotoPath({ hash: 'abc', width: 1000 })).toBe('/photos/abc/1000.jpg');
});
