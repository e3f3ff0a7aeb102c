import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { paintGlass } from '../glassware/glass.ts';
import { hashText } from '../hash-text.ts';
import { type Colour, mixed, palette } from '../painter/colour.ts';
import type { Surface } from '../painter/surface.ts';
import { paintCan } from './can.ts';
import { paintClosure } from './closure.ts';
import { contentsPainter } from './contents.ts';
import { paintCup } from './cup.ts';
import { dew } from './dew.ts';
import { paintFoam } from './foam.ts';
import { layGarnish } from './garnish.ts';
import { type Label, labelCover, labelLook, paintLabel } from './label.ts';
import { type LiquidLook, liquidLook } from './liquids.ts';
import { type VesselLook, vesselLook } from './vessels.ts';

export type Drink = Extract<Illustration, { kind: 'drink' }>;

export type DrinkOptions = {
  readonly seed: string;
  /** For pictures of at most 128 pixels: no bubbles, no dew. */
  readonly isSmall: boolean;
};

const [BROWN_GLASS, GREEN_GLASS, OLIVE_GLASS] = palette('#6A3312', '#1F3D26', '#9AA34E');

/** Paints a drink from the front, with its garnish. */
export function paintDrink(surface: Surface, drink: Drink, options: DrinkOptions): void {
  const seed = hashText(options.seed) & 0xf_ff_ff;
  const { isSmall } = options;
  const { vessel, garnish = [], label: labelColour = 'paper', emblem = 'drop' } = drink;
  const liquid = liquidLook[drink.liquid];
  const print = { look: labelLook[labelColour], emblem };
  if (vessel === 'cup') paintCup(surface, liquid, seed);
  else if (vessel === 'can') paintCan(surface, print, { seed, isSmall });
  else paintFilled(surface, vessel, { liquid, print, seed, isSmall });
  layGarnish(surface, { garnish, vessel, seed, isSmall });
}

type FilledOptions = {
  readonly liquid: LiquidLook;
  readonly print: Omit<Label, 'top' | 'bottom'>;
  readonly seed: number;
  readonly isSmall: boolean;
};

function paintFilled(
  surface: Surface,
  name: keyof typeof vesselLook,
  { liquid, print, seed, isSmall }: FilledOptions,
): void {
  const vessel = vesselLook[name];
  const tinted = tintOf(name, liquid);
  const isFoaming = name === 'beerGlass' && liquid.head !== undefined;
  const width = vessel.outline.widthAt(vessel.level) - vessel.wall;
  const look = tinted === undefined ? liquid : seenThrough(liquid, tinted);
  const label = vessel.label === undefined ? undefined : { ...print, ...vessel.label };
  paintGlass(surface, vessel, {
    tinted,
    fillInside: contentsPainter({
      liquid: look,
      level: vessel.level,
      bottom: vessel.floor,
      tilt: vessel.tilt,
      width,
      head: headOf(vessel, liquid, isFoaming),
      hasIce: liquid.kind === 'soft' && (vessel.hasIce === true || liquid === liquidLook.spritz),
      isSmall,
      seed,
    }),
    cover: (spot, pixel) => {
      const amount = label === undefined ? 0 : labelCover(label, spot, surface.scale);
      if (label !== undefined && amount > 0.5) {
        paintLabel(pixel, label, spot);
        pixel.height += 0.006;
      }
      if (vessel.closure !== undefined && !isSmall && amount === 0) pixel.height += dew(pixel, spot, seed);
      return amount;
    },
  });
  if (isFoaming) paintFoam(surface, { outline: vessel.outline, tilt: vessel.tilt, liquid, seed });
  paintClosure(surface, vessel, print.look);
}

/** How thick foam or crema is: in the neck of a bottle there is none. */
function headOf({ closure, level, outline }: VesselLook, { kind }: LiquidLook, isFoaming: boolean): number {
  if (isFoaming) return level - outline.top - 0.02;
  if (closure !== undefined) return 0;
  return kind === 'beer' ? 0.15 : 0.07;
}

/** Beer comes in brown glass, red wine in green; what is pretty itself in clear glass. */
function tintOf(name: keyof typeof vesselLook, liquid: LiquidLook): Colour | undefined {
  if (liquid.kind === 'beer' && (name === 'beerBottle' || name === 'swingBottle')) return BROWN_GLASS;
  if (name !== 'wineBottle' || liquid.kind !== 'wine') return undefined;
  if (liquid === liquidLook.redWine) return GREEN_GLASS;
  return liquid === liquidLook.whiteWine ? OLIVE_GLASS : undefined;
}

function seenThrough(liquid: LiquidLook, glass: Colour): LiquidLook {
  const shade = (colour: Colour) => mixed(colour, mixed(glass, [0, 0, 0], 0.15), 0.68);
  const { light, middle, dark } = liquid;
  return {
    ...liquid,
    isSparkling: false,
    clearness: 0,
    light: mixed(light, glass, 0.5),
    middle: shade(middle),
    dark: shade(dark),
  };
}
