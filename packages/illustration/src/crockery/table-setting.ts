import { paintFlatbread } from '../flatbread/flatbread.ts';
import { hashText } from '../hash-text.ts';
import { blur } from '../painter/blur.ts';
import { inset } from '../painter/inset.ts';
import { stamp } from '../painter/stamp.ts';
import type { Surface } from '../painter/surface.ts';
import { paintCrockery } from './crockery.ts';
import { fork, knife } from './cutlery.ts';
import { paintLinen } from './linen.ts';
import { paintWaterGlass } from './water-glass.ts';

export type TableSettingOptions = { readonly seed: string };

const PLATE = 0.62;

/** Paints a set table from above, with a flatbread on the plate: what a menu of several dishes promises. */
export function paintTableSetting(surface: Surface, { seed: name }: TableSettingOptions): void {
  const seed = hashText(name) & 0xf_ff_ff;
  paintLinen(surface, { halfWidth: 0.97, halfHeight: 0.76, lean: -0.03, seed });
  paintCrockery(surface, { radius: PLATE, x: -0.03, y: 0.03, form: 'plate' });
  inset(surface, { x: -0.03, y: 0.03, share: 0.52, height: 0.05 }, (inner) => {
    paintFlatbread(
      inner,
      { kind: 'flatbread', sauce: 'tomato', toppings: ['mozzarella', 'basil'] },
      { seed: name, bake: 1, isSmall: true },
    );
  });
  // Steel is stiff: the weave below does not show on it.
  surface.ground = blur(surface.height, surface.width, 0.03 * surface.scale);
  const upright = { rotation: Math.PI / 2, radius: 0.58 };
  const ink = { ink: 0, lift: 0.012, follow: 0 };
  stamp(surface, fork, { x: -0.81, y: 0.1, ...upright }, ink);
  stamp(surface, knife, { x: 0.76, y: 0.15, ...upright }, ink);
  paintWaterGlass(surface, { x: 0.69, y: -0.65, radius: 0.19 });
}
