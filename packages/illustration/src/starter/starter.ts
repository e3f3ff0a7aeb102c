import type { Illustration, StarterDish } from '@ofenpost/core/catalogue/illustration';
import { hashText } from '../hash-text.ts';
import type { Surface } from '../painter/surface.ts';
import { paintAntipasti } from './antipasti.ts';
import { paintBowl } from './bowl.ts';
import { paintBruschetta } from './bruschetta.ts';
import { paintCarpaccio } from './carpaccio.ts';
import { paintFocaccia } from './focaccia.ts';
import { paintFries } from './fries.ts';
import { paintRolls } from './rolls.ts';
import type { Serving } from './serving.ts';
import { paintSoup } from './soup.ts';
import { paintSticks } from './sticks.ts';

export type Starter = Extract<Illustration, { kind: 'starter' }>;

const painters: Record<StarterDish, (surface: Surface, serving: Serving) => void> = {
  focaccia: paintFocaccia,
  bruschetta: paintBruschetta,
  bowl: paintBowl,
  soup: paintSoup,
  board: paintAntipasti,
  sticks: paintSticks,
  rolls: paintRolls,
  plate: paintCarpaccio,
  fries: paintFries,
};

export type StarterOptions = { readonly seed: string; readonly isSmall: boolean };

/** Paints a starter with what it is served on. */
export function paintStarter(
  surface: Surface,
  { dish, sauce = 'none', toppings }: Starter,
  { seed, isSmall }: StarterOptions,
): void {
  painters[dish](surface, { sauce, toppings: [...new Set(toppings)], seed: hashText(seed) & 0xf_ff_ff, isSmall });
}
