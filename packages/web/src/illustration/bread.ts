import type { Sauce } from '@ofenpost/core/catalogue/illustration';
import type { RandomNumber } from '@ofenpost/core/random/seeded-random';
import { between, seeded } from './random.ts';
import { gradient, dots, filled, leaning, polar } from './shape.ts';

/** Returns the distance of the rim from the middle in a direction (radians, clockwise from the right, as in SVG). */
type Outline = (angle: number) => number;

/** The topped share of the radius; the rest is crust. */
const TOPPED = 0.82;

/** In every direction, in the units of the picture, which is 320 wide. */
const RADIUS = 147;

type SauceColours = {
  readonly edge: string;
  readonly middle: string;
  readonly gloss: string;
  readonly speck: string;
};

const sauceColours: Record<Sauce, SauceColours> = {
  tomato: { edge: '#B8331F', middle: '#DE5E38', gloss: '#F2905C', speck: '#8E1F14' },
  cream: { edge: '#EBD3A0', middle: '#FBF0D6', gloss: '#FFFBF0', speck: '#D9A85E' },
  pesto: { edge: '#5E7F2C', middle: '#8FAE4A', gloss: '#BBD077', speck: '#3F5F1E' },
  pumpkin: { edge: '#CF6F17', middle: '#F2A03F', gloss: '#FFC878', speck: '#A9500F' },
  hummus: { edge: '#CFA868', middle: '#EBD2A0', gloss: '#F9EBCB', speck: '#B5652B' },
  beetroot: { edge: '#8A1E52', middle: '#C04A82', gloss: '#E58BB2', speck: '#5E0F36' },
  barbecue: { edge: '#5E2613', middle: '#8C4522', gloss: '#BF7A45', speck: '#3A140A' },
  mascarpone: { edge: '#EAD7B4', middle: '#FFF8EA', gloss: '#FFFFFF', speck: '#E3C896' },
  chocolate: { edge: '#3F2113', middle: '#6A3C22', gloss: '#9C6A47', speck: '#2A130A' },
  berry: { edge: '#8A1438', middle: '#C43A5F', gloss: '#EE7F98', speck: '#5E0A24' },
  none: { edge: '#E0AE62', middle: '#F3D296', gloss: '#FBE7BC', speck: '#B97A35' },
};

/** The colours of the crust, from the light side on. */
const CRUST = ['#F6D08A', '#E3A457', '#C27A35', '#A9622A'];

/** Draws a round bread with nothing on its sauce. `id` is the beginning of all ids in it. */
export function drawBread(sauce: Sauce, seed: string, id: string): string {
  const random = seeded(`${seed} bread`);
  const outline = wavy(random, 0.014);
  return (
    `<defs>${gradient(`${id}c`, CRUST)}<path id="${id}r" d="${polar(20, outline)}"/></defs>` +
    groundShadow(id) +
    `<use href="#${id}r" fill="#8A4B1E"/><use href="#${id}r" fill="url(#${id}c)" transform="translate(-.6-1.2)scale(.985)"/>` +
    bulge(random, id) +
    char(random, outline) +
    spread(random, sauce, id)
  );
}

/** Faint copies of the rim make a shadow that is soft on light and dark paper; a blur filter would cost every frame. */
function groundShadow(id: string): string {
  const copies = [0.98, 0.995, 1.01, 1.025, 1.04, 1.055].map(
    (scale) => `<use href="#${id}r" transform="translate(0 9)scale(${String(scale).replace(/^0/, '')})"/>`,
  );
  return `<g fill="#1E0E04" fill-opacity=".05">${copies.join('')}</g>`;
}

function wavy(random: RandomNumber, depth: number): Outline {
  const [one, two, three] = [random() * 6.3, random() * 6.3, random() * 6.3];
  return (angle) =>
    RADIUS *
    (1 +
      depth * (Math.sin(2 * angle + one) * 0.7 + Math.sin(3 * angle + two) * 0.8 + Math.sin(7 * angle + three) * 0.55) -
      depth * 0.7);
}

function bulge(random: RandomNumber, id: string): string {
  const dashes = Array.from(
    { length: 5 },
    () => `${Math.round(between(random, 30, 110))} ${Math.round(between(random, 14, 40))}`,
  ).join(' ');
  return (
    `<use href="#${id}r" fill="none" stroke="#FFE9B8" stroke-width="7" stroke-linecap="round" stroke-dasharray="${dashes}" opacity=".42" transform="translate(-2.5-3)scale(.915)"/>` +
    `<use href="#${id}r" fill="#7E3F14" opacity=".45" transform="scale(.86)"/>`
  );
}

/** Toasted spots and, on a few of them, the black blister that a stone oven leaves. */
function char(random: RandomNumber, outline: Outline): string {
  let [toasted, burnt] = ['', ''];
  const flour: [number, number][] = [];
  const start = random() * Math.PI * 2;
  for (let index = 0; index < 17; index++) {
    const angle = start + (index / 17) * Math.PI * 2 + between(random, -0.14, 0.14);
    const away = outline(angle) * between(random, 0.88, 0.965);
    const [x, y] = [Math.cos(angle) * away, Math.sin(angle) * away];
    const turn = (angle * 180) / Math.PI + 90 + between(random, -20, 20);
    const size = index % 5 === 0 ? between(random, 11, 16) : between(random, 4, 10);
    if (index % 4 === 3) flour.push([x * 0.98, y * 0.98], [x * 0.95 + 3, y * 0.95 - 3], [x * 0.96 - 4, y * 0.96 + 2]);
    else toasted += leaning(x, y, size, size * 0.5, turn);
    if (index % 3 === 0 && size > 5) burnt += leaning(x + 0.6, y + 0.6, size * 0.6, size * 0.28, turn);
  }
  return filled(toasted, '#7A3A12', 0.42) + filled(burnt, '#2E1206', 0.62) + dots(flour, 2.4, '#FFF8E6', 0.8);
}

function spread(random: RandomNumber, sauce: Sauce, id: string): string {
  const { edge, middle, gloss, speck } = sauceColours[sauce];
  const inner = wavy(random, 0.022);
  const specks: [number, number][] = [];
  for (let index = 0; index < 14; index++) {
    const angle = index * 2.4 + random();
    const away = RADIUS * TOPPED * 0.94 * Math.sqrt((index + 0.5) / 14);
    specks.push([Math.cos(angle) * away, Math.sin(angle) * away]);
  }
  return (
    `<radialGradient id="${id}m" cx=".45" cy=".42" r=".6"><stop stop-color="${middle}"/><stop offset=".62" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient>` +
    filled(
      polar(22, (angle) => inner(angle) * 0.85),
      edge,
    ) +
    filled(
      polar(17, (angle) => inner(angle) * between(random, 0.77, 0.83)),
      `url(#${id}m)`,
    ) +
    filled(
      polar(15, (angle) => inner(angle) * between(random, 0.42, 0.66), -6, -8),
      gloss,
      0.26,
    ) +
    dots(specks, 2.6, speck, 0.5)
  );
}
