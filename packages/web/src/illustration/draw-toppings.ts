import type { Topping } from '@ofenpost/core/catalogue/illustration';
import type { Placement } from './place-toppings.ts';
import { seeded } from './random.ts';
import { num, nums } from './shape.ts';
import { toppingArt } from './toppings/toppings.ts';

const SHADOW = '#2A1005';

export type Piece = Omit<Placement, 'half'>;

/** Returns the shapes of the pieces; they come into the picture once, before the pieces. */
export function defineToppings(pieces: readonly Piece[], seed: string, id: string): string {
  const shapes = new Map(pieces.map((piece) => [shapeId(piece, id), piece]));
  return `<defs>${[...shapes].map(([name, piece]) => defineShape(piece, seed, name)).join('')}</defs>`;
}

/** Draws all pieces: melting ones first, herbs last, and the shadows of a topping below all its pieces. */
export function drawToppings(pieces: readonly Piece[], id: string): string {
  const kinds = [...new Set(pieces.map((piece) => piece.topping))];
  const fromBelow = kinds.toSorted((one, other) => toppingArt[one].layer - toppingArt[other].layer);
  return fromBelow
    .map((kind) =>
      drawKind(
        pieces.filter((piece) => piece.topping === kind),
        id,
      ),
    )
    .join('');
}

/** Draws one piece with its shadow, so that it can be moved alone. */
export function drawPiece(piece: Piece, id: string): string {
  return drawKind([piece], id);
}

/**
 * A piece that hardly turns contains its shadow; for one at any angle the shadow is drawn apart, because the light has
 * one direction.
 */
function drawKind(pieces: readonly Piece[], id: string): string {
  const shapes = pieces.map((piece) => use(shapeId(piece, id), piece)).join('');
  const turning = pieces.filter((piece) => !carriesShadow(piece));
  if (turning.length === 0) return shapes;
  const shadows = turning.map((piece) => use(`${shapeId(piece, id)}s`, piece)).join('');
  return `<g ${shadow(turning)}>${shadows}</g>${shapes}`;
}

function shadow([first]: readonly Piece[]): string {
  const flat = first !== undefined && toppingArt[first.topping].layer === 0;
  return `fill="${SHADOW}" stroke="${SHADOW}" transform="translate(${flat ? '1 2' : '2 4'})" opacity=".${flat ? 18 : 28}"`;
}

function carriesShadow({ topping }: Piece): boolean {
  return toppingArt[topping].spin <= 60;
}

function defineShape(piece: Piece, seed: string, name: string): string {
  const { topping, shape } = piece;
  const { silhouette, colour, details } = toppingArt[topping].draw(seeded(`${seed} ${topping} ${shape}`), shape);
  const under = carriesShadow(piece) ? `<use href="#${name}s" ${shadow([piece])}/>` : '';
  return `<g id="${name}s">${silhouette}</g><g id="${name}">${under}<use href="#${name}s" fill="${colour}" stroke="${colour}"/>${details}</g>`;
}

function shapeId({ topping, shape }: Piece, id: string): string {
  return `${id}${numberOf(topping)}${'abc'[shape] ?? 'a'}`;
}

const TOPPINGS = Object.keys(toppingArt);

function numberOf(topping: Topping): string {
  return TOPPINGS.indexOf(topping).toString(36);
}

function use(name: string, { x, y, turn, scale }: Piece): string {
  const turned = turn === 0 ? '' : `rotate(${num(turn)})`;
  const sized = scale === 1 ? '' : `scale(${num(scale)})`;
  return `<use href="#${name}" transform="translate(${nums(x, y)})${turned}${sized}"/>`;
}
