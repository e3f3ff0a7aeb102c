import type { PizzaDough } from '@ofenpost/core/pizza-creator/pizza-offer';
import { GOLDEN_CRUST } from '../illustration/bread.ts';
import { between, seeded } from '../illustration/random.ts';
import { filled, leaning } from '../illustration/shape.ts';

const SPELT_CRUST = ['#EDC27E', '#CF9047', '#A5672B', '#875021'];
const WHOLEGRAIN_CRUST = ['#D2A468', '#A87239', '#825226', '#65401D'];
const PALE_CRUST = ['#FDEFC8', '#F3D69B', '#DDB06A', '#C2904F'];
const WHEAT_CRUSTS = [GOLDEN_CRUST, SPELT_CRUST];

/** The look of a baked dough. */
export type DoughLook = { readonly crust: readonly string[]; readonly hasSeeds: boolean };

/**
 * Doughs have no drawing, so their allergens decide: sesame is strewn over a dark crust, a gluten-free one is pale, and
 * the others alternate.
 */
export function doughLook({ allergens }: Pick<PizzaDough, 'allergens'>, index: number): DoughLook {
  const hasSeeds = allergens.includes('sesame');
  if (!allergens.includes('gluten')) return { crust: PALE_CRUST, hasSeeds };
  return { crust: hasSeeds ? WHOLEGRAIN_CRUST : (WHEAT_CRUSTS[index % WHEAT_CRUSTS.length] ?? GOLDEN_CRUST), hasSeeds };
}

/** Draws sesame on the crust, always the same grains. */
export function drawCrustSeeds(): string {
  const random = seeded('crust seeds');
  let seeds = '';
  for (let index = 0; index < 46; index++) {
    const angle = ((index + random()) / 46) * Math.PI * 2;
    const away = between(random, 126, 142);
    seeds += leaning(Math.cos(angle) * away, Math.sin(angle) * away, 3.4, 1.8, Math.round(random() * 180));
  }
  return filled(seeds, '#FBEBC4');
}
