import type { LabelColour, Liquid } from '@ofenpost/core/catalogue/illustration';

export type LiquidColours = {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  readonly bubbles: boolean;
  /** Foam, crema or milk on top. */
  readonly head?: string;
};

export const liquidColours: Record<Liquid, LiquidColours> = {
  water: { light: '#E2F3F6', middle: '#BFE0E8', dark: '#8FBFCC', bubbles: true },
  cola: { light: '#7A3E22', middle: '#4A2012', dark: '#2A0F08', bubbles: true },
  lemonade: { light: '#FBF3B8', middle: '#F3E07A', dark: '#D9BE45', bubbles: true },
  orangeJuice: { light: '#FFC65C', middle: '#F9A32A', dark: '#DB7F12', bubbles: false },
  appleJuice: { light: '#F8DC84', middle: '#E9BC48', dark: '#C18F22', bubbles: true },
  icedTea: { light: '#EBA760', middle: '#CE7B34', dark: '#9A521C', bubbles: false },
  berryJuice: { light: '#E85C7C', middle: '#BE2750', dark: '#841334', bubbles: false },
  elderflower: { light: '#F7F8D4', middle: '#E6EDA6', dark: '#BFCB70', bubbles: true },
  lager: { light: '#FBD96A', middle: '#F0B52E', dark: '#C58412', bubbles: true, head: '#FFF9E8' },
  wheatBeer: { light: '#F6C667', middle: '#E29A35', dark: '#B46D1B', bubbles: true, head: '#FFF6E0' },
  darkBeer: { light: '#6B3416', middle: '#44200D', dark: '#260F06', bubbles: false, head: '#EBD3A6' },
  redWine: { light: '#A32345', middle: '#7A1230', dark: '#4E081D', bubbles: false },
  whiteWine: { light: '#FAF0B8', middle: '#EEDC86', dark: '#CDB456', bubbles: false },
  roseWine: { light: '#FBC6B8', middle: '#F0A292', dark: '#D27E70', bubbles: false },
  spritz: { light: '#FF9A52', middle: '#F26B25', dark: '#C7470F', bubbles: true },
  coffee: { light: '#7A4726', middle: '#4E2A15', dark: '#321808', bubbles: false, head: '#C68A4C' },
  cappuccino: { light: '#C08A5A', middle: '#9A6438', dark: '#6E4220', bubbles: false, head: '#FFF4DF' },
  tea: { light: '#E9A650', middle: '#C97A2A', dark: '#9A5517', bubbles: false },
  hotChocolate: { light: '#8A5433', middle: '#66381E', dark: '#45220F', bubbles: false, head: '#FFF2E2' },
};

export const labelColours: Record<
  LabelColour,
  { readonly ground: string; readonly ink: string; readonly shade: string }
> = {
  paper: { ground: '#FFF8E8', ink: '#B9502B', shade: '#E6D6B4' },
  ember: { ground: '#C4552D', ink: '#FFF0D8', shade: '#963A1A' },
  basil: { ground: '#1B7A54', ink: '#F3F3D8', shade: '#0B5539' },
  sun: { ground: '#F6C544', ink: '#8A3B12', shade: '#D29A1C' },
  sky: { ground: '#5FA3BC', ink: '#FFFFFF', shade: '#3F7F9A' },
  berry: { ground: '#9A2350', ink: '#FFE3D8', shade: '#6E1236' },
  blossom: { ground: '#F3B8B4', ink: '#8A2240', shade: '#D68F8E' },
  night: { ground: '#2E2A2B', ink: '#F0C878', shade: '#171415' },
};
