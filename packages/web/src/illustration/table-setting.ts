import type { Topping } from '@ofenpost/core/catalogue/illustration';
import { defineToppings, drawToppings } from './draw-toppings.ts';
import { gradient } from './gradient.ts';
import { between, pick, seeded } from './random.ts';
import { filled, line } from './shape.ts';
import { drawCrockery } from './tableware.ts';

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
