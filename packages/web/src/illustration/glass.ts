import type { Emblem } from '@ofenpost/core/catalogue/illustration';
import type { Drink } from './drink.ts';
import { between, type Random } from './random.ts';
import { filled, line, oval, leaning, gradient } from './shape.ts';
import { type VesselShape, type LiquidColours, labelColours, liquidColours } from './vessel.ts';

function drawLabel({ y, width, height }: NonNullable<VesselShape['label']>, ground: string, shade: string): string {
  const [top, bottom] = [y - height / 2, y + height / 2];
  const sheet = `M${-width} ${top}Q0 ${top + 8} ${width} ${top}V${bottom}Q0 ${bottom + 8} ${-width} ${bottom}Z`;
  return (
    filled(sheet, ground) +
    filled(
      `M${width * 0.55} ${top + 3}Q${width * 0.8} ${top + 2} ${width} ${top}V${bottom}Q${width * 0.8} ${bottom + 2} ${width * 0.55} ${bottom + 4}Z`,
      shade,
      0.55,
    ) +
    line(
      `M${-width + 2} ${top + 8}Q0 ${top + 16} ${width - 2} ${top + 8}M${-width + 2} ${bottom - 8}Q0 ${bottom} ${width - 2} ${bottom - 8}`,
      shade,
      2,
    )
  );
}

function drawCanFace(ground: string, ink: string, shade: string, id: string): string {
  return `<g clip-path="url(#${id}k)">${filled('M-60 62C-30 44 30 86 60 60V112C30 130-30 96-60 114Z', ink, 0.9)}${filled(oval(0, 16, 38), shade, 0.55)}${filled(oval(0, 16, 34), ground)}</g>${filled('M-44-112C-50-106-55-103-56.5-96H56.500C55-103 50-106 44-112Z', '#C9CDC8')}${filled(oval(0, -112, 44, 6), '#E4E7E1')}${filled(oval(0, -112, 30, 3.4), '#A9AEA8')}${filled('M-46 140L-56 124H56L46 140Z', '#B9BDB7')}`;
}

const closures: Record<NonNullable<VesselShape['closure']>, (ground: string, shade: string) => string> = {
  cap: (ground, shade) =>
    `<rect x="-18" y="-150" width="36" height="22" rx="4" fill="${shade}"/><rect x="-18" y="-150" width="27" height="22" rx="4" fill="${ground}"/>` +
    line('M-12-146v14M-4-146v14M4-146v14M12-146v14', shade, 1.8),
  crown: () =>
    filled('M-16-146C-14-152 14-152 16-146L18-132C12-129 8-134 4-131S-4-129-8-131S-14-129-18-132Z', '#DDAE3C') +
    line('M-10-146v10M0-147v12M10-146v10', '#A87A1C', 2),
  cork: (ground, shade) =>
    filled('M-14.5-152H14.500V-96Q0-90-14.5-96Z', shade) +
    filled('M-14.5-152H3V-93Q-8-92-14.5-96Z', ground) +
    line('M-14-140H14', '#FFFFFF', 1.6, 0.4),
  swing: (_ground, shade) =>
    line('M-18-100L-24-128C-22-150 22-150 24-128L18-100', '#8C8F8A', 3.4) +
    `<rect x="-15" y="-146" width="30" height="22" rx="9" fill="#FFF8EA"/>` +
    line('M-10-141C-6-144 2-144 6-143', '#FFFFFF', 3) +
    line('M-17-122H17', shade, 5),
};

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

function drawEmblem(emblem: Emblem, ink: string): string {
  return emblems[emblem](ink);
}

/** The contents of a glass, unclipped: liquid up to its level, bubbles, ice, foam. */
function drawPour(shape: VesselShape, colours: LiquidColours, random: Random, ice: boolean, id: string): string {
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

const CLEAR = ['#B9CDC8', '#EDF5F0', '#DCE9E4', '#A9BFBA'];
const ACROSS = 'x2="1"';

export function drawCan({ label = 'paper', emblem = 'drop' }: Drink, shape: VesselShape, id: string): string {
  const { ground, ink, shade } = labelColours[label];
  return (
    `<defs>${gradient(`${id}v`, [shade, ground, ground, shade], ACROSS)}${clipTo(shape, id)}</defs>` +
    `<path d="${shape.outline}" fill="url(#${id}v)"/>` +
    drawCanFace(ground, ink, shade, id) +
    shine(shape, id) +
    `<g transform="translate(0 16)scale(1.5)">${drawEmblem(emblem, ink)}</g>` +
    line(shape.outline, shade, 2.4, 0.75)
  );
}

/** A bottle or an open glass and what is in it. */
export function drawGlass(drink: Drink, shape: VesselShape, random: Random, id: string): string {
  const { dark, middle, light } = liquidColours[drink.liquid];
  const tint = shape.tint ?? (drink.vessel === 'wineBottle' && drink.liquid === 'redWine' ? '#24402C' : undefined);
  const withIce = drink.vessel === 'glass' || drink.vessel === 'carafe';
  return (
    `<defs>${gradient(`${id}v`, tint ? [tint, tint] : CLEAR, ACROSS)}${gradient(`${id}l`, [dark, middle, light, middle, dark], ACROSS)}${clipTo(shape, id)}</defs>` +
    `<path d="${shape.outline}" fill="url(#${id}v)" opacity="${tint ? 1 : '.42'}"/>` +
    `<g clip-path="url(#${id}k)" opacity="${tint ? '.5' : 1}">${drawPour(shape, liquidColours[drink.liquid], random, withIce, id)}</g>` +
    shine(shape, id) +
    drawLabelled(drink, shape) +
    line(shape.outline, tint ?? '#7F9692', 2.4, 0.75) +
    drawTop(drink, shape)
  );
}

function clipTo({ outline }: VesselShape, id: string): string {
  return `<clipPath id="${id}k"><path d="${outline}"/></clipPath>`;
}

function drawLabelled({ label = 'paper', emblem = 'drop' }: Drink, shape: VesselShape): string {
  if (!shape.label) return '';
  const { ground, ink, shade } = labelColours[label];
  const middle = `translate(0 ${shape.label.y})scale(1.15)`;
  return drawLabel(shape.label, ground, shade) + `<g transform="${middle}">${drawEmblem(emblem, ink)}</g>`;
}

function drawTop({ label = 'paper' }: Drink, { closure, rim }: VesselShape): string {
  const { ground, shade } = labelColours[label];
  if (closure) return closures[closure](ground, shade);
  return rim ? line(oval(0, rim.y, rim.width, 5), '#8FA5A0', 2.4, 0.8) : '';
}

function shine({ foot, rim }: VesselShape, id: string): string {
  const x = Math.round(-(rim?.width ?? foot) * 0.68);
  const left = line(`M${x}-96C${x - 3}-30 ${x + 1} 40 ${x + 4} 112`, '#FFFFFF', 7, 0.5);
  const right = line(`M${Math.round(foot * 0.72)}-20V100`, '#FFFFFF', 3, 0.28);
  return `<g clip-path="url(#${id}k)">${left}${right}</g>`;
}
