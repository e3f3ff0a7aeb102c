import type { Topping } from '@ofenpost/core/catalogue/illustration';
import type { PizzaHalf, ToppingPlace } from '@ofenpost/core/pizza/pizza-creation';
import type { PizzaDough } from '@ofenpost/core/pizza/pizza-offer';
import type { ResolvedCreation } from '@ofenpost/core/pizza/resolve-creation';
import { GOLDEN_CRUST } from '../illustration/bread.ts';
import { toppedOutline } from '../illustration/flatbread.ts';
import { type Placement, placeToppings } from '../illustration/place-toppings.ts';
import { between, seeded } from '../illustration/random.ts';
import { filled, leaning } from '../illustration/shape.ts';
import { toppingArt } from '../illustration/toppings/toppings.ts';

/** An ingredient that is visible on the flatbread. */
export type BreadLayer = { readonly key: string; readonly topping: Topping; readonly place: ToppingPlace };

/** The pieces of one layer that were added together. */
export type PieceGroup = {
  /** Unique in a picture; letters, digits and hyphens. */
  readonly key: string;
  readonly layerKey: string;
  readonly half: ToppingPlace;
  readonly pieces: readonly Placement[];
};

/** Constant, so that a piece has the same place in every creation. */
export const BREAD_SEED = 'creation';
/** A layer with fewer pieces is placed again instead of being cut down to a half. */
const PIECES_LEFT_MIN = 2;
const OUTLINE = toppedOutline('round');

/** Returns cheese and toppings of a pizza, as far as they have a drawing. */
export const layersOf = ({ cheese, toppings }: ResolvedCreation): readonly BreadLayer[] =>
  [
    { prefix: 'c', part: cheese, place: 'whole' as const },
    ...toppings.map(({ topping, place }) => ({ prefix: 't', part: topping, place })),
  ].flatMap(({ prefix, part: { urlKey, illustration }, place }) =>
    illustration === null ? [] : [{ key: `${prefix}-${urlKey}`, topping: illustration, place }],
  );

/** The more layers, the fewer pieces of each. */
function densityFor(layers: readonly BreadLayer[]): number {
  if (layers.length <= 4) return 1;
  return layers.length <= 8 ? 0.8 : 0.62;
}

const liesOn = (half: PizzaHalf, { topping, x }: Placement): boolean => {
  const room = toppingArt[topping].radius * 0.8;
  return half === 'left' ? x <= -room : x >= room;
};

/** Returns the pieces of a group that remain when its layer moves: all, those on one half, or none. */
function remainingPieces(group: PieceGroup, layers: readonly BreadLayer[]): PieceGroup[] {
  const place = layers.find(({ key }) => key === group.layerKey)?.place;
  if (place === undefined) return [];
  if (place === 'whole' || place === group.half) return [group];
  if (group.half !== 'whole') return [];
  const pieces = group.pieces.filter((piece) => liesOn(place, piece));
  return pieces.length < PIECES_LEFT_MIN ? [] : [{ ...group, half: place, pieces }];
}

/** Returns where pieces of a layer are missing. */
function missingOf({ key, place }: BreadLayer, groups: readonly PieceGroup[]): ToppingPlace | null {
  const present = new Set(groups.filter(({ layerKey }) => layerKey === key).map(({ half }) => half));
  if (present.size === 0) return place;
  if (place !== 'whole' || present.has('whole') || present.size === 2) return null;
  return present.has('left') ? 'right' : 'left';
}

/** Places all layers. Pieces that were there and still belong there stay, as the same group; new groups come last. */
export function nextGroups(before: readonly PieceGroup[], layers: readonly BreadLayer[]): readonly PieceGroup[] {
  const groups = before.flatMap((group) => remainingPieces(group, layers));
  const surface = { outline: OUTLINE, density: densityFor(layers) };
  // Large pieces come first: small ones find room between them.
  for (const layer of layers.toSorted((a, b) => toppingArt[b.topping].radius - toppingArt[a.topping].radius)) {
    const half = missingOf(layer, groups);
    if (half === null) continue;
    const laid = groups.flatMap(({ pieces }) => pieces);
    const all = placeToppings([{ topping: layer.topping, half }], `${BREAD_SEED} ${half}`, surface, laid);
    const pieces = all.slice(laid.length);
    // There are none where another part with the same drawing is already.
    if (pieces.length > 0) groups.push({ key: `${layer.key}-${half}`, layerKey: layer.key, half, pieces });
  }
  return groups;
}

/** Whether the halves have different toppings. */
export const isDivided = (layers: readonly BreadLayer[]): boolean => layers.some(({ place }) => place !== 'whole');

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
