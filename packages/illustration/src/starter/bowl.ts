import type { Topping } from '@ofenpost/core/catalogue/illustration';
import { paintCrockery } from '../crockery/crockery.ts';
import { palette, tint } from '../painter/colour.ts';
import { smooth } from '../painter/numbers.ts';
import { around, blend, paint, type Surface } from '../painter/surface.ts';
import { dress } from '../salad/dressing.ts';
import { heapUp } from '../topping/heap-up.ts';
import type { Serving } from './serving.ts';

const [MARINADE] = palette('#A98A3A');

/** What comes out of a jar brings some of its oil. */
const IN_OIL: ReadonlySet<Topping> = new Set([
  'olive',
  'greenOlive',
  'driedTomato',
  'artichoke',
  'pepper',
  'anchovy',
  'mushroom',
  'aubergine',
  'feta',
]);

/** A bowl heaped with one or a few kinds: olives, nuts, tomatoes. */
export function paintBowl(surface: Surface, { toppings, seed, isSmall }: Serving): void {
  paintCrockery(surface, { radius: 0.92, form: 'bowl' });
  if (toppings.some((topping) => IN_OIL.has(topping))) pourOil(surface);
  heapUp(surface, toppings, {
    x: 0,
    y: 0,
    radius: 0.8,
    layers: 2.5,
    scale: isSmall ? 2.1 : 1.75,
    height: 0.16,
    seed,
  });
  if (toppings.length === 0) return;
  dress(surface, { radius: 0.7, seed, drops: isSmall ? 4 : 14, grains: isSmall ? 0 : 26 });
}

function pourOil(surface: Surface): void {
  paint(surface, around(0, 0, 0.76), (x, y, pixel, index) => {
    const amount = smooth(0.78, 0.7, Math.hypot(x, y)) * 0.75;
    if (amount <= 0) return;
    pixel.red = pixel.green = pixel.blue = 0;
    tint(pixel, MARINADE, 1);
    pixel.gloss = 1;
    blend(surface, index, pixel, amount, 0.02);
  });
}
