import { at } from './numbers.ts';

/** Two box passes each way: close to a Gaussian, and as fast for a wide radius as for a narrow one. */
export function blur(source: Float32Array, width: number, radius: number): Float32Array {
  const reach = Math.max(1, Math.round(radius));
  const result = Float32Array.from(source);
  const between = new Float32Array(source.length);
  for (let pass = 0; pass < 2; pass++) {
    for (let line = 0; line < width; line++) blurLine(result, between, { start: line * width, step: 1, width, reach });
    for (let line = 0; line < width; line++) blurLine(between, result, { start: line, step: width, width, reach });
  }
  return result;
}

type Line = { readonly start: number; readonly step: number; readonly width: number; readonly reach: number };

/** Each pixel of a line becomes the mean of its neighbours; the ends go on as they are. */
function blurLine(from: Float32Array, to: Float32Array, { start, step, width, reach }: Line): void {
  const last = width - 1;
  const share = 1 / (2 * reach + 1);
  let sum = at(from, start) * reach;
  for (let index = 0; index <= reach; index++) sum += at(from, start + Math.min(last, index) * step);
  for (let index = 0; index < width; index++) {
    to[start + index * step] = sum * share;
    sum +=
      at(from, start + Math.min(last, index + reach + 1) * step) - at(from, start + Math.max(0, index - reach) * step);
  }
}
