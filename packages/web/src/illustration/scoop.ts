import type { FlavourColours } from './flavour.ts';
import { between, type Random } from './random.ts';
import { filled, leaning, line, nums, oval } from './shape.ts';

/** One ball of ice cream with the ragged hem that the scoop leaves. */
export function drawScoop(
  random: Random,
  x: number,
  y: number,
  radius: number,
  { light, middle, dark }: FlavourColours,
): string {
  const hem = Array.from({ length: 7 }, (_, index) => {
    const at = x + radius - (index + 0.5) * (radius / 3.5);
    return `Q${nums(at, y + radius * between(random, 0.62, 0.8), at - radius / 7, y + radius * 0.42)}`;
  }).join('');
  const ball = `M${nums(x - radius, y + radius * 0.42)}C${nums(x - radius * 1.12, y - radius * 1.3, x + radius * 1.12, y - radius * 1.3, x + radius, y + radius * 0.42)}${hem}Z`;
  return (
    filled(ball, dark) +
    `<path d="${ball}" fill="${middle}" transform="translate(${nums(x * 0.06 - 1, y * 0.06 - 1)})scale(.94)"/>` +
    filled(leaning(x - radius * 0.3, y - radius * 0.32, radius * 0.42, radius * 0.28, -35), light, 0.85) +
    filled(leaning(x - radius * 0.42, y - radius * 0.45, radius * 0.14, radius * 0.08, -35), '#FFFFFF', 0.9) +
    line(
      `M${nums(x + radius * 0.1, y + radius * 0.2)}q${nums(radius * 0.25, -radius * 0.12, radius * 0.45, radius * 0.02)}`,
      dark,
      2.5,
      0.5,
    ) +
    filled(oval(x + radius * 0.5, y - radius * 0.3, 1.6) + oval(x + radius * 0.2, y - radius * 0.55, 1.4), dark, 0.4)
  );
}
