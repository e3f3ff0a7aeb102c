import type { Picture } from './develop.ts';

export type Place = { readonly x: number; readonly y: number };

/** The pixels in which two pictures differ visibly, as places from the middle (-1 to 1). */
export function differences(one: Picture, other: Picture): readonly Place[] {
  const found: Place[] = [];
  for (let index = 0; index < one.width * one.height; index++) {
    const difference = [0, 1, 2, 3].reduce(
      (sum, part) => sum + Math.abs((one.data[index * 4 + part] ?? 0) - (other.data[index * 4 + part] ?? 0)),
      0,
    );
    if (difference < 24) continue;
    const [column, row] = [index % one.width, Math.floor(index / one.width)];
    found.push({ x: ((column + 0.5) / one.width) * 2 - 1, y: ((row + 0.5) / one.height) * 2 - 1 });
  }
  return found;
}

/** Which share of its pixels shows that two pictures of one size are not the same, 0 to 1. */
export const pictureDifference = (one: Picture, other: Picture): number =>
  differences(one, other).length / (one.width * one.height);

/** Of every two of the pictures, the pair that differs least: which share of its pixels does. */
export const leastDifference = (pictures: readonly Picture[]): number =>
  Math.min(
    ...pictures.flatMap((picture, index) =>
      pictures.slice(index + 1).map((other) => pictureDifference(picture, other)),
    ),
  );

/** How opaque the four corners are. */
export const corners = ({ data, width }: Picture): readonly (number | undefined)[] =>
  [0, width - 1, width * (width - 1), width * width - 1].map((pixel) => data[pixel * 4 + 3]);

/** How opaque the middle is. */
export const middle = ({ data, width }: Picture): number | undefined =>
  data[(width * Math.floor(width / 2) + Math.floor(width / 2)) * 4 + 3];
