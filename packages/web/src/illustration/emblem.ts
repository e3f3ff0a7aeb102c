import type { Emblem } from '@ofenpost/core/catalogue/illustration';
import { filled, leaning, line, oval } from './shape.ts';

const petals = (count: number, distance: number, rx: number, ry: number) =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 360 - 90;
    const radians = (turn * Math.PI) / 180;
    return leaning(Math.cos(radians) * distance, Math.sin(radians) * distance, rx, ry, turn);
  }).join('');

const GRAPES = [
  [-9, -6],
  [0, -6],
  [9, -6],
  [-5, 2],
  [5, 2],
  [0, 10],
] as const;

const emblems: Record<Emblem, (ink: string) => string> = {
  mountain: (ink) => filled('M-24 14L-8-12L0-2L7-14L24 14Z', ink) + filled(oval(-14, -14, 4), ink),
  sun: (ink) =>
    filled(oval(0, 0, 9), ink) +
    line(
      Array.from({ length: 10 }, (_, index) => {
        const [x, y] = [Math.cos(index * 0.6283), Math.sin(index * 0.6283)];
        return `M${(x * 14).toFixed(1)} ${(y * 14).toFixed(1)}L${(x * 19).toFixed(1)} ${(y * 19).toFixed(1)}`;
      }).join(''),
      ink,
      3,
    ),
  leaf: (ink) => filled('M-16 14C-20-10 0-20 18-16C20 4 8 20-16 14Z', ink) + line('M-20 18L8-8', ink, 3),
  drop: (ink) => filled('M0-20C8-8 14 0 14 7A14 14 0 0 1-14 7C-14 0-8-8 0-20Z', ink),
  star: (ink) => filled('M0-20L5.5-7L20-6L9 3L12 17L0 9L-12 17L-9 3L-20-6L-5.5-7Z', ink),
  hop: (ink) =>
    filled(
      'M0 22C-4 18-5 14 0 12C5 14 4 18 0 22ZM-2 11C-9 13-12 8-11 3C-6 2-2 5-2 11ZM2 11C9 13 12 8 11 3C6 2 2 5 2 11ZM-2 1C-10 3-15-2-14-8C-7-9-2-6-2 1ZM2 1C10 3 15-2 14-8C7-9 2-6 2 1ZM-2-9C-8-7-12-11-12-16C-6-17-2-14-2-9ZM2-9C8-7 12-11 12-16C6-17 2-14 2-9Z',
      ink,
    ) + line('M0-14C0-19 2-22 6-23', ink, 2.6),
  grape: (ink) => filled(GRAPES.map(([x, y]) => oval(x, y, 5)).join(''), ink) + line('M0-12C0-17 3-19 7-19', ink, 2.6),
  flower: (ink) => filled(petals(6, 10, 8, 5), ink),
};

export function drawEmblem(emblem: Emblem, ink: string): string {
  return emblems[emblem](ink);
}
