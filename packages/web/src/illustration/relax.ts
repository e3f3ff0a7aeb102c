import type { Surface, Placement } from './place-toppings.ts';
import { toppingArt } from './toppings/toppings.ts';

const ROUNDS = 24;

/** Pushes pieces apart until they cover the surface evenly, for a finished picture to which none is added. */
export function relax(pieces: readonly Placement[], { outline }: Surface): readonly Placement[] {
  let current = pieces;
  for (let round = 0; round < ROUNDS; round++) {
    current = current.map((piece) => pushed(piece, current, outline));
  }
  return current.map((piece) => ({ ...piece, x: Math.round(piece.x), y: Math.round(piece.y) }));
}

function pushed(piece: Placement, all: readonly Placement[], outline: Surface['outline']): Placement {
  const art = toppingArt[piece.topping];
  if (art.centred) return piece;
  let { x, y } = piece;
  for (const other of all) {
    if (other === piece) continue;
    const [dx, dy] = [piece.x - other.x, piece.y - other.y];
    const distance = Math.hypot(dx, dy) || 1;
    const room = (art.radius + toppingArt[other.topping].radius) * (other.topping === piece.topping ? 1.9 : 1.12);
    const push = Math.max(0, room - distance) * (distance < room * 0.6 ? 0.16 : 0.09);
    x += (dx / distance) * push;
    y += (dy / distance) * push;
  }
  if (piece.half === 'left') x = Math.min(x, -art.radius * 0.95);
  if (piece.half === 'right') x = Math.max(x, art.radius * 0.95);
  const angle = Math.atan2(y, x);
  const reach = Math.min(Math.hypot(x, y), Math.max(0, outline(angle) - art.radius));
  return { ...piece, x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
}
