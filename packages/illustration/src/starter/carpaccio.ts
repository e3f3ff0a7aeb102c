import type { Topping } from '@ofenpost/core/catalogue/illustration';
import { type RandomNumber, seededRandom } from '@ofenpost/core/random/seeded-random';
import { paintCrockery } from '../crockery/crockery.ts';
import { blur } from '../painter/blur.ts';
import { TURN } from '../painter/numbers.ts';
import { type Art, stamp } from '../painter/stamp.ts';
import type { Surface } from '../painter/surface.ts';
import { dress } from '../salad/dressing.ts';
import { coldArt } from '../topping/cold-art.ts';
import { placeToppings, pullInside } from '../topping/place-toppings.ts';
import { stampPieces } from '../topping/stamp-pieces.ts';
import type { ToppingArt } from '../topping/topping-art.ts';
import type { Serving } from './serving.ts';

const STREWN: ReadonlySet<Topping> = new Set([
  'basil',
  'rocket',
  'sage',
  'rosemary',
  'mint',
  'parmesan',
  'caper',
  'pineNut',
  'pistachio',
  'walnut',
  'almond',
  'springOnion',
  'pomegranate',
  'olive',
  'greenOlive',
  'chili',
  'garlic',
  'truffle',
  'crouton',
  'lemon',
]);

/** What is laid flat inside the rim of the plate. */
const LAID = 0.76;

/** Slices laid in rings on a plate, herbs and grains strewn over them. */
export function paintCarpaccio(surface: Surface, { toppings, seed, isSmall }: Serving): void {
  paintCrockery(surface, { radius: 0.94, form: 'plate' });
  const random = seededRandom(seed + 40);
  const strewn = toppings.filter((kind) => STREWN.has(kind));
  const laid = toppings.filter((kind) => !STREWN.has(kind));
  // Where everything is small, it is laid.
  const slices = (laid.length === 0 ? toppings : laid).map(coldArt);
  if (slices.length > 0) layRings(surface, slices, random);
  surface.ground = blur(surface.height, surface.width, 0.05 * surface.scale);
  const pieces = placeToppings(
    (laid.length === 0 ? [] : strewn).map((topping) => ({ topping, art: coldArt(topping) })),
    seededRandom(seed + 510),
    { reach: () => LAID * 0.9, area: 0.44, side: 0, scale: isSmall ? 1.25 : 1, bake: 0 },
  );
  for (const piece of pieces) pullInside(piece, () => LAID);
  stampPieces(surface, pieces, { melt: 0, seed, isSmall, follow: 0.02 });
  dress(surface, { radius: LAID, seed, drops: isSmall ? 6 : 26, grains: isSmall ? 0 : 30 });
}

/** Thin slices are flatter than what lies on a bread. */
const pressed =
  (draw: Art): Art =>
  (u, v, pixel) => {
    draw(u, v, pixel);
    pixel.height *= 0.55;
  };

/** Rings from outside inwards, each slice leaning on the one before. */
function layRings(surface: Surface, arts: readonly ToppingArt[], random: RandomNumber): void {
  const size = 0.215;
  for (const away of [LAID - size * 0.9, LAID - size * 2.1, 0]) {
    surface.ground = blur(surface.height, surface.width, 0.05 * surface.scale);
    const count = away <= 0.05 ? 1 : Math.round((TURN * away) / (size * 1.25));
    const start = random() * TURN;
    for (let index = 0; index < count; index++) {
      const art = arts[index % arts.length];
      if (art === undefined) continue;
      const angle = start + (index / count) * TURN;
      stamp(
        surface,
        pressed(art.piece(seededRandom(Math.trunc(random() * 1e9)), 0, index)),
        {
          x: Math.cos(angle) * away,
          y: Math.sin(angle) * away,
          radius: Math.min(size * 1.12, Math.max(art.radius * 1.25, size * 0.9)),
          rotation: angle + Math.PI / 2 + (random() - 0.5) * 0.4,
        },
        { ink: art.ink, bevel: art.bevel ?? 0, lift: 0.01, follow: 0.02 },
      );
    }
  }
}
