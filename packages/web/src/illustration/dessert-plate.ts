import type { Sweet } from './dessert.ts';
import { between, type Random } from './random.ts';
import { flavourColours, drawScoop } from './scoop.ts';
import { gradient, filled, leaning, line, oval } from './shape.ts';
import { profile } from './vessel.ts';

/** A plate seen from the edge of the table. */
function plate(): string {
  return (
    filled(oval(2, 112, 152, 36), '#1E0E04', 0.1) +
    filled(oval(1, 107, 147, 34), '#1E0E04', 0.12) +
    filled(oval(0, 99, 144, 38), '#C9B690') +
    filled(oval(0, 94, 144, 38), '#FFF9EC') +
    filled(oval(0, 95, 112, 26), '#EEE2C8') +
    filled(oval(0, 97, 108, 24), '#FBF3E0') +
    line('M-132 84C-116 66-76 58-40 57', '#FFFFFF', 4)
  );
}

function dust(random: Random, count: number, colour: string, opacity: number): string {
  let grains = '';
  for (let index = 0; index < count; index++) {
    const across = between(random, -1, 1);
    const back = between(random, 0.1, 0.9);
    grains += oval(across * 74 + back * 26 - 14, -22 - back * 34, between(random, 1, 2.6), 1);
  }
  return filled(grains, colour, opacity);
}

function layer(y: number, height: number, colour: string): string {
  const [bottom, sag] = [y + height, y + height + 5];
  return filled(`M-90 ${y}C-30 ${y + 5} 30 ${y + 3} 76 ${y}V${bottom}C30 ${sag - 1} -30 ${sag} -90 ${bottom}Z`, colour);
}

function side(y: number, height: number, colour: string): string {
  return filled(`M76 ${y}L104 ${y - 34}V${y + height - 34}L76 ${y + height}Z`, colour);
}

export function drawTiramisu({ first, random }: Sweet): string {
  const sponge = '#B9814A';
  return (
    plate() +
    filled(oval(8, 104, 104, 18), '#6B4A2A', 0.25) +
    layer(64, 36, sponge) +
    layer(42, 26, '#FFF4DC') +
    layer(10, 34, sponge) +
    layer(-18, 30, '#FFF4DC') +
    side(64, 36, '#93602F') +
    side(42, 24, '#EAD7B0') +
    side(10, 34, '#93602F') +
    side(-18, 29, '#EAD7B0') +
    line(
      'M-78 76C-66 72-54 84-42 78S-14 74-2 82 30 74 40 80 60 78 68 76M-78 24C-64 20-52 32-40 26S-14 22 0 30 30 22 40 28 60 26 68 24',
      '#8A5728',
      4,
      0.7,
    ) +
    filled('M-90-18C-30-13 30-15 76-18L104-52C50-58-20-58-60-54Z', first.dark) +
    filled('M-84-21C-30-17 30-18 74-22L97-50C50-54-20-55-58-51Z', first.middle) +
    dust(random, 34, '#3F2113', 0.75) +
    dust(random, 14, '#FFF1D8', 0.55) +
    filled('M-40-14C-38 2-26 4-24-12ZM12-15C13-2 24 0 26-15Z', first.dark)
  );
}

export function drawPannaCotta({ first, id }: Sweet): string {
  const dome = profile([40, -66], [62, -66, 66, -52, 70, -20], [76, 30, 82, 60, 84, 84], [84, 100, 40, 106, 0.1, 106]);
  return (
    `<defs>${gradient(`${id}d`, ['#FFFDF5', '#FFF4DE', '#E3CFA4'], 'x2="1" y2=".3"')}</defs>` +
    plate() +
    filled(oval(0, 98, 116, 22), first.dark) +
    filled(oval(-3, 95, 112, 20), first.middle) +
    filled(dome, '#D6BE8E') +
    `<path d="${dome}" fill="url(#${id}d)" transform="translate(-1 -1)scale(.98)"/>` +
    filled(
      'M-42-68C-20-74 20-74 42-68C64-62 68-44 70-22C72-6 60-4 57-18C54-30 46-28 46-14C47 12 46 36 36 36C26 36 30 8 27-12C25-26 14-24 12-10C10 6-4 6-6-10C-8-26-18-26-20-10C-21 14-20 54-32 54C-44 54-40 10-43-10C-45-24-54-24-56-10C-58 2-72 0-70-20C-67-46-62-62-42-68Z',
      first.dark,
    ) +
    filled(
      'M-40-66C-20-71 18-71 39-66C58-60 63-44 65-24C64-14 60-12 58-22C54-36 42-34 42-16C43 10 42 30 36 31C31 30 33 6 31-14C28-30 10-30 8-12C6 1-2 1-4-12C-6-30-22-32-24-12C-25 12-26 48-32 48C-38 48-37 8-39-12C-42-30-56-30-60-14C-62-8-66-10-65-20C-62-44-58-60-40-66Z',
      first.middle,
    ) +
    line('M-52-40C-48-54-36-60-20-62', first.light, 5, 0.9) +
    line('M-72 62C-70 76-66 84-60 90', '#FFFFFF', 6, 0.9)
  );
}

export function drawBrownie({ first, flavours, random }: Sweet): string {
  const cake = flavourColours.chocolate;
  return (
    plate() +
    filled(oval(8, 104, 104, 18), '#6B4A2A', 0.3) +
    filled('M-92 22C-30 28 30 26 78 22V92C30 98-30 98-92 92Z', cake.middle) +
    filled('M78 22L108-10V58L78 92Z', cake.dark) +
    filled('M-92 22C-30 28 30 26 78 22L108-10C50-18-30-18-62-14Z', cake.dark) +
    filled('M-82 19C-30 23 30 22 74 18L98-7C50-13-30-14-58-10Z', cake.light) +
    line('M-50 6L-20-4L0 10L30-2L58 8', cake.dark, 2.5, 0.7) +
    filled(
      leaning(-60, 50, 9, 5, 20) +
        leaning(-10, 70, 8, 4, -10) +
        leaning(40, 48, 9, 5, 10) +
        leaning(-30, 40, 5, 3, 0) +
        leaning(58, 76, 6, 3, 0),
      cake.dark,
    ) +
    filled('M-42-6C-40 14-36 46-26 46S-18 14-6 14 8 62 18 60 22 18 36 14 62 6 62-8Z', (flavours[1] ?? first).dark) +
    drawScoop(random, 12, -34, 54, first)
  );
}

export function drawCheesecake({ first, random }: Sweet): string {
  return (
    plate() +
    filled('M-116 84L60 112L118 76L40 60Z', '#6B4A2A', 0.25) +
    filled('M-112 14C-60 30 10 42 62 46V102C10 98-60 88-112 74Z', '#FFF3D4') +
    filled('M62 46L112-6V62L62 102Z', '#EAD3A0') +
    filled('M-112 62C-60 78 10 88 62 90V104C10 100-60 92-112 78Z', '#B9793A') +
    filled('M62 90L112 50V64L62 104Z', '#8F5724') +
    filled('M-112 14C-60 30 10 42 62 46L112-6C80-34 40-40 16-36Z', first.dark) +
    filled('M-104 11C-56 26 10 38 60 41L106-6C78-29 42-35 20-32Z', first.middle) +
    filled('M-70 24C-68 46-56 48-54 30ZM-8 38C-6 66 8 68 10 41ZM36 44C37 58 48 58 50 45Z', first.dark) +
    line('M-70 6C-40-8-10-20 16-26', first.light, 5, 0.8) +
    filled(
      Array.from({ length: 9 }, () => oval(between(random, -90, 50), between(random, 78, 82), 1.8)).join(''),
      '#7A4A1E',
      0.6,
    )
  );
}

export function drawCannoli({ first, flavours, random }: Sweet): string {
  const cannolo = (x: number, y: number, turn: number, cream: Sweet['first']) =>
    `<g transform="translate(${x} ${y})rotate(${turn})">` +
    filled(oval(4, 34, 92, 14), '#2A1005', 0.22) +
    filled('M-78-30C-30-38 30-38 78-30C90-12 90 12 78 30C30 38-30 38-78 30C-66 12-66-12-78-30Z', '#A8642A') +
    filled('M-74-27C-30-34 30-34 74-27C82-12 82 4 76 16C30 24-30 24-72 18C-62 4-64-14-74-27Z', '#E2A556') +
    line('M-40-30C-28-10-30 16-40 33M20-33C34-12 32 16 22 34', '#A8642A', 3, 0.6) +
    filled(
      Array.from({ length: 12 }, () =>
        oval(between(random, -56, 62), between(random, -24, 20), between(random, 1.4, 3)),
      ).join(''),
      '#B9732F',
      0.75,
    ) +
    line('M-50-22C-20-27 30-27 60-22', '#FFE9B8', 5, 0.7) +
    [-78, 78]
      .map(
        (end) =>
          filled(oval(end, 0, 17, 31), cream.dark) +
          filled(oval(end - 1, -1, 15, 28), cream.light) +
          line(`M${end - 4}-16q12 6 2 14t4 14`, cream.middle, 4),
      )
      .join('') +
    '</g>';
  return plate() + cannolo(14, 12, -14, flavours[1] ?? first) + cannolo(-12, 66, 8, first);
}
