import type { Flavour } from '@ofenpost/core/catalogue/illustration';

export type FlavourColours = {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
};

export const flavourColours: Record<Flavour, FlavourColours> = {
  vanilla: { light: '#FFF9E2', middle: '#F8E6B0', dark: '#DDBE78' },
  chocolate: { light: '#A06A45', middle: '#72432A', dark: '#482616' },
  strawberry: { light: '#FFD0D2', middle: '#F29CA4', dark: '#D06B78' },
  raspberry: { light: '#F27A97', middle: '#D03A64', dark: '#971A42' },
  pistachio: { light: '#E0EBB4', middle: '#BACD7E', dark: '#8AA04C' },
  lemon: { light: '#FFFBD0', middle: '#F8EA86', dark: '#D8C048' },
  hazelnut: { light: '#EBCDA4', middle: '#CFA26C', dark: '#9C6E3C' },
  coffee: { light: '#D9B48C', middle: '#B08358', dark: '#7E5632' },
  caramel: { light: '#F6C67A', middle: '#DE9636', dark: '#A9641A' },
  mango: { light: '#FFDB80', middle: '#FBB636', dark: '#D98812' },
};
