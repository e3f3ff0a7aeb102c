import type { LiquidColours } from './liquid.ts';
import { between, type Random } from './random.ts';
import { filled, oval } from './shape.ts';
import type { VesselShape } from './vessel.ts';

/** The contents of a glass, unclipped: liquid up to its level, bubbles, ice, foam. */
export function drawPour(shape: VesselShape, colours: LiquidColours, random: Random, ice: boolean, id: string): string {
  const { level, width, floor } = shape;
  return (
    `<path d="M-90 ${level}H90V${floor}H-90Z" fill="url(#${id}l)"/>` +
    filled(oval(0, level, width, 6), colours.light) +
    (ice ? cube(random, -26, level) + cube(random, 22, level) : '') +
    (colours.bubbles ? bubbles(random, shape) : '') +
    (width > 40 ? foam(colours, level) : '')
  );
}

function bubbles(random: Random, { level, width, floor }: VesselShape): string {
  const pearls = Array.from({ length: 16 }, () => {
    const x = between(random, -width * 0.85, width * 0.85);
    return oval(x, between(random, level + 16, floor - 8), between(random, 1.2, 3));
  });
  return filled(pearls.join(''), '#FFFFFF', 0.6);
}

function cube(random: Random, x: number, level: number): string {
  const [y, turn] = [level + Math.round(between(random, 14, 30)), Math.round(between(random, -25, 25))];
  return (
    `<g transform="translate(${x} ${y})rotate(${turn})"><rect x="-17" y="-17" width="34" height="34" rx="7" fill="#fff" opacity=".42"/>` +
    '<path d="M-10-8V4M-10-12h10" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/></g>'
  );
}

function foam({ head, dark }: LiquidColours, level: number): string {
  if (head === undefined) return '';
  const hem = `V${level + 8}Q60 ${level + 20} 40 ${level + 9}T0 ${level + 12}T-40 ${level + 8}T-80 ${level + 8}Z`;
  const holes = oval(-20, level - 8, 6) + oval(14, level - 2, 4) + oval(28, level - 14, 5);
  return filled(`M-80 ${level + 8}V${level - 60}H80${hem}`, head) + filled(holes, dark, 0.12);
}
