import type { Sauce } from '@ofenpost/core/catalogue/illustration';

export type SauceColours = {
  readonly edge: string;
  readonly middle: string;
  readonly gloss: string;
  readonly speck: string;
};

export const sauceColours: Record<Sauce, SauceColours> = {
  tomato: { edge: '#B8331F', middle: '#DE5E38', gloss: '#F2905C', speck: '#8E1F14' },
  cream: { edge: '#EBD3A0', middle: '#FBF0D6', gloss: '#FFFBF0', speck: '#D9A85E' },
  pesto: { edge: '#5E7F2C', middle: '#8FAE4A', gloss: '#BBD077', speck: '#3F5F1E' },
  pumpkin: { edge: '#CF6F17', middle: '#F2A03F', gloss: '#FFC878', speck: '#A9500F' },
  hummus: { edge: '#CFA868', middle: '#EBD2A0', gloss: '#F9EBCB', speck: '#B5652B' },
  beetroot: { edge: '#8A1E52', middle: '#C04A82', gloss: '#E58BB2', speck: '#5E0F36' },
  barbecue: { edge: '#5E2613', middle: '#8C4522', gloss: '#BF7A45', speck: '#3A140A' },
  mascarpone: { edge: '#EAD7B4', middle: '#FFF8EA', gloss: '#FFFFFF', speck: '#E3C896' },
  chocolate: { edge: '#3F2113', middle: '#6A3C22', gloss: '#9C6A47', speck: '#2A130A' },
  berry: { edge: '#8A1438', middle: '#C43A5F', gloss: '#EE7F98', speck: '#5E0A24' },
  none: { edge: '#E0AE62', middle: '#F3D296', gloss: '#FBE7BC', speck: '#B97A35' },
};
