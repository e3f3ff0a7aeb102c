import { fill, palette, tint } from '../painter/colour.ts';
import { clamp, smooth } from '../painter/numbers.ts';
import { add, around, paint, type Surface } from '../painter/surface.ts';

const [WATER, DEEP, BRIGHT, EDGE] = palette('#CFE3E4', '#7FA6AC', '#FFFFFF', '#5F8288');

export type WaterGlass = { readonly x: number; readonly y: number; readonly radius: number };

/** Paints a glass of water from above: rings of light rather than a thing. */
export function paintWaterGlass(surface: Surface, { x: middleX, y: middleY, radius }: WaterGlass): void {
  paint(surface, around(middleX, middleY, radius + 0.02), (px, py, pixel, index) => {
    const [x, y] = [(px - middleX) / radius, (py - middleY) / radius];
    const share = Math.hypot(x, y);
    const amount = clamp(0.5 + (1 - share) * radius * surface.scale);
    if (amount <= 0) return;
    fill(pixel, WATER);
    tint(pixel, DEEP, 0.7 * smooth(0.3, 0.82, share) * smooth(-1, 0.6, -x - y));
    // What the light makes of it on the far wall and on the bottom.
    tint(pixel, BRIGHT, 0.8 * smooth(0.1, 0.02, Math.abs(share - 0.66)) * smooth(0.1, 0.9, x + y));
    tint(pixel, BRIGHT, 0.5 * smooth(0.06, 0.01, Math.abs(share - 0.45)));
    tint(pixel, EDGE, 0.5 * smooth(0.05, 0.01, Math.abs(share - 0.86)));
    tint(pixel, BRIGHT, 0.7 * smooth(0.07, 0.02, Math.abs(share - 0.93)));
    tint(pixel, EDGE, 0.6 * smooth(0.95, 1, share));
    pixel.gloss = 1;
    const lip = Math.max(0, 1 - ((share - 0.93) / 0.07) ** 2);
    // Lower than it is: a tall glass would cast its shadow over everything.
    add(surface, index, pixel, amount, 0.1 + 0.05 * Math.sqrt(lip));
  });
}
