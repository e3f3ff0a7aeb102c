import type { Flavour } from '@ofenpost/core/catalogue/illustration';
import { type Colour, palette } from '../painter/colour.ts';

export type FlavourLook = {
  readonly light: Colour;
  readonly middle: Colour;
  readonly dark: Colour;
  /** Seeds, chips or crumbs in it. */
  readonly speck: Colour;
};

const look = (...hexes: readonly [light: string, middle: string, dark: string, speck: string]): FlavourLook => {
  const [light, middle, dark, speck] = palette(...hexes);
  return { light, middle, dark, speck };
};

export const flavourLook: Record<Flavour, FlavourLook> = {
  vanilla: look('#FFF8DC', '#FBE8AE', '#DDB768', '#5A3A1A'),
  chocolate: look('#9C6240', '#6B3A20', '#3E1D0E', '#2A1208'),
  strawberry: look('#FFC9CC', '#F68F9C', '#CC4A5E', '#B3243C'),
  raspberry: look('#F4688C', '#D22A58', '#8E0F38', '#6E0A24'),
  pistachio: look('#DDE9A8', '#B5C96C', '#7D9438', '#5E7A24'),
  lemon: look('#FFFBCB', '#FCEE7E', '#E2C93E', '#E8D040'),
  hazelnut: look('#EBCBA0', '#CD9A60', '#946030', '#6E3F1A'),
  coffee: look('#DDB68C', '#AE7C4E', '#74492A', '#3A1F10'),
  caramel: look('#FCC872', '#E59224', '#A65C0E', '#8A4A10'),
  mango: look('#FFD76A', '#FFB21E', '#DC8108', '#F29A0A'),
};
