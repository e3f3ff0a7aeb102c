import { closures, drawCanFace, drawLabel } from './drink-label.ts';
import type { Drink } from './drink.ts';
import { drawEmblem } from './emblem.ts';
import { gradient } from './gradient.ts';
import { labelColours, liquidColours } from './liquid.ts';
import { drawPour } from './pour.ts';
import type { Random } from './random.ts';
import { line, oval } from './shape.ts';
import type { VesselShape } from './vessel.ts';

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
