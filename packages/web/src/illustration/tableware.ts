import type { Topping } from '@ofenpost/core/catalogue/illustration';
import { defineToppings, drawToppings } from './draw-toppings.ts';
import { pick, type Random, between, seeded } from './random.ts';
import { gradient, blob, dots, filled, leaning, line, oval } from './shape.ts';

type Glaze = readonly [light: string, middle: string, dark: string];

const GLAZES: readonly [Glaze, ...Glaze[]] = [
  ['#FFF8EA', '#E6D6B8', '#C9B48C'],
  ['#E3E9DA', '#BCC9AE', '#8FA083'],
  ['#F3D6C2', '#D9A587', '#B07A5A'],
  ['#D6E2E4', '#A9BFC4', '#7C979E'],
];

/** A hand-thrown plate or bowl from above; deep ones have a dark inside at their upper left. */
export function drawCrockery(random: Random, id: string, radius: number, depth: 'plate' | 'bowl'): string {
  const [light, middle, dark] = pick(random, GLAZES);
  const well = depth === 'bowl' ? 0.87 : 0.72;
  const specks: [number, number][] = [];
  for (let index = 0; index < 12; index++) {
    const angle = index * 2.4 + random();
    const away = radius * (0.9 + 0.08 * Math.sin(index * 5));
    specks.push([Math.cos(angle) * away, Math.sin(angle) * away]);
  }
  return (
    `<defs>${gradient(`${id}p`, [light, light, middle])}${gradient(`${id}q`, depth === 'bowl' ? [dark, middle, light] : [middle, light, light])}</defs>` +
    softShadow(0, 9, radius) +
    filled(oval(0, 1.5, radius), dark) +
    filled(blob(random, radius * 0.992, 24, 0.008), `url(#${id}p)`) +
    filled(oval(0, 0, radius * well), `url(#${id}q)`) +
    dots(specks, 2.4, '#8A6A45', 0.4) +
    line(
      `M${-radius * 0.86} ${-radius * 0.4}A${radius * 0.95} ${radius * 0.95} 0 0 1 ${-radius * 0.3} ${-radius * 0.9}`,
      '#FFFFFF',
      4,
      0.8,
    )
  );
}

/** A wooden board with a handle, from above. */
export function drawBoard(random: Random, id: string): string {
  const grain = Array.from({ length: 6 }, (_, index) => {
    const y = -86 + index * 35 + random() * 12;
    const bend = Math.round(random() * 16 - 8);
    return `M-132 ${Math.round(y)}C-60 ${Math.round(y + bend)} 40 ${Math.round(y - bend)} 124 ${Math.round(y + bend / 2)}`;
  });
  const board =
    'M-118-112H104C128-112 134-100 134-82V-26C152-26 156-18 156 0S152 26 134 26V82C134 100 128 112 104 112H-118C-138 112-146 102-146 82V-82C-146-102-138-112-118-112Z';
  return (
    `<defs>${gradient(`${id}w`, ['#B98352', '#96643A', '#7A4D2A'])}</defs>` +
    `<g fill="#1E0E04" fill-opacity=".1"><path d="${board}" transform="translate(0 8)"/><path d="${board}" transform="translate(0 9)scale(1.02 1.025)"/></g>` +
    `<path d="${board}" fill="#56331A" transform="translate(0 3)"/>` +
    filled(board, `url(#${id}w)`) +
    line(grain.join(''), '#56331A', 1.8, 0.4) +
    filled(oval(143, 0, 5), '#2E1A0C', 0.8) +
    line('M-138-70C-138-96-130-104-112-104H60', '#E3BD8A', 3, 0.6)
  );
}

/** A small dish of dip or oil. */
export function drawRamekin(x: number, y: number, radius: number, colours: readonly [string, string, string]): string {
  const [edge, middle, gloss] = colours;
  return (
    softShadow(x, y + 6, radius) +
    filled(oval(x, y + 1, radius), '#B59B70') +
    filled(oval(x, y, radius * 0.985), '#FFF6E4') +
    filled(oval(x, y, radius * 0.86), '#CDB68C') +
    filled(oval(x, y + radius * 0.02, radius * 0.82), edge) +
    filled(oval(x - radius * 0.02, y, radius * 0.72), middle) +
    filled(leaning(x - radius * 0.25, y - radius * 0.3, radius * 0.34, radius * 0.16, -35), gloss, 0.85) +
    line(
      `M${(x - radius * 0.83).toFixed(1)} ${(y - radius * 0.4).toFixed(1)}A${radius * 0.92} ${radius * 0.92} 0 0 1 ${(x - radius * 0.3).toFixed(1)} ${(y - radius * 0.87).toFixed(1)}`,
      '#FFFFFF',
      3,
      0.9,
    )
  );
}

/** Faint copies, each a little larger: an object darkens the table most where it touches it. */
export function softShadow(x: number, y: number, rx: number, ry = rx): string {
  const rings = [0.98, 0.995, 1.01, 1.025, 1.04, 1.055].map(
    (scale) => `<path d="${oval(x, y, rx * scale, ry * scale)}"/>`,
  );
  return `<g fill="#1E0E04" fill-opacity=".05">${rings.join('')}</g>`;
}

type Linen = readonly [light: string, dark: string, stripe: string];

const LINENS: readonly [Linen, ...Linen[]] = [
  ['#D98A63', '#B9603A', '#F6D9C4'],
  ['#7FA08A', '#587B65', '#E4EEDD'],
  ['#E7C98C', '#C79E55', '#FFF6E0'],
  ['#8FA9B4', '#658491', '#E6F0F2'],
];

const HERBS: readonly [Topping, ...Topping[]] = ['basil', 'sage', 'mint', 'rosemary'];

const FORK = 'M-142-86V-46C-142-30-136-24-131-22V92M-131-86V-30M-120-86V-46C-120-30-126-24-131-22';
const KNIFE = 'M126 92V8M126 8C136 6 144-20 142-56C141-76 134-88 126-90Z';

/** A place setting from above: linen, two plates, fork and knife, and a sprig that depends on the seed. */
export function drawTableSetting(seed: string, id: string): string {
  const random = seeded(`${seed} table`);
  const [light, dark, stripe] = pick(random, LINENS);
  const herb = pick(random, HERBS);
  const turn = Math.round(between(random, -4, 4));
  const cloth = 'M-108-136C-40-141 44-139 108-134C112-60 111 60 107 137C40 140-44 141-109 136C-112 60-111-60-108-136Z';
  const sprig = [-40, 12, 62].map((lean, shape) => ({
    topping: herb,
    x: Math.round(Math.sin((lean * Math.PI) / 90) * 16),
    y: shape === 1 ? -12 : 8,
    turn: lean,
    scale: 1.35,
    shape: shape % 2,
  }));
  return (
    `<defs>${gradient(`${id}t`, [light, light, dark])}</defs>` +
    `<g transform="rotate(${turn})">` +
    filled('M-106-128H112V146H-106Z', '#1E0E04', 0.1) +
    filled(cloth, `url(#${id}t)`) +
    line('M-109-112C-40-116 44-115 109-110M-110 112C-40 116 44 117 108 113', stripe, 3, 0.75) +
    line('M-109-104C-40-108 44-107 109-102M-110 104C-40 108 44 109 108 105', stripe, 1.4, 0.75) +
    '</g>' +
    drawCutlery() +
    drawCrockery(random, `${id}a`, 104, 'plate') +
    drawCrockery(random, `${id}b`, 66, 'plate') +
    defineToppings(sprig, seed, id) +
    drawToppings(sprig, id)
  );
}

const drawCutlery = () =>
  line(`${FORK}${KNIFE}`, '#1E0E04', 9, 0.14) +
  line(FORK, '#8B8678', 6) +
  line(FORK, '#DEDACD', 3) +
  line(KNIFE, '#8B8678', 6) +
  filled('M126 8C136 6 144-20 142-56C141-76 134-88 126-90Z', '#CFCBBD') +
  line('M126 92V8', '#DEDACD', 3) +
  line('M131-10C137-26 138-50 135-68', '#FFFFFF', 2.4, 0.8);
