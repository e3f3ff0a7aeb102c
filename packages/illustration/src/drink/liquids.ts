import type { Liquid } from '@ofenpost/core/catalogue/illustration';
import { type Colour, palette } from '../painter/colour.ts';

export type LiquidLook = {
  /** Where light falls through. */
  readonly light: Colour;
  readonly middle: Colour;
  /** Where it is deep, and along the sides. */
  readonly dark: Colour;
  readonly isSparkling: boolean;
  /** How much one sees through it, 0 to 1. */
  readonly clearness: number;
  /** Foam, crema or milk on top. */
  readonly head?: Colour;
  readonly kind: 'soft' | 'beer' | 'wine' | 'hot';
};

type Shades = readonly [light: string, middle: string, dark: string, head?: string];

const liquid = (
  kind: LiquidLook['kind'],
  [light, middle, dark, head]: Shades,
  { isSparkling = false, clearness = 0 }: Partial<LiquidLook> = {},
): LiquidLook => {
  const [lightColour, middleColour, darkColour] = palette(light, middle, dark);
  const look = { kind, light: lightColour, middle: middleColour, dark: darkColour, isSparkling, clearness };
  return head === undefined ? look : { ...look, head: palette(head)[0] };
};

const sparkling = { isSparkling: true } as const;

export const liquidLook: Record<Liquid, LiquidLook> = {
  water: liquid('soft', ['#EDF8FA', '#C3E4EC', '#7FB4C6'], { isSparkling: true, clearness: 0.18 }),
  cola: liquid('soft', ['#9A4A20', '#4A1D0D', '#220B05'], sparkling),
  lemonade: liquid('soft', ['#FFFAC4', '#F5E372', '#CFAE35'], { isSparkling: true, clearness: 0.08 }),
  orangeJuice: liquid('soft', ['#FFC44C', '#FB9E1C', '#DB7407']),
  appleJuice: liquid('soft', ['#FFE48C', '#EDBB3C', '#B98017'], sparkling),
  icedTea: liquid('soft', ['#F5A84E', '#CF7124', '#8C4412']),
  berryJuice: liquid('soft', ['#FF6A86', '#C8204C', '#7A0D2C']),
  elderflower: liquid('soft', ['#FBFBD8', '#E7EFA4', '#B3C35E'], { isSparkling: true, clearness: 0.1 }),
  lager: liquid('beer', ['#FFE07A', '#F4B322', '#BE780A', '#FFFAEA'], sparkling),
  wheatBeer: liquid('beer', ['#FBC864', '#E4952C', '#A85E14', '#FFF5DE'], sparkling),
  darkBeer: liquid('beer', ['#8E4216', '#43190A', '#1F0A04', '#E8CB98']),
  redWine: liquid('wine', ['#C22A4C', '#7C0D2C', '#430516']),
  whiteWine: liquid('wine', ['#FFF8C6', '#F0DF82', '#C4A548'], { clearness: 0.1 }),
  roseWine: liquid('wine', ['#FFD2C2', '#F59E8C', '#CB6C5E']),
  spritz: liquid('soft', ['#FFA848', '#F7661A', '#BE3D08'], sparkling),
  coffee: liquid('hot', ['#7A4726', '#43210F', '#261004', '#C98A48']),
  cappuccino: liquid('hot', ['#C08A5A', '#9A6032', '#6A3A18', '#FFF4DF']),
  tea: liquid('hot', ['#F0A848', '#CC7420', '#8E480E']),
  hotChocolate: liquid('hot', ['#8A5433', '#5E3018', '#3A1809', '#FFF2E2']),
};
