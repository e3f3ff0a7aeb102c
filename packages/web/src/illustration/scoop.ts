import type { Flavour } from '@ofenpost/core/catalogue/illustration';
import { between, type Random } from './random.ts';
import { filled, leaning, line, nums, oval } from './shape.ts';

export type FlavourColours = {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
};

export const flavourColours: Record<Flavour, FlavourColours> = {
  vanilla: { light: '#FFF9E2', middle: '#F8E6B0', dark: '#DDBE78' },
  chocolate: { light: '#A06A45', middle: '#72432A', dark: '#482616' },
  strawberry: { light: '#FFD0D2', middle: '#F29CA4', dark: '#D06B78' },
  raspberry: { light: '#F27A97', middle: '#D03A64', dark: '#971A42' },
  pistachio: { light: '#E0EBB4', middle: '#BACD7E', dark: '#8AA04C' },
  lemon: { light: '#FFFBD0', middle: '#F8EA86', dark: '#D8C048' },
  hazelnut: { light: '#EBCDA4', middle: '#CFA26C', dark: '#9C6E3C' },
  coffee: { light: '#D9B48C', middle: '#B08358', dark: '#7E5632' },
  caramel: { light: '#F6C67A', middle: '#DE9636', dark: '#A9641A' },
  mango: { light: '#FFDB80', middle: '#FBB636', dark: '#D98812' },
};

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
