import type { Sweet } from './dessert.ts';
import { profile, straight } from './profile.ts';
import { between } from './random.ts';
import { drawScoop } from './scoop.ts';
import { filled, line, oval } from './shape.ts';

const stand = (width: number) =>
  filled(oval(3, 140, width + 24, 13), '#1E0E04', 0.1) + filled(oval(2, 140, width + 8, 8), '#1E0E04', 0.16);

const glass = (outline: string, rimY: number, rim: number) =>
  filled(outline, '#DCEBE6', 0.2) +
  `<path d="${outline}" fill="none" stroke="#7F9692" stroke-width="2.4" opacity=".75"/>` +
  line(oval(0, rimY, rim, 7), '#8FA5A0', 2.4, 0.8);

/** Up to three scoops in a coupe, with a wafer. */
export function drawGelato({ first, flavours, random }: Sweet): string {
  const coupe = profile(
    [92, -18],
    [88, 30, 48, 58, 8, 64],
    straight(8, 64, 7, 112),
    [8, 126, 50, 128, 54, 138],
    straight(54, 138, 50, 141),
  );
  const balls = [flavours[1] ?? first, flavours[2] ?? first, first];
  const places = [
    [-44, -32, 44],
    [44, -32, 44],
    [0, -66, 46],
  ] as const;
  return (
    stand(54) +
    `<g transform="translate(62 -88)rotate(24)">${filled('M-13-62L13-58L15 70L-15 70Z', '#B9732F')}${filled('M-10-58L8-56L10 70L-12 70Z', '#EDBE72')}${line('M-10-40L10-24M-10-18L10-2M-10 4L10 20M8-44L-10-28M10-22L-10-6M10 0L-10 16', '#C4853E', 2)}</g>` +
    places.map(([x, y, radius], index) => drawScoop(random, x, y, radius, balls[index] ?? first)).join('') +
    filled('M-88-14C-60-2 60-2 88-14C84 28 46 54 6 60H-6C-46 54-84 28-88-14Z', (flavours[1] ?? first).middle, 0.55) +
    glass(coupe, -18, 92) +
    line('M-74 0C-68 22-50 38-32 46', '#FFFFFF', 7, 0.7)
  );
}

/** Two scoops in a tall glass with something sparkling. */
export function drawSorbet({ first, flavours, random }: Sweet): string {
  const tall = profile([60, -62], [58, 10, 50, 70, 40, 126], [39, 136, 36, 140, 28, 140]);
  const pearls = Array.from({ length: 16 }, () =>
    oval(between(random, -36, 36), between(random, 10, 122), between(random, 1.4, 3)),
  ).join('');
  return (
    stand(40) +
    drawScoop(random, -16, -66, 42, first) +
    drawScoop(random, 18, -92, 42, flavours[1] ?? first) +
    filled(profile([59, -34], [56, 20, 48, 72, 39, 126], [38, 134, 35, 137, 28, 137]), first.light, 0.9) +
    filled(profile([53, 30], [50, 60, 44, 90, 39, 126], [38, 134, 35, 137, 28, 137]), first.middle, 0.55) +
    filled(pearls, '#FFFFFF', 0.85) +
    glass(tall, -62, 60) +
    line('M-46-36C-44 10-40 60-34 108', '#FFFFFF', 7, 0.6)
  );
}

/** Vanilla drowned in an espresso. */
export function drawAffogato({ first, random }: Sweet): string {
  const tumbler = profile([78, -28], [76, 40, 70, 90, 60, 126], [58, 136, 54, 140, 44, 140]);
  return (
    stand(62) +
    drawScoop(random, 0, -34, 62, first) +
    filled(profile([73, 34], [72, 64, 66, 96, 57, 124], [55, 132, 52, 136, 44, 136]), '#3F1F0E') +
    filled('M-74 30C-50 44-30 18-6 30S40 46 74 30L73 44C40 58 20 44-6 46S-50 56-73 44Z', '#8A552E') +
    filled('M-72 2C-50 20-30 0-8 14S50 16 72 2L74 32C40 46 20 32-6 34S-50 44-74 32Z', first.middle, 0.9) +
    glass(tumbler, -28, 78) +
    line('M-62 0C-60 40-56 80-50 112', '#FFFFFF', 8, 0.5)
  );
}
