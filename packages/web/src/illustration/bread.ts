import type { BreadShape, Sauce } from '@ofenpost/core/catalogue/illustration';
import { between, seeded, type Random } from './random.ts';
import { gradient, dots, filled, leaning, line, nums, oval, polar } from './shape.ts';

/** Returns the distance of the rim from the middle in a direction (radians, clockwise from the right, as in SVG). */
export type Outline = (angle: number) => number;

/** The topped share of the outline's radius; the rest is crust. */
export const SPREAD = 0.82;

type Keys = readonly (readonly [degreesFromTop: number, radius: number])[];

const HEART: Keys = [
  [0, 80],
  [14, 112],
  [34, 152],
  [60, 153],
  [92, 136],
  [125, 120],
  [150, 122],
  [168, 138],
  [180, 150],
];

/** An outline through given radii, symmetrical left and right. */
function keyed(keys: Keys): Outline {
  return (angle) => {
    const fromTop = (((angle + Math.PI / 2) * 180) / Math.PI + 720) % 360;
    const degrees = fromTop > 180 ? 360 - fromTop : fromTop;
    const next = Math.max(
      1,
      keys.findIndex(([key]) => key >= degrees),
    );
    const [fromKey, fromRadius] = keys[next - 1] ?? [0, 0];
    const [toKey, toRadius] = keys[next] ?? [180, 0];
    const part = (degrees - fromKey) / (toKey - fromKey);
    return fromRadius + (toRadius - fromRadius) * part * part * (3 - 2 * part);
  };
}

function ellipse(rx: number, ry: number): Outline {
  return (angle) => (rx * ry) / Math.hypot(ry * Math.cos(angle), rx * Math.sin(angle));
}

/** A disc folded over: round below, nearly straight above, with soft corners. */
const halfMoon: Outline = (angle) => {
  const y = Math.sin(angle);
  const arc = -44 * y + Math.sqrt((44 * y) ** 2 - 44 ** 2 + 146 ** 2);
  const fold = y < 0 ? 72 / -y : Infinity;
  return (arc ** -7 + fold ** -7) ** (-1 / 7);
};

const outlines: Record<BreadShape, Outline> = {
  round: ellipse(147, 147),
  oval: ellipse(152, 118),
  folded: halfMoon,
  heart: keyed(HEART),
  bear: ellipse(128, 120),
};

export function outlineOf(shape: BreadShape): Outline {
  return outlines[shape];
}

export type SauceColours = {
  readonly edge: string;
  readonly middle: string;
  readonly gloss: string;
  readonly speck: string;
};

export const sauceColours: Record<Sauce, SauceColours> = {
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

export type Bread = {
  readonly shape: BreadShape;
  readonly sauce: Sauce;
  /** The colours of the crust, from the light side on; golden by default. */
  readonly crust?: readonly string[];
  /** Before the oven: pale, without char. The rest has the same shape. */
  readonly isRaw?: boolean;
};

export const GOLDEN_CRUST = ['#F6D08A', '#E3A457', '#C27A35', '#A9622A'];

/** The base without toppings: shadow, crust with char and highlights, sauce. */
export function drawBread(
  { shape, sauce, crust = GOLDEN_CRUST, isRaw = false }: Bread,
  seed: string,
  id: string,
): string {
  const random = seeded(`${seed} bread`);
  const outline = wavy(outlineOf(shape), random, 0.014);
  const points = shape === 'round' || shape === 'oval' ? 20 : 36;
  const bearEars = shape === 'bear' ? ears(random, id) : '';
  // Drawn in any case, so that the sauce has the same shape before and after the oven.
  const baked = bulge(random, id, shape) + char(random, outline);
  return (
    `<defs>${gradient(`${id}c`, crust)}<path id="${id}r" d="${polar(points, outline)}"/></defs>` +
    groundShadow(id) +
    bearEars +
    `<use href="#${id}r" fill="#8A4B1E"/><use href="#${id}r" fill="url(#${id}c)" transform="translate(-.6-1.2)scale(.985)"/>` +
    (isRaw ? `<use href="#${id}r" fill="#FFF4DF" opacity=".64"/>` : baked) +
    (shape === 'folded' ? crimps(outline, sauce) : spread(random, outlineOf(shape), sauce, id))
  );
}

/** The line between the halves of a flatbread with different toppings. */
export function drawDivide(shape: BreadShape): string {
  const outline = outlineOf(shape);
  const d = `M0-${Math.round(outline(-Math.PI / 2) * 0.92)}V${Math.round(outline(Math.PI / 2) * 0.92)}`;
  return (
    line(d, '#7A3E16', 3, 0.35) +
    `<path d="${d}" stroke="#FFF3D6" stroke-width="2" stroke-dasharray="7 9" stroke-linecap="round"/>`
  );
}

/** Faint copies of the rim make a shadow that is soft on light and dark paper; a blur filter would cost every frame. */
function groundShadow(id: string): string {
  const copies = [0.98, 0.995, 1.01, 1.025, 1.04, 1.055].map(
    (scale) => `<use href="#${id}r" transform="translate(0 9)scale(${String(scale).replace(/^0/, '')})"/>`,
  );
  return `<g fill="#1E0E04" fill-opacity=".05">${copies.join('')}</g>`;
}

function wavy(outline: Outline, random: Random, depth: number): Outline {
  const [one, two, three] = [random() * 6.3, random() * 6.3, random() * 6.3];
  return (angle) =>
    outline(angle) *
    (1 +
      depth * (Math.sin(2 * angle + one) * 0.7 + Math.sin(3 * angle + two) * 0.8 + Math.sin(7 * angle + three) * 0.55) -
      depth * 0.7);
}

function bulge(random: Random, id: string, shape: BreadShape): string {
  const dashes = Array.from(
    { length: 5 },
    () => `${Math.round(between(random, 30, 110))} ${Math.round(between(random, 14, 40))}`,
  ).join(' ');
  return (
    `<use href="#${id}r" fill="none" stroke="#FFE9B8" stroke-width="7" stroke-linecap="round" stroke-dasharray="${dashes}" opacity=".42" transform="translate(-2.5-3)scale(.915)"/>` +
    (shape === 'folded' ? '' : `<use href="#${id}r" fill="#7E3F14" opacity=".45" transform="scale(.86)"/>`)
  );
}

/** Toasted spots and, on a few of them, the black blister that a stone oven leaves. */
function char(random: Random, outline: Outline): string {
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

function spread(random: Random, outline: Outline, sauce: Sauce, id: string): string {
  const { edge, middle, gloss, speck } = sauceColours[sauce];
  const inner = wavy(outline, random, 0.022);
  const specks: [number, number][] = [];
  for (let index = 0; index < 14; index++) {
    const angle = index * 2.4 + random();
    const away = outline(angle) * SPREAD * 0.94 * Math.sqrt((index + 0.5) / 14);
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

/** A folded bread shows its filling only through three cuts. */
function crimps(outline: Outline, sauce: Sauce): string {
  const { edge, middle } = sauceColours[sauce];
  let folds = '';
  for (let angle = 0.12; angle < 3.05; angle += 0.17) {
    const [outer, inner] = [outline(angle) * 0.975, outline(angle + 0.1) * 0.83];
    const [fromX, fromY] = [Math.cos(angle) * outer, Math.sin(angle) * outer];
    const [toX, toY] = [Math.cos(angle + 0.1) * inner, Math.sin(angle + 0.1) * inner];
    folds += `M${nums(fromX, fromY)}Q${nums(fromX * 0.9 + 3, fromY * 0.9, toX, toY)}`;
  }
  const cuts = leaning(-52, -4, 27, 8, 104) + leaning(0, 0, 31, 9, 90) + leaning(52, -4, 27, 8, 76);
  const fillings = leaning(-52, -4, 23, 5, 104) + leaning(0, 0, 27, 6, 90) + leaning(52, -4, 23, 5, 76);
  return (
    line(folds, '#7A3F16', 3, 0.55) +
    `<g transform="translate(-3-2)">${line(folds, '#FFE3A8', 2, 0.5)}</g>` +
    filled(cuts, '#7E3F14', 0.8) +
    filled(fillings, edge) +
    filled(leaning(-53, -6, 17, 2.5, 104) + leaning(-2, -3, 20, 3, 90) + leaning(50, -6, 17, 2.5, 76), middle)
  );
}

function ears(random: Random, id: string): string {
  const ear = (x: number) => polar(12, () => 46 * between(random, 0.97, 1.03), x, -92);
  const both = ear(-88) + ear(88);
  return (
    filled(both, '#8A4B1E') +
    `<path d="${both}" fill="url(#${id}c)" transform="translate(-.6-1.5)"/>` +
    filled(oval(-88, -92, 25) + oval(88, -92, 25), '#B9692B', 0.7)
  );
}
