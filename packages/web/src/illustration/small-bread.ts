import { sauceColours } from './bread.ts';
import { defineToppings, drawToppings } from './draw-toppings.ts';
import { pile } from './pile.ts';
import { densityFor, placeToppings, relax } from './place-toppings.ts';
import { between, seeded } from './random.ts';
import { gradient, filled, leaning, line, num, oval } from './shape.ts';
import type { Serving } from './starter.ts';
import { drawBoard, drawCrockery, drawRamekin } from './tableware.ts';

const CRUST = ['#F6D08A', '#E6AC5E', '#C27A35'] as const;

/** A thick slab with dimples of oil, cut once, on a board. */
export function drawFocaccia({ sauce, toppings, seed, id }: Serving): string {
  const random = seeded(`${seed} focaccia`);
  const slab =
    'M-92-92C-40-98 40-97 88-92C100-90 104-84 104-72C107-24 107 26 103 72C103 86 98 92 86 93C34 98-40 97-90 93C-102 91-106 84-106 72C-109 24-108-26-105-72C-105-86-102-91-92-92Z';
  let [dimples, oil] = ['', ''];
  for (let index = 0; index < 20; index++) {
    const [x, y] = [
      -80 + (index % 5) * 40 + between(random, -8, 8),
      -66 + Math.floor(index / 5) * 44 + between(random, -8, 8),
    ];
    dimples += leaning(x, y, between(random, 8, 12), between(random, 6, 8), between(random, -40, 40));
    oil += oval(x - 2, y - 1, 2.6);
  }
  const surface = {
    outline: (angle: number) => 92 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))),
    density: densityFor(toppings, 0.42),
  };
  const pieces = relax(
    placeToppings(
      toppings.map((topping) => ({ topping, half: 'whole' as const })),
      seed,
      surface,
    ),
    surface,
  );
  return (
    drawBoard(random, id) +
    `<defs>${gradient(`${id}f`, sauce === 'none' ? ['#F9DC98', '#EDBB6A', '#D08E42'] : [CRUST[0], sauceColours[sauce].middle, sauceColours[sauce].edge])}</defs><g transform="translate(-6 0)">` +
    `<path d="${slab}" fill="#2A1005" opacity=".3" transform="translate(3 9)"/><path d="${slab}" fill="#9C5A24" transform="translate(0 5)"/>` +
    filled(slab, '#C98540') +
    `<path d="${slab}" fill="url(#${id}f)" transform="scale(.95)"/>` +
    filled(dimples, '#A8642A', 0.42) +
    filled(oil, '#FFF3C4', 0.9) +
    line('M-88-82C-40-88 20-88 66-84', '#FFF0C6', 4, 0.7) +
    defineToppings(pieces, seed, id) +
    drawToppings(pieces, id) +
    line('M2-94V94', '#7A3F16', 3, 0.6) +
    '</g>'
  );
}

/** Three toasted slices on a board. */
export function drawBruschetta({ sauce, toppings, seed, id }: Serving): string {
  const random = seeded(`${seed} bruschetta`);
  const slice = 'M-34-88C-16-104 16-104 34-88C46-62 46 60 36 84C20 98-20 98-36 84C-46 60-46-62-34-88Z';
  const { middle, edge } = sauceColours[sauce];
  const slices = [-88, 0, 88].map((x, index) => {
    const pieces = pile(toppings, `${seed} ${index}`, 56, toppings.length === 0 ? 0 : 9, 0.9).map((piece) => ({
      ...piece,
      x: Math.round(piece.x * 0.42),
      y: Math.round(piece.y * 1.05),
    }));
    return {
      pieces,
      bread:
        `<g transform="translate(${x - 6} ${num(between(random, -5, 5))})rotate(${num(between(random, 2, 9))})">` +
        `<path d="${slice}" fill="#2A1005" opacity=".3" transform="translate(3 7)"/>` +
        filled(slice, '#9C5A24') +
        `<path d="${slice}" fill="#F1CB85" transform="scale(.88 .93)"/><path d="${slice}" fill="${sauce === 'none' ? '#FBE3AE' : edge}" transform="scale(.76 .86)"/><path d="${slice}" fill="${sauce === 'none' ? '#F6D796' : middle}" transform="scale(.68 .8)"/>` +
        drawToppings(pieces, id) +
        '</g>',
    };
  });
  return (
    drawBoard(random, id) +
    defineToppings(
      slices.flatMap(({ pieces }) => pieces),
      seed,
      id,
    ) +
    slices.map(({ bread }) => bread).join('')
  );
}

/** Baked sticks beside a dip. */
export function drawSticks({ sauce, toppings, seed, id }: Serving): string {
  const random = seeded(`${seed} sticks`);
  const { edge, middle, gloss } = sauceColours[sauce];
  const sticks = Array.from({ length: 7 }, (_, index) => {
    const [x, turn] = [-92 + index * 24, between(random, -7, 7)];
    const length = between(random, 84, 98);
    const d = `M0-${num(length)}C5-40-4 30 1 ${num(length)}`;
    const seeds = Array.from({ length: 7 }, (_unused, at) =>
      leaning(between(random, -4, 4), -70 + at * 23, 2.6, 1.4, at * 57),
    ).join('');
    return `<g transform="translate(${x} ${num(between(random, -6, 6))})rotate(${num(turn)})"><g transform="translate(3 5)">${line(d, '#2A1005', 16, 0.25)}</g>${line(d, '#A8642A', 17)}${line(d, '#E2A656', 13)}<g transform="translate(-2.5 0)">${line(d, '#F9DC98', 4, 0.9)}</g>${filled(seeds, '#FFF6DC')}</g>`;
  });
  const pieces = pile(toppings, seed, 14, Math.min(3, toppings.length * 2), 0.9).map((piece) => ({
    ...piece,
    x: piece.x + 88,
    y: piece.y + 46,
  }));
  return (
    drawBoard(random, id) +
    sticks.join('') +
    drawRamekin(88, 46, 52, [edge, middle, gloss]) +
    defineToppings(pieces, seed, id) +
    drawToppings(pieces, id)
  );
}

/** Rolled dough, cut across: spirals of sauce. */
export function drawRolls({ sauce, toppings, seed, id }: Serving): string {
  const random = seeded(`${seed} rolls`);
  const { edge, middle } = sauceColours[sauce];
  const spiral = 'M2 0C2-8-12-8-12 3C-12 17 14 18 16 1C18-19-16-24-24-4C-32 22 4 36 24 20C40 4 30-30 2-32';
  const rolls = Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 5) * Math.PI * 2 - Math.PI / 2;
    const away = index === 5 ? 0 : 76;
    return (
      `<g transform="translate(${num(Math.cos(angle) * away)} ${num(Math.sin(angle) * away)})rotate(${Math.round(random() * 50 - 25)})">` +
      filled(oval(2, 6, 41), '#2A1005', 0.28) +
      filled(oval(0, 0, 41), '#A8642A') +
      filled(oval(-0.6, -1, 39), `url(#${id}f)`) +
      line(spiral, '#B9732F', 9, 0.7) +
      line(spiral, edge, 6.5) +
      line(spiral, middle, 2.6) +
      line('M-31-14C-26-26-16-33-6-35', '#FFF0C6', 3, 0.8) +
      '</g>'
    );
  });
  const pieces = pile(toppings, seed, 96, Math.min(10, toppings.length * 6), 0.8);
  return (
    `<defs>${gradient(`${id}f`, CRUST)}</defs>` +
    drawCrockery(random, id, 148, 'plate') +
    rolls.join('') +
    defineToppings(pieces, seed, id) +
    drawToppings(pieces, id)
  );
}

/** Potato sticks in a paper cone. */
export function drawFries({ sauce, toppings, seed, id }: Serving): string {
  const random = seeded(`${seed} fries`);
  const fries = Array.from({ length: 13 }, (_, index) => {
    const x = -66 + index * 11;
    const [height, turn] = [between(random, 96, 138) - Math.abs(x) * 0.3, x * 0.22 + between(random, -4, 4)];
    return `<g transform="translate(${x} 30)rotate(${num(turn)})"><path d="M-8 0L-7-${num(height)}L7-${num(height + 3)}L8 0Z" fill="#C98A2A"/><path d="M-7 0L-6-${num(height - 2)}L4-${num(height)}L4 0Z" fill="#FBD468"/></g>`;
  });
  const { edge, middle, gloss } = sauceColours[sauce];
  const pieces = pile(toppings, seed, 22, Math.min(4, toppings.length * 2), 0.9).map((piece) => ({
    ...piece,
    x: piece.x - 6,
    y: piece.y + 66,
  }));
  const cone = 'M-88 6C-60 26 54 26 82 6L62 140C34 152-40 152-68 140Z';
  return (
    `<defs>${gradient(`${id}f`, ['#D9603C', '#B9502B', '#963B1C'], 'x2="1"')}</defs><ellipse cx="-2" cy="142" rx="92" ry="13" fill="#1E0E04" opacity=".16"/>` +
    fries.join('') +
    filled(cone, `url(#${id}f)`) +
    line('M-50 20L-38 145M-4 23V149M42 20L32 145', '#FFF3DC', 13, 0.9) +
    line('M-88 6C-60 26 54 26 82 6', '#FFF3DC', 4, 0.9) +
    (sauce === 'none' ? '' : drawRamekin(92, 116, 38, [edge, middle, gloss])) +
    defineToppings(pieces, seed, id) +
    drawToppings(pieces, id)
  );
}
